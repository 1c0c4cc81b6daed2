package dev.stopline.platform.local;

import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** Says in one message why a second start on the same data folder fails, and what to do. */
public final class DataFolderInUseAnalyzer extends AbstractFailureAnalyzer<DataFolderInUse> {

    @Override
    protected FailureAnalysis analyze(Throwable rootFailure, DataFolderInUse cause) {
        return new FailureAnalysis(
                "The data folder " + cause.folder() + " is in use by another running Stopline.",
                "Stop the other one, or set STOPLINE_DATA to another folder (and SERVER_PORT to another port).",
                cause);
    }
}
