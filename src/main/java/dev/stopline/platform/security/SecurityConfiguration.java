package dev.stopline.platform.security;

import dev.stopline.platform.StoplineProperties;
import dev.stopline.platform.web.ProblemWriter;
import dev.stopline.platform.web.TextThatComesIn;
import jakarta.servlet.DispatcherType;
import java.util.List;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.AbstractHttpConfigurer;
import org.springframework.security.config.annotation.web.configurers.HeadersConfigurer;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.config.observation.SecurityObservationSettings;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.firewall.HttpFirewall;
import org.springframework.security.web.firewall.StrictHttpFirewall;
import org.springframework.security.web.header.writers.ReferrerPolicyHeaderWriter.ReferrerPolicy;
import org.springframework.web.cors.CorsConfiguration;
import org.springframework.web.cors.CorsConfigurationSource;
import org.springframework.web.cors.UrlBasedCorsConfigurationSource;
import org.springframework.web.filter.CorsFilter;

/** Every request carries a bearer token, save to the few public addresses named here; nothing is kept between requests. */
@Configuration(proxyBeanMethods = false)
class SecurityConfiguration {

    private static final String CONTENT_POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'"
            + " data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

    @Bean
    SecurityFilterChain securityFilterChain(HttpSecurity http, SeatEpochs epochs, SecurityProblems problems) {
        return http.authorizeHttpRequests(requests -> requests.dispatcherTypeMatchers(DispatcherType.ERROR)
                        .permitAll()
                        .requestMatchers(
                                "/actuator/health/**",
                                "/v3/api-docs/**",
                                "/v3/api-docs.yaml",
                                "/swagger-ui/**",
                                "/swagger-ui.html",
                                "/problems/*")
                        .permitAll()
                        .requestMatchers(HttpMethod.POST, "/v1/organizer-tokens", "/v1/join", "/v1/subjects")
                        .permitAll()
                        .requestMatchers(
                                HttpMethod.GET,
                                "/v1/debriefs/shared/**",
                                "/v1/tournaments/*/standings/public",
                                "/v1/tournaments/*/standings/public/page")
                        .permitAll()
                        .anyRequest()
                        .authenticated())
                .oauth2ResourceServer(tokens -> tokens.jwt(jwt -> jwt.jwtAuthenticationConverter(
                                token -> CallerAuthentication.reader(epochs).convert(token)))
                        .authenticationEntryPoint(problems)
                        .accessDeniedHandler(problems))
                .exceptionHandling(
                        failures -> failures.authenticationEntryPoint(problems).accessDeniedHandler(problems))
                .sessionManagement(sessions -> sessions.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
                // Tokens are sent by hand and never by a browser on its own, so there is nothing to forge.
                .csrf(AbstractHttpConfigurer::disable)
                .requestCache(AbstractHttpConfigurer::disable)
                .logout(AbstractHttpConfigurer::disable)
                .headers(headers -> headers.cacheControl(HeadersConfigurer.CacheControlConfig::disable)
                        .addHeaderWriter(new AnswerHeaders())
                        .contentSecurityPolicy(policy -> policy.policyDirectives(CONTENT_POLICY))
                        .referrerPolicy(policy -> policy.policy(ReferrerPolicy.NO_REFERRER)))
                .cors(Customizer.withDefaults())
                .build();
    }

    /** Taken by Spring Security because of its name. */
    @Bean
    CorsFilter corsFilter(StoplineProperties properties, ProblemWriter problems) {
        var filter = new CorsFilter(origins(properties));
        filter.setCorsProcessor(new CorsProblems(problems));
        return filter;
    }

    private static CorsConfigurationSource origins(StoplineProperties properties) {
        var cors = new CorsConfiguration();
        cors.setAllowedOriginPatterns(properties.web().allowedOrigins());
        cors.setAllowedMethods(List.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"));
        cors.setAllowedHeaders(List.of(
                HttpHeaders.AUTHORIZATION,
                HttpHeaders.ACCEPT,
                HttpHeaders.ACCEPT_LANGUAGE,
                HttpHeaders.CONTENT_TYPE,
                HttpHeaders.IF_MATCH,
                HttpHeaders.IF_NONE_MATCH,
                "Idempotency-Key",
                "Last-Event-ID"));
        cors.setExposedHeaders(
                List.of(HttpHeaders.ETAG, HttpHeaders.LOCATION, HttpHeaders.RETRY_AFTER, HttpHeaders.ALLOW));
        cors.setMaxAge(3600L);
        var source = new UrlBasedCorsConfigurationSource();
        source.registerCorsConfiguration("/**", cors);
        return source;
    }

    /** A request passes many filters, and to observe each of them costs more than most of them do. */
    @Bean
    SecurityObservationSettings noObservedFilters() {
        return SecurityObservationSettings.noObservations();
    }

    @Bean
    HttpFirewall httpFirewall() {
        var firewall = new StrictHttpFirewall();
        firewall.setAllowedParameterValues(value -> TextThatComesIn.fault(value).isEmpty());
        return firewall;
    }
}
