/**
 * How the published contract is made from the code: {@code RecordSchemas} reads records, {@code CommonAnswers} adds what
 * every operation may answer, {@code ContractWords} describes what the code says nothing of, {@code Bounds} closes what is left open,
 * {@code ContractFrame} says whose contract it is.
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.platform.contract;
