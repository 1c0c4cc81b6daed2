#!/usr/bin/env bash
# Holds the contract to its linters, and compiles a client generated from it.
#
#   contract/check.sh [openapi/stopline.yaml]
#
# Needs Node 20.19 or later. Where there is none it says so and passes: the service builds without Node.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

contract="$(realpath "../${1:-openapi/stopline.yaml}")"

if ! node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null; then
  echo "CONTRACT CHECK SKIPPED: there is no Node 20.19 or later on the path."
  exit 0
fi

# npm leaves a copy of the lock file beside what it installed.
if [[ ! node_modules/.package-lock.json -nt package-lock.json ]]; then
  npm ci
fi

export REDOCLY_TELEMETRY=off REDOCLY_SUPPRESS_UPDATE_NOTICE=true
tools=node_modules/.bin

spectral() { "$tools/spectral" lint --ruleset .spectral.yaml --fail-severity warn "$1"; }
redocly() { "$tools/redocly" lint --config redocly.yaml "$1"; }

# A linter that has nothing to say about the canary has lost its rules.
for linter in spectral redocly; do
  if "$linter" canary.yaml >/dev/null 2>&1; then
    echo "$linter finds no fault with canary.yaml" >&2
    exit 1
  fi
done

spectral "$contract"
redocly "$contract"

mkdir -p generated
"$tools/openapi-typescript" "$contract" --output generated/stopline.d.ts
"$tools/tsc" --project tsconfig.json
echo "The contract lints clean, and its client compiles."
