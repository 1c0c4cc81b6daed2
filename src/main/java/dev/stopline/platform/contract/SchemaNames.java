package dev.stopline.platform.contract;

import java.util.Optional;

/** How a feature's types are called in the contract, where their own names would not tell enough. */
@FunctionalInterface
public interface SchemaNames {

    /** The name of this type; empty where its own simple name will do. */
    Optional<String> of(Class<?> type);
}
