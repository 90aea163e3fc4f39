import { NoRecording, type Refusal } from "../../streams/recording/refusal.ts";
import { NoHeader } from "../../streams/recording/recording-header.ts";
import { NoState } from "../../streams/replay/state-before.ts";
import { PackingFault } from "./file-bytes.ts";

/** Error: no part of the file can be shown. */
export class Refused extends Error {
  override readonly name = "Refused";

  constructor(readonly refusal: Refusal) {
    super(`The file cannot be opened: ${refusal.why}.`);
  }
}

/** Converts an error that occurred while opening a file to the reason why the file cannot be shown. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  if (error instanceof PackingFault) return { why: "packing" };
  if (error instanceof NoRecording) return { why: error.why };
  if (error instanceof NoState)
    return error.fold === null ? { why: "state" } : { why: "fold", version: error.fold };
  if (!(error instanceof NoHeader))
    return { why: "unread", reason: error instanceof Error ? error.message : String(error) };
  const { why } = error;
  return why.fault === "version" ? { why: "version", version: why.version } : { why: why.fault };
}
