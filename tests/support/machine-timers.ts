import type { AnyStateMachine } from "xstate";
import { type Place, runTo, wayTo } from "./machine-graph.ts";
import type { Course } from "./machine-run.ts";

/** Longest timer (ms) of a browser; a longer one fires immediately. */
const LONGEST = 2 ** 31 - 1;
/** Only the last minute of a longer time is stepped by the millisecond. */
const BY_MILLISECONDS = 60_000;

/**
 * Returns the faults of the next timer of a place: it has to fire on its millisecond, in small steps and in a
 * large one.
 */
export function wrongTimes<Machine extends AnyStateMachine>(course: Course<Machine>, place: Place): string[] {
  const { due } = place;
  if (due === null || place.isOver) return [];
  const wrong: string[] = [];
  if (due > LONGEST) wrong.push(`${wayTo(place)} waits for ${due} ms`);
  const led = place.moves.get("wait");
  const small = runTo(course, place);
  if (due > BY_MILLISECONDS) small.clock.wait(due - BY_MILLISECONDS);
  for (let left = Math.min(due, BY_MILLISECONDS); left > 1; left--) small.clock.wait(1);
  if (due > 0 && small.key() !== place.key) wrong.push(`${wayTo(place)} is over before ${due} ms`);
  small.clock.wait(1);
  if (small.key() !== led) wrong.push(`${wayTo(place)} leads after ${due} steps to ${small.key()}`);
  const large = runTo(course, place);
  large.clock.wait(due);
  if (large.key() !== led) wrong.push(`${wayTo(place)} leads after one step of ${due} ms to ${large.key()}`);
  small.stop();
  large.stop();
  return wrong;
}
