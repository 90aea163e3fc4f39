/** The kinds of records that this version knows, besides events; any other is skipped and counted. */
const RECORD_KINDS = [
  "state",
  "gap",
  "snapshot",
  "intent",
  "exchange",
  "timer",
  "transition",
  "error",
  "marker",
  "expectation",
  "checkpoint",
] as const;

const KNOWN: ReadonlySet<string> = new Set(RECORD_KINDS);

export const isKnownKind = (k: string): boolean => KNOWN.has(k);
