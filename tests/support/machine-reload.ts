import type { AnyStateMachine, InputFrom, SnapshotFrom } from "xstate";
import { type MachineGraph, type Place, runTo, wayTo } from "./machine-graph.ts";
import { type Course, MachineRun } from "./machine-run.ts";

export interface Reload<Machine extends AnyStateMachine> {
  /** Returns the JSON that the page stores of it, or null. */
  readonly keep: (snapshot: SnapshotFrom<Machine>) => unknown;
  /** Returns the input of the machine in the next page. */
  readonly restore: (kept: unknown, now: number) => InputFrom<Machine>;
  /** State of the next page for each state, by the states' names. */
  readonly leadsTo: Readonly<Record<string, string>>;
  /** Requests that may be sent again, because a repetition does no harm. */
  readonly repeatable?: readonly string[];
}

type Reloaded<Machine extends AnyStateMachine> = Course<Machine> & { readonly reload: Reload<Machine> };

/**
 * Reloads the page in every state: returns the state after each, and all repeated, lost or unknown requests.
 */
export function reloadEverywhere<Machine extends AnyStateMachine>(
  course: Reloaded<Machine>,
  graph: MachineGraph,
): { led: Record<string, string>; wrong: string[] } {
  const led: Record<string, string> = {};
  const wrong: string[] = [];
  for (const place of graph.places.values()) {
    if (place.isOver) continue;
    for (const gap of [0, 1_234, ...(place.due === null ? [] : [place.due + 5_000])]) {
      const after = reloaded(course, place, gap);
      const note = (what: string) => wrong.push(`${wayTo(place)} → reload after ${gap} ms: ${what}`);
      if (after.error !== null) note(after.error);
      for (const { name } of after.questions())
        if (!course.reload.repeatable?.includes(name)) note(`${name} is asked again`);
      if (gap === 0) {
        if ((led[place.name] ??= after.name()) !== after.name()) note(`leads to ${after.name()}`);
        if (!graph.places.has(after.key())) note(`no start leads to ${after.key()}`);
      }
      // A request is sent again with a new timeout; a countdown continues where it was.
      if (after.name() === place.name && place.due !== null && place.asks.length === 0) {
        if (gap < place.due && after.clock.next() !== place.due - gap)
          note(`${after.clock.next()} ms are left of ${place.due - gap}`);
        after.clock.wait(after.clock.next() ?? 0);
        if (after.name() !== graph.places.get(place.moves.get("wait") ?? "")?.name)
          note(`ends in ${after.name()}`);
      }
      after.stop();
    }
  }
  return { led, wrong };
}

/** The machine in the page that comes `gap` ms after the one that was left in the given place. */
function reloaded<Machine extends AnyStateMachine>(
  course: Reloaded<Machine>,
  place: Place,
  gap: number,
): MachineRun<Machine> {
  const run = runTo(course, place);
  const kept: unknown = JSON.parse(JSON.stringify(course.reload.keep(run.snapshot()) ?? null));
  run.stop();
  const now = run.clock.now() + gap;
  return new MachineRun(course, course.reload.restore(kept, now), { now });
}
