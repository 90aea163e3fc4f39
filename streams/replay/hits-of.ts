import type { Floor } from "../projections/floor.ts";
import type { StandingRecord } from "../recording/read-recording.ts";
import type { Watcher } from "./breakpoints.ts";
import type { RecordedLog } from "./recorded-log.ts";

/** Events per step. */
const STRETCH = 200;

/**
 * Adds the positions at which each watcher stops, ascending, to its list in `hits`. Walks the whole replay
 * file, so that no stop is skipped at high speed and hits are counted from the start of the file. Yields the
 * position up to which the hits are complete.
 */
export function* hitsOf(
  log: RecordedLog,
  floorAt: (position: number) => Floor,
  watchers: readonly Watcher[],
  hits: readonly number[][],
): Generator<number, void> {
  const records = new Map<number, StandingRecord[]>();
  for (const record of log.records)
    records.set(record.before, [...(records.get(record.before) ?? []), record]);
  let offsetBefore = log.begin.offset === 0 ? null : log.begin.offset;
  let now = -Infinity;
  for (let position = 1; position <= log.length; position++) {
    const index = position - 1;
    const [time, offset, fact] = [log.clock[index] ?? 0, log.offsets[index] ?? 0, log.facts[index]];
    const [before, after] = [floorAt(index), floorAt(position)];
    const passed = { position, between: records.get(index) ?? [], offsetBefore, isLast: false };
    watchers.forEach((watch, place) => {
      // Durations, such as waits, grow between events. So each watcher first sees the old state at the new
      // time, then the new state.
      const isSoon =
        time > now &&
        watch({ ...passed, moment: { floor: before, now: time, offset: offsetBefore ?? 0, event: null } });
      const isNow =
        fact !== undefined &&
        watch({
          ...passed,
          isLast: position === log.length,
          moment: { floor: after, now: time, offset, event: fact },
        });
      if (isSoon || isNow) hits[place]?.push(position);
    });
    offsetBefore = offset;
    now = time;
    if (position % STRETCH === 0) yield position;
  }
}

/**
 * Returns the first position after `after` and up to `until` at which the replay stops; null if there is
 * none. A replay stops only at every `every`th hit.
 */
export function firstStop(
  hits: readonly number[],
  every: number,
  after: number,
  until: number,
): number | null {
  return (
    hits.find((position, index) => (index + 1) % every === 0 && position > after && position <= until) ?? null
  );
}
