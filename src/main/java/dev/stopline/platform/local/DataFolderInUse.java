package dev.stopline.platform.local;

import java.nio.file.Path;

/** Another running Stopline holds the data folder. */
public final class DataFolderInUse extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String folder;

    DataFolderInUse(Path folder) {
        super("another running Stopline uses the data folder " + folder);
        this.folder = folder.toString();
    }

    /** The folder that is held. */
    public String folder() {
        return folder;
    }
}
