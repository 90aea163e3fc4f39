import type { Expectation, MeasureName, RecordingHeader } from "../../openapi/generated/recording.ts";
import type { Told } from "../events/event.ts";
import { evolveFloor } from "../projections/evolve-floor.ts";
import type { Floor } from "../projections/floor.ts";
import { measuring } from "./holds.ts";

/** What the end of a recording is pinned by. */
const NUMBERS: readonly MeasureName[] = [
  "waiting",
  "in-call",
  "contacts",
  "answered",
  "abandoned",
  "hangs",
  "service-level",
  "speed-of-answer",
  "talk-time",
  "anomalies",
];
const DECIMALS = 2;

/**
 * Expectations that hold of these events and of few others: how many there are of each type, and what the
 * numbers are behind the last.
 */
export function pinsOf(
  header: Pick<RecordingHeader, "zone">,
  begin: Floor,
  events: readonly Told[],
  answerWithinSeconds: number,
): readonly Expectation[] {
  const counts = new Map<string, number>();
  for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
  const counted = [...counts].map(([type, count]): Expectation => ({
    expect: "count",
    type,
    atLeast: count,
    atMost: count,
  }));
  const now = events.reduce((latest, { time }) => Math.max(latest, Date.parse(time)), -Infinity);
  if (now === -Infinity) return [];
  const moment = { floor: evolveFloor(begin, events), now, offset: events.at(-1)?.offset ?? 0, event: null };
  const measure = measuring({ zone: header.zone, answerWithinSeconds, segmentOf: (name) => name });
  const measured = NUMBERS.flatMap((number): Expectation[] => {
    const value = measure({ number }, moment);
    return value === null ? [] : [{ expect: "equals", number, value: Number(value.toFixed(DECIMALS)) }];
  });
  return [...counted, ...measured];
}
