package dev.stopline.bench;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/**
 * One kept connection to the service. Written by hand because the load runs on the same processors as what it measures:
 * a client library would take a share of them that nobody asked about.
 */
final class Wire implements AutoCloseable {

    private static final int CHUNK_BASE = 16;

    private final int port;
    private Line line;

    Wire(int port) {
        this.port = port;
        this.line = connect();
    }

    private record Line(Socket socket, InputStream in, OutputStream out) {}

    private Line connect() {
        try {
            var socket = new Socket(InetAddress.getLoopbackAddress(), port);
            socket.setTcpNoDelay(true);
            return new Line(
                    socket, new BufferedInputStream(socket.getInputStream(), 1 << 16), socket.getOutputStream());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** An answer. */
    record Answer(int status, byte[] bytes) {

        String text() {
            return new String(bytes, StandardCharsets.UTF_8);
        }
    }

    /** The bytes of a POST of JSON; no token if it is empty text. */
    static byte[] post(String path, String token, String json) {
        var body = json.getBytes(StandardCharsets.UTF_8);
        var head = "POST " + path + " HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\n"
                + (token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n")
                + "Content-Type: application/json\r\nContent-Length: " + body.length + "\r\n\r\n";
        var start = head.getBytes(StandardCharsets.US_ASCII);
        var all = java.util.Arrays.copyOf(start, start.length + body.length);
        System.arraycopy(body, 0, all, start.length, body.length);
        return all;
    }

    /** Sends a request and reads its answer to the end. */
    Answer send(byte[] request) {
        try {
            line.out().write(request);
            return answer();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Answer answer() throws IOException {
        int status = Integer.parseInt(header().split(" ")[1]);
        int length = 0;
        boolean isChunked = false;
        boolean isLast = false;
        for (var header = header(); !header.isEmpty(); header = header()) {
            if (header.regionMatches(true, 0, "Content-Length:", 0, 15)) {
                length = Integer.parseInt(header.substring(15).strip());
            }
            isChunked |= header.regionMatches(true, 0, "Transfer-Encoding:", 0, 18);
            isLast |= header.equalsIgnoreCase("Connection: close");
        }
        var answer = new Answer(status, isChunked ? chunks() : exactly(length));
        if (isLast) {
            close();
            line = connect();
        }
        return answer;
    }

    private byte[] chunks() throws IOException {
        var body = new java.io.ByteArrayOutputStream();
        for (int size = chunk(); size > 0; size = chunk()) {
            body.write(exactly(size));
            header();
        }
        header();
        return body.toByteArray();
    }

    private int chunk() throws IOException {
        return Integer.parseInt(header(), CHUNK_BASE);
    }

    private byte[] exactly(int length) throws IOException {
        var bytes = line.in().readNBytes(length);
        if (bytes.length < length) {
            throw new EOFException();
        }
        return bytes;
    }

    private String header() throws IOException {
        var text = new StringBuilder();
        for (int next = line.in().read(); next != '\n'; next = line.in().read()) {
            if (next < 0) {
                throw new EOFException();
            }
            if (next != '\r') {
                text.append((char) next);
            }
        }
        return text.toString();
    }

    @Override
    public void close() {
        try {
            line.socket().close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
