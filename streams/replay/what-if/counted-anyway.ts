import type { RecordedLog } from "../recorded-log.ts";
import { contactEvents } from "./contact-events.ts";
import type { Edit } from "./edit.ts";

/**
 * Why leaving an end out changes nothing: another event ends the same contact, and the numbers go by that one
 * as well.
 */
export interface CountedAnyway {
  /** The removed event type. */
  readonly type: string;
  /** The event that ends it anyway: type, offset and time (ms). */
  readonly by: { readonly type: string; readonly offset: number; readonly now: number };
}

const ENDS: ReadonlySet<string> = new Set(["queue-abandoned", "call-ended", "contact-ended"]);

/** Returns the first removed end that another event of the recording implies; null if there is none. */
export function countedAnyway(log: RecordedLog, edits: readonly Edit[]): CountedAnyway | null {
  const gone = new Set(
    edits.flatMap((edit) =>
      edit.edit === "drop" ? [edit.event] : edit.edit === "drop-all" ? edit.events : [],
    ),
  );
  for (const place of gone) {
    const fact = log.facts[place];
    if (!fact || !ENDS.has(fact.type)) continue;
    const apart = (other: number) => Math.abs((log.clock[other] ?? 0) - (log.clock[place] ?? 0));
    const [nearest] = contactEvents(log, place)
      .filter((other) => !gone.has(other) && ENDS.has(log.facts[other]?.type ?? ""))
      .toSorted((one, other) => apart(one) - apart(other));
    const by = nearest === undefined ? undefined : log.facts[nearest];
    if (nearest !== undefined && by)
      return { type: fact.type, by: { type: by.type, offset: by.offset, now: log.clock[nearest] ?? 0 } };
  }
  return null;
}
