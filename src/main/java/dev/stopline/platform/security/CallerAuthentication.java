package dev.stopline.platform.security;

import java.util.List;
import org.springframework.core.convert.converter.Converter;
import org.springframework.security.authentication.AbstractAuthenticationToken;
import org.springframework.security.core.authority.SimpleGrantedAuthority;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.server.resource.InvalidBearerTokenException;

/** A request whose token was checked: its principal is the {@link Caller}. */
public final class CallerAuthentication extends AbstractAuthenticationToken {

    private static final long serialVersionUID = 1L;

    private final transient Caller caller;

    /** An authenticated request of this caller. */
    public CallerAuthentication(Caller caller) {
        super(List.of(new SimpleGrantedAuthority("ROLE_" + caller.role().name())));
        this.caller = caller;
        setAuthenticated(true);
    }

    @Override
    public Caller getPrincipal() {
        return caller;
    }

    @Override
    public String getCredentials() {
        return "";
    }

    @Override
    public String getName() {
        return caller.role().name();
    }

    /** Reads the caller out of a token that is signed and in time, and turns away one whose seat has a newer token. */
    static Converter<Jwt, CallerAuthentication> reader(SeatEpochs epochs) {
        return token -> Tokens.caller(token)
                .filter(caller -> epochs.isCurrent(caller, Tokens.epoch(token)))
                .map(CallerAuthentication::new)
                .orElseThrow(() -> new InvalidBearerTokenException("The token no longer counts"));
    }
}
