package dev.stopline.platform.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** The folder of the local profile, held by one running service at a time; what is secret in it only its owner can read. */
public final class DataFolder implements AutoCloseable {

    private static final String OWNER_ONLY = "rwx------";
    private static final String OWNER_ONLY_FILE = "rw-------";

    /** What this process holds. Asked first, since closing a second channel to a lock file would let the lock go. */
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path path;
    private final FileChannel lockFile;

    private DataFolder(Path path, FileChannel lockFile) {
        this.path = path;
        this.lockFile = lockFile;
    }

    /**
     * Makes the folder if need be, and holds it until {@link #close}.
     *
     * @throws DataFolderInUse if another running service holds it
     */
    public static DataFolder claim(Path path) {
        var folder = path.toAbsolutePath().normalize();
        try {
            if (!Files.exists(folder)) {
                Files.createDirectories(folder);
                restrict(folder, OWNER_ONLY);
            }
            return hold(folder.toRealPath());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot use the data folder " + folder, e);
        }
    }

    private static DataFolder hold(Path folder) throws IOException {
        if (!HELD.add(folder)) {
            throw new DataFolderInUse(folder);
        }
        var lockFile = FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (lockFile.tryLock() == null) {
            lockFile.close();
            HELD.remove(folder);
            throw new DataFolderInUse(folder);
        }
        return new DataFolder(folder, lockFile);
    }

    /** A path inside the folder. */
    public Path resolve(String name) {
        return path.resolve(name);
    }

    /** A folder inside that only its owner can enter, made if need be. */
    public Path privateFolder(String name) {
        var folder = path.resolve(name);
        try {
            Files.createDirectories(folder);
            restrict(folder, OWNER_ONLY);
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot use the folder " + folder, e);
        }
    }

    /** The text of a secret file, made from {@code fresh} on the first call and readable by the owner only. */
    public String secret(String name, Supplier<String> fresh) {
        var file = path.resolve(name);
        try {
            if (!Files.exists(file)) {
                var draft = path.resolve(name + ".new");
                Files.deleteIfExists(draft);
                Files.createFile(draft);
                restrict(draft, OWNER_ONLY_FILE);
                Files.writeString(draft, fresh.get());
                Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
            }
            return Files.readString(file).strip();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot keep the secret " + file, e);
        }
    }

    private static void restrict(Path file, String permissions) throws IOException {
        if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
        }
    }

    /** Lets the folder go. */
    @Override
    public void close() {
        try {
            lockFile.close();
            HELD.remove(path);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot let go of the data folder " + path, e);
        }
    }
}
