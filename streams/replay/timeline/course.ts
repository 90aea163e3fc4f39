import type { Anomaly } from "../../../openapi/generated/live-monitor.ts";
import { evolveLog } from "../../projections/evolve-floor.ts";
import type { RecordedLog } from "../recorded-log.ts";
import { Maxima } from "./maxima.ts";
import type { Wait } from "./wait.ts";
import { WaitWatch } from "./wait-watch.ts";

/** How a whole recording went, measured once, so that any stretch of it can be drawn at any width. */
export interface Course {
  /** How many wait right after each event. */
  readonly waiting: Uint32Array;
  readonly mostWaiting: Maxima;
  /** By when they began. */
  readonly waits: readonly Wait[];
  /** When somebody hung up who waited, ms, ascending. */
  readonly hangUps: Float64Array;
  /** When somebody was answered, ms, ascending. */
  readonly answers: Float64Array;
  /** Events that contradict what was known before them, in their order. */
  readonly contradictions: readonly Anomaly[];
}

/** Of a floor's anomalies the latest hundred are listed, and an event adds one or two. */
const BATCH = 50;
/** So many events are measured between two steps. */
const STEP = 5_000;

/** Measures a recording, a stretch for each step; each tells how many events are done. */
export function* measuring(log: RecordedLog): Generator<number, Course> {
  const waiting = new Uint32Array(log.length);
  const watch = new WaitWatch(log.begin.floor);
  const contradictions: Anomaly[] = [];
  let { floor } = log.begin;
  for (let from = 0; from < log.length; from += BATCH) {
    const before = floor.anomalies.total;
    floor = evolveLog(floor, log, from, Math.min(from + BATCH, log.length), (index, then) => {
      waiting[index] = then.queue.size;
      const event = log.facts[index];
      if (event) watch.see(event, then);
    });
    const added = floor.anomalies.total - before;
    if (added > 0) contradictions.push(...floor.anomalies.latest.slice(-added));
    if (from % STEP === 0) yield from;
  }
  const { waits } = watch;
  const ends = (isAnswered: boolean) =>
    Float64Array.from(
      waits.filter((wait) => wait.isAnswered === isAnswered),
      ({ until }) => until,
    ).sort();
  return {
    waiting,
    mostWaiting: new Maxima(waiting),
    waits: waits.toSorted((a, b) => a.since - b.since),
    hangUps: ends(false),
    answers: ends(true),
    contradictions,
  };
}

export function courseOf(log: RecordedLog): Course {
  const steps = measuring(log);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
