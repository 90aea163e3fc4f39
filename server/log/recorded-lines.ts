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
import { floorBefore } from "./floor-before.ts";
import type { LogRange } from "./log-range.ts";
import { idOf } from "../../streams/events/event.ts";

interface RecordedRange extends LogRange {
  readonly channel: string;
  readonly epoch: Epoch;
  /** Name of the recording. */
  readonly name: string;
  /** Takes personal data out of it; null leaves them in. */
  readonly redactor: Redactor | null;
}

/** Events converted to lines before other work gets a turn. */
const AT_ONCE = 500;

/**
 * Yields a range of a log as lines of a recording, several at a time, as the consumer reads them. Stops when
 * `signal` is aborted.
 */
export async function* recordedLines(
  db: Queries,
  range: RecordedRange,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const { channel, epoch, first, last, redactor } = range;
  const seals = new LineSeals();
  const written = (records: readonly object[]) =>
    `${records.flatMap((record) => seals.line(JSON.stringify(record))).join("\n")}\n`;
  const floor = first > 1 ? await floorBefore(db, channel, epoch, first, signal) : null;
  const header = await headerOf(db, range, floor);
  yield written([redactor?.header(header) ?? header]);
  if (floor) yield written([stateOf(floor, first - 1, redactor)]);
  for await (const events of eventPages(db, channel, epoch, {
    after: first - 1,
    before: last + 1,
    descending: false,
    conditions: [],
  })) {
    for (let at = 0; at < events.length; at += AT_ONCE) {
      signal.throwIfAborted();
      yield written(events.slice(at, at + AT_ONCE).map((event) => redactor?.event(event) ?? event));
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
  const { types, segments, users } = await toldIn(db, epoch, { first, last });
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
 * Information about the events for the header: their types, and the names of the segments and agents that
 * they describe.
 */
interface Told {
  readonly types: ReadonlySet<string>;
  readonly segments: Readonly<Record<string, string>>;
  readonly users: Readonly<Record<string, string>>;
}

/** Events per query. The embedded database runs one query at a time. */
const CALLS_AT_ONCE = 5_000;

/** Collects the header information of a range. */
async function toldIn(db: Queries, epoch: Epoch, { first, last }: LogRange): Promise<Told> {
  const types = new Set<string>();
  const names = { segment: new Map<string, string>(), user: new Map<string, string>() };
  for (let from = first; from <= last; from += CALLS_AT_ONCE) {
    const among = sql`from events where epoch = ${epoch.number} and "offset" >= ${from} and "offset" <= ${Math.min(last, from + CALLS_AT_ONCE - 1)}`;
    const found = await sql<{ type: string }>`select distinct type ${among}`.execute(db);
    for (const { type } of found.rows) types.add(type);
    await setImmediate();
    for (const kind of ["segment", "user"] as const) {
      if (!types.has(`${kind}-described`)) continue;
      const { rows } = await sql<{
        subject: string;
        name: string;
      }>`select subject, data ->> 'name' as name ${among} and type = ${`${kind}-described`} order by "offset"`.execute(
        db,
      );
      for (const { subject, name } of rows) names[kind].set(idOf(subject), name);
    }
  }
  return { types, segments: Object.fromEntries(names.segment), users: Object.fromEntries(names.user) };
}
