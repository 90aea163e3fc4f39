import { NoHeader } from "../../streams/recording/recording-header.ts";
import { NoState } from "../../streams/replay/state-before.ts";
import { PackingFault } from "./unpacked.ts";

/** Why nothing of a file can be shown. */
export type Refusal =
  | { readonly why: "none" | "empty" | "damaged" | "packing" | "state" | "line" }
  | { readonly why: "version"; readonly version: string }
  | { readonly why: "fold"; readonly version: string }
  /** Bytes. */
  | { readonly why: "size"; readonly limit: number };

/** Thrown where nothing of a file can be shown. */
export class Refused extends Error {
  override readonly name = "Refused";

  constructor(readonly refusal: Refusal) {
    super(`The file cannot be opened: ${refusal.why}.`);
  }
}

/** What an error says of a file; null of one that is about something else. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refused) return error.refusal;
  if (error instanceof PackingFault) return { why: "packing" };
  if (error instanceof RangeError) return { why: "line" };
  if (error instanceof NoState) return error.fold === null ? { why: "state" } : { why: "fold", version: error.fold };
  if (!(error instanceof NoHeader)) return null;
  const { why } = error;
  return why.fault === "version" ? { why: "version", version: why.version } : { why: why.fault };
}
