import type { Anomaly, FloorQueueEntry } from "../../../openapi/generated/live-monitor.ts";
import { Pyramid } from "../../charts/pyramid.ts";
import type { Wait } from "../../metrics/why/waits.ts";
import { evolveLog } from "../../projections/evolve-floor.ts";
import type { RecordedLog } from "../recorded-log.ts";
import { idOf, type FoldEvent } from "../../events/event.ts";
import type { FloorDraft } from "../../projections/floor-draft.ts";
import type { Floor } from "../../projections/floor.ts";

/**
 * Series over a whole replay file. They are computed once, and are sufficient to draw any range at any width.
 */
export interface Course {
  /** Waiting customers after each event. */
  readonly waiting: Uint32Array;
  readonly mostWaiting: Pyramid;
  /** Sorted by the start of the wait. */
  readonly waits: readonly Wait[];
  /** Times at which waiting customers hung up, ms, ascending. */
  readonly hangUps: Float64Array;
  /** Times of answers, ms, ascending. */
  readonly answers: Float64Array;
  /** Events that contradict the state before them, in order. */
  readonly contradictions: readonly Anomaly[];
}

/**
 * Number of events folded at a time. A floor state lists only the latest hundred anomalies, and an event adds
 * at most two, so no anomaly of a batch is lost.
 */
const BATCH = 50;
/** Number of events per step. */
const STEP = 5_000;

/** Computes the series, one range per step. Yields the number of processed events. */
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
    mostWaiting: new Pyramid(waiting, "most"),
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

/** Records each wait at the event at which the fold counts it as answered or abandoned. */
class WaitWatch {
  /** Sorted by the end of the wait. */
  readonly waits: Wait[] = [];
  private readonly open = new Map<string, FloorQueueEntry>();
  private readonly entryOf = new Map<string, string>();
  private waiting: number;
  private talking: number;

  constructor(begin: Floor) {
    this.waiting = begin.queue.size;
    this.talking = begin.calls.size;
    begin.queue.forEach((entry) => this.enter(entry));
  }

  see({ type, subject, time, data }: FoldEvent, { queue, calls }: Pick<FloorDraft, "queue" | "calls">): void {
    const [cameIn, wasTaken, left] = [
      queue.size > this.waiting,
      calls.size > this.talking,
      queue.size < this.waiting,
    ];
    this.waiting = queue.size;
    this.talking = calls.size;
    const id = idOf(subject);
    if (type === "queue-created" && cameIn) {
      const entry = queue.get(id);
      if (entry) this.enter(entry);
    } else if (type === "call-created" && wasTaken) {
      const call = calls.get(id);
      if (call?.queue) this.leave(call.queue);
      if (call && call.waited !== null)
        this.waits.push({
          since: call.since - call.waited,
          until: call.since,
          segment: call.segment,
          isAnswered: true,
          user: call.user,
        });
    } else if (left && (type === "queue-abandoned" || type === "contact-ended")) {
      const entry = this.leave(type === "queue-abandoned" ? id : (this.entryOf.get(id) ?? ""));
      const hasHungUp = type === "queue-abandoned" || data["outcome"] === "abandoned";
      if (entry && hasHungUp)
        this.waits.push({
          since: entry.since,
          until: Math.max(entry.since, Date.parse(time)),
          segment: entry.segment,
          isAnswered: false,
          user: null,
        });
    }
  }

  private enter(entry: FloorQueueEntry): void {
    this.open.set(entry.id, entry);
    this.entryOf.set(entry.contact, entry.id);
  }

  private leave(id: string): FloorQueueEntry | undefined {
    const entry = this.open.get(id);
    this.open.delete(id);
    if (entry && this.entryOf.get(entry.contact) === id) this.entryOf.delete(entry.contact);
    return entry;
  }
}
