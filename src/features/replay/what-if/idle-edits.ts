import type { ForkEdit } from "./fork.ts";

/** Those of some edits (their ids) that do nothing, because edits before them left their event out. */
export function idleEdits(edits: readonly ForkEdit[]): ReadonlySet<number> {
  const idle = new Set<number>();
  const gone = new Set<number>();
  for (const { id, edit } of edits) {
    // Inserted events do not depend on others.
    if (edit.edit === "insert") continue;
    const events = edit.edit === "drop-all" ? edit.events : [edit.event];
    if (events.every((event) => gone.has(event))) idle.add(id);
    if (edit.edit === "drop" || edit.edit === "drop-all") for (const event of events) gone.add(event);
  }
  return idle;
}
