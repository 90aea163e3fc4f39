import type { ForkEdit } from "./fork.ts";

/** Returns the ids of edits without effect, because earlier edits removed their events. */
export function idleEdits(edits: readonly ForkEdit[]): ReadonlySet<number> {
  const idle = new Set<number>();
  const gone = new Set<number>();
  for (const { id, edit } of edits) {
    // An inserted event stays even if the events around it are removed.
    if (edit.edit === "insert") continue;
    const events = edit.edit === "drop-all" ? edit.events : [edit.event];
    if (events.every((event) => gone.has(event))) idle.add(id);
    if (edit.edit === "drop" || edit.edit === "drop-all") for (const event of events) gone.add(event);
  }
  return idle;
}
