package dev.stopline.platform.contract;

import io.swagger.v3.core.jackson.TypeNameResolver;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Calls types in the contract as their features want them called. */
final class ContractNames extends TypeNameResolver {

    private final List<SchemaNames> features;

    ContractNames(List<SchemaNames> features) {
        this.features = features;
    }

    @Override
    protected String nameForClass(Class<?> type, Set<Options> options) {
        return features.stream()
                .map(feature -> feature.of(type))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseGet(() -> super.nameForClass(type, options));
    }
}
