import type { LogEnds } from "./log-ends.ts";

/** A stretch of the account's log, ISO times. */
export interface LogStretch {
  readonly from: string;
  readonly to: string;
  /** True if people are called by their names in it, which the platform keeps a record of. */
  readonly names: boolean;
}

/** Why a stretch of the log cannot be a recording. */
export type StretchRefusal =
  | { readonly kind: "empty-log" }
  /** Nothing happened in it; `ends` is where the log has events. */
  | { readonly kind: "no-events"; readonly ends: LogEnds }
  /** It has more events than a recording may have. */
  | { readonly kind: "too-many"; readonly most: number };

/** Options of a long fetch: progress from 0 to 1, if known, and a signal that cancels it. */
export interface Fetching {
  readonly signal: AbortSignal;
  readonly progress: (done: number) => void;
}

/** Saves a stretch as a file. Returns why it could not, as a refusal or a sentence, or null. */
export type SaveStretch = (
  stretch: LogStretch,
  fetching: Fetching,
) => Promise<StretchRefusal | string | null>;
