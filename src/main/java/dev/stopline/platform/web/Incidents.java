package dev.stopline.platform.web;

import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.QueryTimeoutException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.CannotCreateTransactionException;

/** Failures of ours: logged whole under an id, and answered with the id alone. */
@Component
class Incidents {

    private static final Logger LOG = LoggerFactory.getLogger(Incidents.class);

    /** The problem that tells of this failure: {@code unavailable} if the database cannot be had, else {@code internal}. */
    Problem of(Throwable failure, String path) {
        var incident = UUID.randomUUID().toString();
        var kind = isOutage(failure) ? ProblemKind.UNAVAILABLE : ProblemKind.INTERNAL;
        LOG.error("incident {} on {}", incident, path, failure);
        return Problem.of(kind).with("incident", incident);
    }

    private static boolean isOutage(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof CannotCreateTransactionException
                    || cause instanceof DataAccessResourceFailureException
                    || cause instanceof QueryTimeoutException) {
                return true;
            }
        }
        return false;
    }
}
