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
/** A day that began less than this (ms) ago is not lively yet: the demo then begins with the day before. */
const LIVELY_AFTER = 3_600_000;
const EVER = { first: 250, longest: 10_000, total: Infinity };

export interface DemoOptions {
  readonly centre: DemoCenter;
  readonly source: DemoSource;
  /** The last time (ms) up to which this demo has been fed already, null for one that begins now. */
  readonly after: number | null;
  readonly door: FeedClient;
  readonly clock: Clock;
  /** Fires when the demo is to pause; it can be continued later. */
  readonly signal: AbortSignal;
  readonly refused?: FeederOptions["refused"];
  readonly retrying?: FeederOptions["retrying"];
  /** The least time (ms) between two batches. */
  readonly tick?: number;
}

/** The day on which a demo begins that starts at `now` (ms). */
export const firstDay = (now: number, zone: string): string => localDay(now - LIVELY_AFTER, zone).day;

/**
 * Feeds the simulation in real time: first the events of the day so far, then each event when it is due,
 * until the signal is aborted. Rejects if the platform does not accept a demo or another source has the
 * floor.
 */
export async function runDemo({
  centre,
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
  const start = parseDate(source.day).toDate(centre.zone).getTime();
  if (after === null) await begin(text, centre, start, feed);
  const facts = factsAfter(centre, source, start, after ?? start);
  let next = facts.next();
  let isBehind = true;
  while (!next.done && !signal.aborted) {
    const now = clock.wall();
    const due: FedEvent[] = [];
    for (; !next.done && next.value.time <= now && due.length < POST_LIMITS.events; next = facts.next())
      due.push(fedFact(text, next.value));
    if (due.length > 0) await feed(due);
    if (due.length === POST_LIMITS.events) continue;
    // The clock started with the day; all past events have been fed.
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
 * The facts not before `after`. Of the day before only the end is wanted, which is its customers' who came
 * before midnight; the day on which the demo begins has none before it.
 */
function* factsAfter(
  centre: DemoCenter,
  { id }: DemoSource,
  start: number,
  after: number,
): Generator<DemoFact> {
  const today = localDay(after, centre.zone);
  const from = Math.max(start, localDay(today.start - 1, centre.zone).start);
  for (const fact of simulate({ ...centre, seed: SEED, prefix: `${id.slice(-6).toLowerCase()}-` }, from)) {
    if (fact.time >= after) yield fact;
  }
}

const fedFact = (source: string, { id, type, subject, time, data }: DemoFact): FedEvent =>
  fedEvent(source, id, type, subject, time, data);
