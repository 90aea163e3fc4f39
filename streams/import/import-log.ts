import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { idOf } from "../events/event.ts";
import { FOLD_VERSION } from "../projections/floor.ts";
import { localDays } from "../projections/local-day.ts";
import { APP_VERSION } from "../recording/recording-header.ts";
import { type LeftOut, reasonOf } from "./left-out.ts";
import type { LogAdapter, LoggedFact } from "./logged-fact.ts";
import { type Naming, namingOf } from "./naming.ts";
import { ordered } from "./order.ts";

/**
 * Result of an import. `rows` is the number of data rows, without those of other days if a day was chosen.
 * `events` is the number of events of each type. `line` counts from 1, including the header.
 */
export interface ImportSummary {
  readonly rows: number;
  readonly events: Readonly<Record<string, number>>;
  readonly leftOut: readonly { readonly line: number; readonly reason: string }[];
}

/** A row that was left out. */
export interface LeftOutRow {
  readonly line: number;
  readonly leftOut: LeftOut;
}

interface ImportedEvents {
  readonly header: RecordingHeader;
  readonly events: readonly Event[];
  readonly summary: ImportSummary;
  /** The rows of `summary.leftOut`, with their reasons as codes for translation. */
  readonly leftOut: readonly LeftOutRow[];
}

export interface ImportOptions {
  readonly adapter: LogAdapter;
  /** The name of the kind of log, such as `anonymous-bank`. */
  readonly as: string;
  /**
   * Name that distinguishes this log from others of its kind. The ids of its segments and agents are derived
   * from it.
   */
  readonly log: string;
  /** Name of the replay file. */
  readonly name: string;
  /** IANA time zone of the replay file's days. */
  readonly zone: string;
  /** Keeps only contacts that began on this local day, yyyy-mm-dd. */
  readonly day?: string | undefined;
  /** Called after each data row with the number of rows so far. Rows of other days are not counted. */
  readonly progress?: (rows: number) => void;
}

/** Converts the lines of a log to a replay file. The same lines always result in the same replay file. */
export async function importLog(
  lines: AsyncIterable<string>,
  options: ImportOptions,
): Promise<ImportedEvents> {
  const { as, zone, name } = options;
  const naming = namingOf(`${as}/${options.log}`);
  const { facts, rows, leftOut } = await collect(lines, naming, options);
  const { epoch, channel, events } = ordered(
    `${as}/${options.log}/${name}`,
    facts,
    `/import/${as}`,
    naming.key("recording", name),
  );
  const counts = countsOf(events);
  const header: RecordingHeader = {
    k: "header",
    format: "switchboard-recording",
    version: 1,
    fold: FOLD_VERSION,
    name,
    source: `/import/${as}`,
    zone,
    stream: { channel, epoch, first: 1 },
    schemas: Object.fromEntries(Object.keys(counts).map((type) => [type, 1])),
    names: namesIn(events, naming),
    events: events.length,
    app: APP_VERSION,
    sealed: true,
  };
  return {
    header,
    events,
    summary: {
      rows,
      events: counts,
      leftOut: leftOut.map((row) => ({ line: row.line, reason: reasonOf(row.leftOut) })),
    },
    leftOut,
  };
}

async function collect(
  lines: AsyncIterable<string>,
  naming: Naming,
  { adapter, zone, day, progress }: ImportOptions,
) {
  const facts: LoggedFact[] = [];
  const leftOut: LeftOutRow[] = [];
  const isWanted = dayFilter(zone, day);
  let rows = 0;
  for await (const row of adapter(lines, naming)) {
    if ("leftOut" in row) leftOut.push(row);
    else if (!isWanted(row.began)) continue;
    else for (const fact of row.facts) facts.push(fact);
    rows++;
    progress?.(rows);
  }
  return { facts, rows, leftOut: leftOut.sort((a, b) => a.line - b.line) };
}

function dayFilter(zone: string, wanted: string | undefined): (time: number) => boolean {
  if (wanted === undefined) return () => true;
  const dayOf = localDays(zone);
  return (time) => dayOf(time).day === wanted;
}

function countsOf(events: readonly Event[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { type } of events) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

/**
 * Returns the names of the agents and segments in the events, so that a replay file of one day shows no
 * others.
 */
function namesIn(events: readonly Event[], naming: Naming): RecordingHeader["names"] {
  const used = new Set<unknown>();
  for (const { subject, data } of events) {
    used.add(idOf(subject));
    for (const value of Object.values(data)) used.add(value);
  }
  const usedOf = (names: ReadonlyMap<string, string>) =>
    Object.fromEntries([...names].filter(([id]) => used.has(id)));
  return { segments: usedOf(naming.segments), users: usedOf(naming.users) };
}
