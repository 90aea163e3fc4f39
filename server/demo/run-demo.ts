import { parseDate } from "@internationalized/date";
import { localDay } from "../../streams/projections/local-day.ts";
import type { Clock } from "../traffic/clock.ts";
import { POST_LIMITS } from "../traffic/batch.ts";
import { type FeedClient, FeedRejected } from "../traffic/feed-client.ts";
import { type FedEvent, fedEvent } from "../traffic/fed-event.ts";
import { Feeder, type FeederOptions } from "../traffic/feeder.ts";
import type { DemoCenter } from "./demo-center.ts";
import { demoSourceText, type DemoSource } from "./demo-source.ts";
import { simulate } from "./simulate.ts";
import type { DemoFact } from "./simulate-day.ts";

const SEED = "switchboard";
const SUBJECT = "traffic/demo";
/**
 * Time (ms) after midnight in which a simulated day has only few events. The simulation of a demo that is
 * started within this time begins one day earlier, so that the floor is not almost empty.
 */
const LIVELY_AFTER = 3_600_000;
/** Retries without a total limit; delays in ms. */
const EVER = { first: 250, longest: 10_000, total: Infinity };

export interface DemoOptions {
  readonly center: DemoCenter;
  readonly source: DemoSource;
  /** Time (ms) of the last event that was already fed; null for a new demo. */
  readonly after: number | null;
  readonly door: FeedClient;
  readonly clock: Clock;
  /** Stops the demo when aborted. The demo can be continued later. */
  readonly signal: AbortSignal;
  readonly refused?: FeederOptions["refused"];
  readonly retrying?: FeederOptions["retrying"];
  /** Minimum interval (ms) between two batches. */
  readonly tick?: number;
}

/** Returns the first day, yyyy-mm-dd, of a demo that is started at `now` (ms). */
export const firstDay = (now: number, zone: string): string => localDay(now - LIVELY_AFTER, zone).day;

/**
 * Feeds the simulation in real time: first all past events, then each event when it is due, until the signal
 * is aborted. Rejects if the platform does not accept demos, or if another source already feeds the floor.
 */
export async function runDemo({
  center,
  source,
  after,
  door,
  clock,
  signal,
  refused,
  retrying,
  tick = 250,
}: DemoOptions): Promise<void> {
  const text = demoSourceText(source);
  const feeder = new Feeder({ door, clock, patience: EVER, refused, retrying });
  const feed = (events: readonly FedEvent[]) => feeder.feed(events, signal);
  const start = parseDate(source.day).toDate(center.zone).getTime();
  if (after === null) await begin(text, center, start, feed);
  const facts = factsAfter(center, source, start, after ?? start);
  let next = facts.next();
  let isBehind = true;
  while (!next.done && !signal.aborted) {
    const now = clock.wall();
    const due: FedEvent[] = [];
    for (; !next.done && next.value.time <= now && due.length < POST_LIMITS.events; next = facts.next())
      due.push(fedFact(text, next.value));
    if (due.length > 0) await feed(due);
    if (due.length === POST_LIMITS.events) continue;
    // The floor's clock started in the past, at the start of the demo. Now that all past events have been
    // fed, the clock is set to the present.
    if (isBehind) await feed([fedEvent(text, `clock/${now}`, "clock-changed", SUBJECT, now, { rate: 1 })]);
    isBehind = false;
    await clock.wait(tick, signal);
  }
}

/** Starts an epoch for the demo and marks all agents as disconnected. */
async function begin(
  source: string,
  { zone, agents }: DemoCenter,
  start: number,
  feed: (events: readonly FedEvent[]) => ReturnType<Feeder["feed"]>,
): Promise<void> {
  const { answer } = await feed([
    fedEvent(source, "started", "traffic-started", SUBJECT, start, {
      kind: "demo",
      name: "Demo",
      zone,
      rate: 1,
    }),
  ]);
  if (answer.refused[0]) throw new FeedRejected(answer.refused[0].message);
  await feed(
    agents.map(({ id }) =>
      fedEvent(source, `absent/${id}`, "user-status-changed", `user/${id}`, start, {
        status: "disconnected",
      }),
    ),
  );
}

/**
 * Yields the events from `after` (ms, inclusive) on. Also simulates the day before, because its last
 * customers leave after midnight, but no day before the `start` of the demo.
 */
function* factsAfter(
  center: DemoCenter,
  { id }: DemoSource,
  start: number,
  after: number,
): Generator<DemoFact> {
  const today = localDay(after, center.zone);
  const from = Math.max(start, localDay(today.start - 1, center.zone).start);
  for (const fact of simulate({ ...center, seed: SEED, prefix: `${id.slice(-6).toLowerCase()}-` }, from)) {
    if (fact.time >= after) yield fact;
  }
}

const fedFact = (source: string, { id, type, subject, time, data }: DemoFact): FedEvent =>
  fedEvent(source, id, type, subject, time, data);
