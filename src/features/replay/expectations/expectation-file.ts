import { ExpectationFileCheck } from "../../../../openapi/generated/checks/expectation-file.ts";
import type { Expectation, ExpectationFile } from "../../../../openapi/generated/recording.ts";
import { bodyFaults } from "../../../resource/records/form/body-faults.ts";

/** Maximum size of an expectations file, bytes. */
export const LARGEST = 1_000_000;

/** Returns an expectations file, which users store beside the replay file that it belongs to. */
export function fileOf(expectations: readonly Expectation[]): Blob {
  const file: ExpectationFile = {
    format: "switchboard-expectations",
    version: 1,
    expectations: [...expectations],
  };
  return new Blob([JSON.stringify(file, null, 2), "\n"], { type: "application/json" });
}

/**
 * Returns the expectations of a file; null if the file is not an expectations file or contains an invalid
 * expectation.
 */
export function expectationsIn(text: string): readonly Expectation[] | null {
  try {
    return known(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Returns the valid expectations of a replay file. `entries`: the expectations as the file contains them. */
export const ownExpectations = (entries: readonly unknown[]): readonly Expectation[] =>
  entries.flatMap(
    (expectation) =>
      known({ format: "switchboard-expectations", version: 1, expectations: [expectation] }) ?? [],
  );

function known(file: unknown): readonly Expectation[] | null {
  if (
    typeof file !== "object" ||
    file === null ||
    Array.isArray(file) ||
    bodyFaults(ExpectationFileCheck, file).length > 0
  )
    return null;
  return (file as ExpectationFile).expectations; // the check above guarantees this type
}
