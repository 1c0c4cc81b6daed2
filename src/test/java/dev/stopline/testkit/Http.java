package dev.stopline.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Calls the running service as a client would. */
public final class Http {

    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final JsonMapper JSON = JsonMapper.shared();

    private final String address;
    private final @Nullable String token;

    private Http(String address, @Nullable String token) {
        this.address = address;
        this.token = token;
    }

    /** A client without a token of the service at this port. */
    public static Http at(int port) {
        return new Http("http://localhost:" + port, null);
    }

    /** The same client with this bearer token. */
    public Http as(String bearer) {
        return new Http(address, bearer);
    }

    /** The bearer token; empty text if there is none. */
    public String token() {
        return token == null ? "" : token;
    }

    /** The client of an organizer. */
    public Http asOrganizer() {
        var answer = post("/v1/organizer-tokens", "{\"secret\": \"the-organizer-of-all-tests\"}");
        return as(answer.json().get("token").asString());
    }

    /** The client of this organizer: a person of their own, as an organizer of events has to be. */
    public Http asOrganizer(Http subject) {
        var answer = subject.post("/v1/organizer-tokens", "{\"secret\": \"the-organizer-of-all-tests\"}");
        return as(answer.json().get("token").asString());
    }

    /** An answer. */
    public record Answer(HttpResponse<String> response) {

        /** The status. */
        public int status() {
            return response.statusCode();
        }

        /** The body as text. */
        public String text() {
            return response.body();
        }

        /** The body as JSON. */
        public JsonNode json() {
            return JSON.readTree(response.body());
        }

        /** The first header of this name, or empty text. */
        public String header(String name) {
            return response.headers().firstValue(name).orElse("");
        }
    }

    /** GET. */
    public Answer get(String path, String... headers) {
        return send(request(path, headers).GET());
    }

    /** POST of a JSON text. */
    public Answer post(String path, String json, String... headers) {
        return post(path, json.getBytes(StandardCharsets.UTF_8), headers);
    }

    /** POST of JSON as bytes. */
    public Answer post(String path, byte[] json, String... headers) {
        return send(request(path, headers)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofByteArray(json)));
    }

    /** A request to this path, with the token and these headers, for what the other methods do not offer. */
    public HttpRequest.Builder request(String path, String... headers) {
        var request = HttpRequest.newBuilder(URI.create(address + path));
        if (token != null) {
            request.header("Authorization", "Bearer " + token);
        }
        if (headers.length > 0) {
            request.headers(headers);
        }
        return request;
    }

    /** Sends a request. */
    public Answer send(HttpRequest.Builder request) {
        try {
            return new Answer(CLIENT.send(request.build(), BodyHandlers.ofString(StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
