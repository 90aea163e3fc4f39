import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { RecordingHeader, RecordingState } from "../../openapi/generated/recording.ts";
import { type Floor, floorToJson, FOLD_VERSION } from "../../streams/projections/floor.ts";
import { APP_VERSION } from "../../streams/recording/recording-header.ts";
import { redactedFloor } from "../../streams/recording/redact-floor.ts";
import type { Redactor } from "../../streams/recording/redactor.ts";
import { LineSeals } from "../../streams/recording/sealed-lines.ts";
import type { Queries } from "../database/schema.ts";
import type { Epoch } from "./channel-clock.ts";
import { PLATFORM } from "./descriptions.ts";
import { eventPages } from "./event-pages.ts";
import type { LogRange } from "./log-range.ts";
import { idOf } from "../../streams/events/event.ts";
import { evolveFloor } from "../../streams/projections/evolve-floor.ts";
import { storeFloor, keptFloor } from "./kept-floor.ts";

interface RecordedRange extends LogRange {
  readonly channel: string;
  readonly epoch: Epoch;
  /** Name in the header of the replay file. */
  readonly name: string;
  /** Removes personal data. If null, the replay file contains it. */
  readonly redactor: Redactor | null;
}

/** Maximum number of events that are converted to lines before other work can run. */
const LINES_PER_TURN = 500;

/**
 * Yields a range of a log as the lines of a replay file; each text contains one or more lines. Reads only as
 * fast as the consumer, and throws when `signal` is aborted.
 */
export async function* recordedLines(
  db: Queries,
  range: RecordedRange,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const { channel, epoch, first, last, redactor } = range;
  const seals = new LineSeals();
  const toLines = (records: readonly object[]) =>
    `${records.flatMap((record) => seals.line(JSON.stringify(record))).join("\n")}\n`;
  const floor = first > 1 ? await floorBefore(db, channel, epoch, first, signal) : null;
  const header = await headerOf(db, range, floor);
  yield toLines([redactor?.header(header) ?? header]);
  if (floor) yield toLines([stateOf(floor, first - 1, redactor)]);
  for await (const events of eventPages(db, channel, epoch, {
    after: first - 1,
    before: last + 1,
    descending: false,
    conditions: [],
  })) {
    for (let at = 0; at < events.length; at += LINES_PER_TURN) {
      signal.throwIfAborted();
      yield toLines(events.slice(at, at + LINES_PER_TURN).map((event) => redactor?.event(event) ?? event));
      await setImmediate();
    }
  }
  yield `${seals.end()}\n`;
}

function stateOf(floor: Floor, offset: number, redactor: Redactor | null): RecordingState {
  const state = floorToJson(floor);
  return { k: "state", offset, fold: FOLD_VERSION, floor: redactor ? redactedFloor(state, redactor) : state };
}

async function headerOf(
  db: Queries,
  { channel, epoch, first, last, name }: RecordedRange,
  floor: Floor | null,
): Promise<RecordingHeader> {
  const { types, segments, users } = await headerFacts(db, epoch, { first, last });
  return {
    k: "header",
    format: "switchboard-recording",
    version: 1,
    fold: FOLD_VERSION,
    name,
    source: PLATFORM,
    zone: epoch.zone,
    stream: { channel, epoch: epoch.epoch, first },
    schemas: Object.fromEntries([...types].sort().map((type) => [type, 1])),
    names: {
      segments: { ...namesOf(floor?.segments ?? []), ...segments },
      users: { ...namesOf(floor?.agents ?? []), ...users },
    },
    events: last - first + 1,
    app: APP_VERSION,
    sealed: true,
  };
}

const namesOf = (
  rows: Iterable<{ readonly id: string; readonly name: string | null }>,
): Record<string, string> =>
  Object.fromEntries([...rows].flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));

/**
 * Header information about the events: their types, and the names of the segments and agents that they
 * describe.
 */
interface HeaderFacts {
  readonly types: ReadonlySet<string>;
  readonly segments: Readonly<Record<string, string>>;
  readonly users: Readonly<Record<string, string>>;
}

/** Events per query. Queries are kept short, because the embedded database runs only one query at a time. */
const EVENTS_PER_QUERY = 5_000;

/** Collects the header information about the events of a range. */
async function headerFacts(db: Queries, epoch: Epoch, { first, last }: LogRange): Promise<HeaderFacts> {
  const types = new Set<string>();
  const names = { segment: new Map<string, string>(), user: new Map<string, string>() };
  for (let from = first; from <= last; from += EVENTS_PER_QUERY) {
    const inRange = sql`from events where epoch = ${epoch.number} and "offset" >= ${from} and "offset" <= ${Math.min(last, from + EVENTS_PER_QUERY - 1)}`;
    const found = await sql<{ type: string }>`select distinct type ${inRange}`.execute(db);
    for (const { type } of found.rows) types.add(type);
    await setImmediate();
    for (const kind of ["segment", "user"] as const) {
      if (!types.has(`${kind}-described`)) continue;
      const { rows } = await sql<{
        subject: string;
        name: string;
      }>`select subject, data ->> 'name' as name ${inRange} and type = ${`${kind}-described`} order by "offset"`.execute(
        db,
      );
      for (const { subject, name } of rows) names[kind].set(idOf(subject), name);
    }
  }
  return { types, segments: Object.fromEntries(names.segment), users: Object.fromEntries(names.user) };
}

/** Number of events between two stored floor states. Folding this many takes about a second. */
const STORE_INTERVAL = 50_000;

/**
 * Returns the floor state of an epoch before the event at `offset`, or at the end of the log if that is
 * earlier. Folds the events since the last stored state, and stores a state after every `STORE_INTERVAL`
 * events.
 */
export async function floorBefore(
  db: Queries,
  channel: string,
  epoch: Epoch,
  offset: number,
  signal: AbortSignal,
): Promise<Floor> {
  const last = Math.min(offset - 1, epoch.head);
  let kept = await keptFloor(db, epoch, last);
  while (kept.offset < last) {
    signal.throwIfAborted();
    const next = Math.min(last, (Math.floor(kept.offset / STORE_INTERVAL) + 1) * STORE_INTERVAL);
    let { floor } = kept;
    for await (const events of eventPages(db, channel, epoch, {
      after: kept.offset,
      before: next + 1,
      descending: false,
      conditions: [],
    })) {
      signal.throwIfAborted();
      floor = evolveFloor(floor, events);
    }
    kept = { floor, offset: next };
    if (next % STORE_INTERVAL === 0) await storeFloor(db, epoch, kept);
  }
  return kept.floor;
}
