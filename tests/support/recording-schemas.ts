import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { contractAjv } from "../../server/contract/contract-ajv.ts";

const document = (name: string): object =>
  parse(readFileSync(new URL(`../../openapi/${name}`, import.meta.url), "utf8")) as object; // a document of this repository

/** The schema of each kind of line; an event has none of its own here. */
const KINDS = {
  header: "RecordingHeader",
  state: "RecordingState",
  gap: "RecordingGap",
  snapshot: "RecordingSnapshot",
  intent: "RecordingIntent",
  exchange: "RecordingExchange",
  timer: "RecordingTimer",
  transition: "RecordingTransition",
  error: "RecordingError",
  marker: "RecordingMarker",
  expectation: "RecordingExpectation",
  checkpoint: "RecordingCheckpoint",
} as const;

const ajv = contractAjv();
for (const name of ["recording.yaml", "live-monitor.yaml"]) ajv.addSchema(document(name), name);

/** Returns the faults of a recording's line, by the schema of its kind; none if it is valid. */
export function faultsOfLine(line: string): readonly unknown[] {
  const value = JSON.parse(line) as { readonly k?: keyof typeof KINDS };
  const schema =
    value.k === undefined
      ? "live-monitor.yaml#/components/schemas/Event"
      : `recording.yaml#/components/schemas/${KINDS[value.k]}`;
  const check = ajv.getSchema(schema);
  if (!check) return [`There is no schema for ${line.slice(0, 80)}`];
  return check(value) === true ? [] : [{ line: line.slice(0, 300), errors: check.errors }];
}

export const RECORD_KINDS = Object.keys(KINDS);
