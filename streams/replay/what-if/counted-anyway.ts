import type { RecordedLog } from "../recorded-log.ts";
import { contactEvents } from "./contact-events.ts";
import type { Edit } from "./edit.ts";

/**
 * Reason why the removal of an event that ends a contact changes no number: another event also ends that
 * contact.
 */
export interface CountedAnyway {
  /** Type of the removed event. */
  readonly type: string;
  /** The remaining event nearest in time that also ends the contact: type, offset and time (ms). */
  readonly by: { readonly type: string; readonly offset: number; readonly now: number };
}

const ENDS: ReadonlySet<string> = new Set(["queue-abandoned", "call-ended", "contact-ended"]);

/**
 * Returns the first removed event that ends a contact which a remaining event also ends; null if there is
 * none.
 */
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
