import type { LogEnds } from "./log-ends.ts";

/** A time range of the account's event log, ISO times. */
export interface LogStretch {
  readonly from: string;
  readonly to: string;
  /** True to include the names of people. The platform records each such access. */
  readonly names: boolean;
}

/** Reason why a time range of the event log cannot be saved as a replay file. */
export type StretchRefusal =
  | { readonly kind: "empty-log" }
  /** The range has no events. `ends`: times of the first and the last event of the log. */
  | { readonly kind: "no-events"; readonly ends: LogEnds }
  /** The range has more events than a replay file can contain (`most`). */
  | { readonly kind: "too-many"; readonly most: number };

/** Options of a long fetch: a signal that cancels it, and a callback for its progress from 0 to 1. */
export interface Fetching {
  readonly signal: AbortSignal;
  readonly progress: (done: number) => void;
}

/**
 * Saves a time range as a file. Resolves with null on success, otherwise with the reason of the failure: a
 * refusal or a sentence.
 */
export type SaveStretch = (
  stretch: LogStretch,
  fetching: Fetching,
) => Promise<StretchRefusal | string | null>;
