import { ExpectationFileCheck } from "../../../../openapi/generated/checks/expectation-file.ts";
import type { Expectation, ExpectationFile } from "../../../../openapi/generated/recording.ts";
import { bodyFaults } from "../../../resource/records/form/body-faults.ts";

/** The largest file of expectations that is read, bytes. */
export const LARGEST = 1_000_000;

/** The file that expectations are kept in beside their recording. */
export function fileOf(expectations: readonly Expectation[]): Blob {
  const file: ExpectationFile = {
    format: "switchboard-expectations",
    version: 1,
    expectations: [...expectations],
  };
  return new Blob([JSON.stringify(file, null, 2), "\n"], { type: "application/json" });
}

/** The expectations of a file; null where it is none of that kind, or holds what is no expectation. */
export function expectationsIn(text: string): readonly Expectation[] | null {
  try {
    return known(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Returns a recording's own valid expectations. */
export const ownExpectations = (said: readonly unknown[]): readonly Expectation[] =>
  said.flatMap(
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
  return (file as ExpectationFile).expectations; // guaranteed by its schema
}
