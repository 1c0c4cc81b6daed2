#!/usr/bin/env bash
# Succeeds when the service is ready to take moves. Uses bash alone: the image need not hold curl or wget.
set -euo pipefail
exec 3<>"/dev/tcp/127.0.0.1/${SERVER_PORT:-8080}"
printf 'GET /actuator/health/readiness HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' >&3
read -r status <&3
[[ "$status" == "HTTP/1.1 200"* ]]
