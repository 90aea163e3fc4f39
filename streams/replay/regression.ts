import type {
  Expectation,
  MeasureName,
  RecordingExpectation,
  RecordingHeader,
} from "../../openapi/generated/recording.ts";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import { canonicalJson } from "../recording/json-value.ts";
import { localDays } from "../projections/local-day.ts";
import { judgedLog } from "./judged-log.ts";
import { positionAt, recordedLog, type RecordedLog } from "./recorded-log.ts";
import type { ReplayIndex } from "./replay-index.ts";
import { Slice, type SlicedRecord } from "./slice.ts";
import type { FoldEvent } from "../events/event.ts";
import { evolveFloor } from "../projections/evolve-floor.ts";
import type { Floor } from "../projections/floor.ts";
import { measuring } from "./holds.ts";

/**
 * A time range of a replay file to save as a separate file with a name: `from` (inclusive) to `until`
 * (exclusive), ms.
 */
export interface Stretch {
  readonly from: number;
  readonly until: number;
  readonly name: string;
}

/** A replay file with its own expectations. */
export interface Regression {
  readonly header: RecordingHeader;
  readonly records: readonly (SlicedRecord | RecordingExpectation)[];
  readonly expectations: readonly Expectation[];
}

/**
 * Cuts a range out of a replay file and adds expectations: one for the count of each event type, one for each
 * metric at the end of the range, and the user's expectations (`own`) that the range meets. The user's
 * expectations that fail are omitted, so that the new test passes.
 */
export async function regressionOf(
  log: RecordedLog,
  index: ReplayIndex,
  { from, until, name }: Stretch,
  own: readonly Expectation[],
  answerWithinSeconds: number,
): Promise<Regression> {
  const first = positionAt(log, from - 1);
  const begin = { floor: index.floorAt(first), offset: log.offsets[first - 1] ?? log.begin.offset };
  const slice = new Slice(log.header, from, until, begin);
  const events: Event[] = [];
  for (let at = first; at < log.length && (log.times[at] ?? Infinity) < until; at++) {
    const event = await log.event(at);
    events.push(event);
    slice.see(event);
  }
  const { header, records } = slice.recording(name);
  const day = localDays(log.header.zone)(log.times[0] ?? from).day;
  const dated = own.map((expectation) => datedExpectation(expectation, day));
  const outcomes = judgedLog(recordedLog(header, events, { begin }), dated, answerWithinSeconds);
  const holding = dated.filter((_, place) => outcomes[place]?.state === "met");
  const expectations = distinct([...pinsOf(header, begin.floor, events, answerWithinSeconds), ...holding]);
  const stated = records.filter((record) => "k" in record);
  const expected = expectations.map((expectation): RecordingExpectation => ({
    k: "expectation",
    expectation,
  }));
  return { header, records: [...stated, ...expected, ...records.slice(stated.length)], expectations };
}

/**
 * Adds the day (yyyy-mm-dd) to each time of an expectation that has no date, so that the expectation has the
 * same meaning in a replay file that begins on another day.
 */
function datedExpectation<Some extends Expectation>(expectation: Some, day: string): Some {
  const times = (["from", "until", "at"] as const).flatMap((name) => {
    const time: unknown = Reflect.get(expectation, name);
    return typeof time === "string" ? [[name, datedTime(day, time)]] : [];
  });
  return { ...expectation, ...Object.fromEntries(times) };
}

const datedTime = (day: string, time: string): string =>
  /^\d{4}-/.test(time) ? time : `${day}T${time.padStart(time.split(":").length === 2 ? 5 : 8, "0")}`;

/**
 * Removes duplicates. A test that is saved from another test would otherwise contain some expectations twice.
 */
const distinct = (expectations: readonly Expectation[]): readonly Expectation[] =>
  [
    ...new Map(
      expectations.toReversed().map((expectation) => [canonicalJson(expectation), expectation]),
    ).values(),
  ].toReversed();

/** Metrics checked at the end of a replay file. */
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

/** Returns expectations for the count of each event type, and for the metrics after the last event. */
function pinsOf(
  header: Pick<RecordingHeader, "zone">,
  begin: Floor,
  events: readonly FoldEvent[],
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
