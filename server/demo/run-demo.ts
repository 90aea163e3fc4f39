import { localDay } from "../../streams/projections/local-day.ts";
import type { Clock } from "../traffic/clock.ts";
import { POST_LIMITS } from "../traffic/batch.ts";
import { type FeedClient, FeedRejected } from "../traffic/feed-client.ts";
import { type FedEvent, fedEvent } from "../traffic/fed-event.ts";
import { Feeder, type FeederOptions } from "../traffic/feeder.ts";
import type { DemoCenter } from "./demo-center.ts";
import { DEMO_CUSTOMERS } from "../seed/demo-contacts.ts";
import { papersOf } from "./papers.ts";
import type { TimedRow } from "./save-papers.ts";
import { demoSourceText, type DemoSource, startOf } from "./demo-source.ts";
import { simulate } from "./simulate.ts";
import type { DemoFact } from "./simulate-day.ts";

/**
 * Seed of the demo, and prefix of its ids. All demos have the same ids on the same day, so that a call is found
 * again after the clock was moved.
 */
export const SIMULATION = {
  seed: "switchboard",
  prefix: "d",
  customers: DEMO_CUSTOMERS,
  papersOf,
};
const SUBJECT = "traffic/demo";
/** Retries without a total limit; delays in ms. */
const EVER = { first: 250, longest: 10_000, total: Infinity };

/** Progress of a demo that has begun. Times in ms. */
export interface DemoProgress {
  /** Time of the last event that was fed. */
  readonly after: number;
  /** Present time of the floor's clock; null while it has not started. */
  readonly time: number | null;
}

/** Stores and deletes the records that belong to the events of a demo. */
export interface DemoKeeper {
  readonly save: (rows: readonly TimedRow[]) => Promise<void>;
  /** Deletes the records of events from a time (ms) on, because a demo begins there again. */
  readonly forget: (time: number) => Promise<void>;
}

export interface DemoOptions {
  readonly center: DemoCenter;
  readonly source: DemoSource;
  /** Null for a new demo. */
  readonly progress: DemoProgress | null;
  readonly door: FeedClient;
  readonly clock: Clock;
  /** Returns true while this demo has the floor. Asked every `look` ms. */
  readonly isCurrent: () => Promise<boolean>;
  readonly look: number;
  /** Stops the demo when aborted. The demo can be continued later. */
  readonly signal: AbortSignal;
  /** Stores the records that belong to events; without it, only events are fed. */
  readonly keeper?: DemoKeeper;
  readonly refused?: FeederOptions["refused"];
  readonly retrying?: FeederOptions["retrying"];
  /** Minimum interval (ms) between two batches. */
  readonly tick?: number;
}

/**
 * Feeds the simulation: first the events from the beginning of its day until the start of its clock, then each
 * event when the clock shows its time. Resolves when the signal is aborted, or when another demo has the
 * floor. Rejects if the platform does not accept demos, or if other traffic feeds the floor.
 */
export async function runDemo(options: DemoOptions): Promise<void> {
  const { center, source, progress, door, clock, signal, refused, retrying, tick = 250 } = options;
  const text = demoSourceText(source);
  const feeder = new Feeder({ door, clock, patience: EVER, refused, retrying });
  const feed = (events: readonly FedEvent[]) => feeder.feed(events, signal);
  const { opens, day } = startOf(source, center.zone);
  if (!progress) {
    const { answer } = await feed(demoOpening(source, center));
    if (answer.refused[0]) throw new FeedRejected(answer.refused[0].message);
    await options.keeper?.forget(day);
  }
  const facts = factsAfter(center, day, progress?.after ?? day);
  let next = facts.next();
  /** Time by which the floor's clock is ahead of the wall clock; null while it has not started. */
  let ahead = progress && progress.time !== null ? progress.time - clock.wall() : null;
  let looked = clock.now();
  while (!next.done && !signal.aborted) {
    const time = ahead === null ? opens : clock.wall() + ahead;
    const due: FedEvent[] = [];
    const rows: TimedRow[] = [];
    for (; !next.done && next.value.time <= time && due.length < POST_LIMITS.events; next = facts.next()) {
      due.push(fedFact(text, next.value));
      if (next.value.row) rows.push({ at: next.value.time, row: next.value.row });
    }
    if (rows.length > 0) await options.keeper?.save(rows);
    if (due.length > 0) await feed(due);
    if (clock.now() - looked >= options.look) {
      if (!(await options.isCurrent())) return;
      looked = clock.now();
    }
    if (due.length === POST_LIMITS.events) continue;
    if (ahead === null) {
      await feed([fedEvent(text, "clock", "clock-changed", SUBJECT, opens, { rate: 1 })]);
      ahead = opens - clock.wall();
    }
    await clock.wait(tick, signal);
  }
}

/**
 * Returns the first events of a demo, which begin with its day: it takes the floor, with a clock that has not
 * started, and all agents are disconnected.
 */
export function demoOpening(source: DemoSource, { zone, agents }: DemoCenter): readonly FedEvent[] {
  const text = demoSourceText(source);
  const { day } = startOf(source, zone);
  return [
    fedEvent(text, "started", "traffic-started", SUBJECT, day, {
      kind: "demo",
      name: "Demo",
      zone,
      rate: 0,
    }),
    ...agents.map(({ id }) =>
      fedEvent(text, `absent/${id}`, "user-status-changed", `user/${id}`, day, { status: "disconnected" }),
    ),
  ];
}

/**
 * Yields the events from `after` (ms, inclusive) on. Also simulates the day before, because its last
 * customers leave after midnight, but no day before the first one of the demo (its start, ms).
 */
function* factsAfter(center: DemoCenter, first: number, after: number): Generator<DemoFact> {
  const today = localDay(after, center.zone);
  const from = Math.max(first, localDay(today.start - 1, center.zone).start);
  for (const fact of simulate({ ...center, ...SIMULATION }, from)) {
    if (fact.time >= after) yield fact;
  }
}

const fedFact = (source: string, { id, type, subject, time, data }: DemoFact): FedEvent =>
  fedEvent(source, id, type, subject, time, data);
