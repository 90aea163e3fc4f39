import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { encodeTime } from "ulid";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { LoggedFact } from "./logged-fact.ts";

/** Crockford's Base32 alphabet, which ULIDs use. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Returns a ULID with the time `first` (ms). Its random part is derived from a name, so that a repeated
 * import has the same epoch.
 */
function epochOf(recording: string, first: number): string {
  const bytes = sha256(utf8ToBytes(recording));
  return (
    encodeTime(Math.max(0, first), 10) + [...bytes.subarray(0, 16)].map((byte) => LETTERS[byte % 32]).join("")
  );
}

/** Sorted facts, as events of one epoch of a channel. */
export interface Ordered {
  readonly epoch: string;
  readonly channel: string;
  readonly events: Event[];
}

/** Sorts facts by time, then by rank, then by their order in the log, and numbers them from 1. */
export function ordered(
  recording: string,
  facts: readonly LoggedFact[],
  source: string,
  channelId: string,
): Ordered {
  const sorted = [...facts].sort((a, b) => a.time - b.time || a.rank - b.rank); // stable, so facts of equal rank keep the order of the log
  const epoch = epochOf(recording, sorted[0]?.time ?? 0);
  const channel = `import/${channelId}/floor`;
  const events = sorted.map(({ time, type, subject, data }, index): Event => ({
    specversion: "1.0",
    id: `${subject}/${type}/${index + 1}`,
    source,
    type,
    subject,
    time: new Date(time).toISOString(),
    channel,
    epoch,
    offset: index + 1,
    data,
  }));
  return { epoch, channel, events };
}
