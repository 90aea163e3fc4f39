import { leaveOut } from "./broken-row.ts";
import type { CsvCells } from "./csv-columns.ts";
import {
  type CsvCondition,
  type CsvDuration,
  type CsvEvent,
  type CsvMap,
  type CsvTime,
  type CsvValue,
  durationColumn,
  nameOf,
  timeColumns,
} from "./csv-map.ts";
import { durationOf } from "./duration.ts";
import { timeReader } from "./time-reader.ts";

/** Content of one row of a CSV log. */
export interface CsvRow {
  readonly line: number;
  readonly case: string;
  readonly segment: string | null;
  readonly agent: string | null;
  readonly customer: string | null;
  readonly priority: number | null;
  readonly channel: "audio" | "video";
  readonly origin: string;
  /** In chronological order; `time` is in ms. */
  readonly moments: readonly { readonly time: number; readonly events: readonly CsvEvent[] }[];
}

const NEED_A_SEGMENT = new Set<CsvEvent>(["queue-created", "call-created"]);

/**
 * Returns a function that reads rows by a map; times without a zone are in `zone`. A row that cannot be
 * mapped is left out.
 */
export function csvRowReader(map: CsvMap, zone: string): (cell: CsvCells, line: number) => CsvRow {
  const timeOf = timesOf(map, zone);
  return (cell, line) => {
    const moments = map.status
      ? statusMoments(map.status, cell, timeOf)
      : momentsOf(map.moments ?? [], cell, timeOf);
    const segment = textOf(map.queue, cell);
    const needing = moments.flatMap(({ events }) => events).find((event) => NEED_A_SEGMENT.has(event));
    if (segment === null && needing) leaveOut({ why: "queueMissing", event: JSON.stringify(needing) });
    return {
      line,
      case:
        map.case === undefined
          ? `line ${line}`
          : cell(map.case) || leaveOut({ why: "empty", column: nameOf(map.case) }),
      segment,
      agent: textOf(map.agent, cell),
      customer: textOf(map.customer, cell),
      priority: priorityOf(map.priority, cell),
      channel: channelOf(map.channel, cell),
      origin: originOf(map.origin, cell),
      moments,
    };
  };
}

type TimeOf = (time: CsvTime, cell: CsvCells, notBefore?: number) => number | null;

/**
 * Returns a function that reads a time from one or more cells, joined as one text. It returns null if any of
 * them is empty.
 */
function timesOf(map: CsvMap, zone: string): TimeOf {
  const readers = new Map<string, ReturnType<typeof timeReader>>();
  const readerOf = (format: string) => {
    const reader = readers.get(format) ?? timeReader(format, zone);
    readers.set(format, reader);
    return reader;
  };
  return (time, cell, notBefore) => {
    const { format = map.time ?? "iso" } = typeof time === "object" && "column" in time ? time : {};
    const columns = timeColumns(time);
    const cells = columns.map(cell);
    if (cells.includes("")) return null;
    const text = cells.join(" ");
    return (
      readerOf(format)(text, notBefore) ??
      leaveOut({ why: "time", column: columns.map(nameOf).join(" and "), text, format })
    );
  };
}

function statusMoments(
  { column, time, events, otherwise }: NonNullable<CsvMap["status"]>,
  cell: CsvCells,
  timeOf: TimeOf,
): CsvRow["moments"] {
  const status = cell(column);
  const mapped =
    (Object.hasOwn(events, status) ? events[status] : otherwise) ??
    leaveOut({ why: "notInMap", column: nameOf(column), text: status });
  // The time of a status without events may be invalid, so it is not read.
  return mapped.length === 0
    ? []
    : [{ time: timeOf(time, cell) ?? leaveOut({ why: "noTime" }), events: mapped }];
}

function momentsOf(
  moments: NonNullable<CsvMap["moments"]>,
  cell: CsvCells,
  timeOf: TimeOf,
): CsvRow["moments"] {
  const found: { time: number; events: readonly CsvEvent[] }[] = [];
  let last = { time: -Infinity, name: "" };
  for (const { time, seconds, when, unless, events } of moments) {
    // Check the conditions first, because the time cell of an excluded moment may be invalid.
    if ((when && !meets(when, cell)) || (unless && meets(unless, cell))) continue;
    const at = time === undefined ? timeAfter(last.time, seconds ?? "", cell) : timeOf(time, cell, last.time);
    if (at === null) continue;
    const name =
      time === undefined
        ? nameOf(durationColumn(seconds ?? ""))
        : timeColumns(time).map(nameOf).join(" and ");
    if (at < last.time) leaveOut({ why: "order", column: name, before: last.name });
    last = { time: at, name };
    found.push({ time: at, events });
  }
  return found.length > 0 ? found : leaveOut({ why: "noMoments" });
}

/** Returns the time (ms) at which a duration ends; null if its cell is empty or no moment precedes it. */
function timeAfter(before: number, duration: CsvDuration, cell: CsvCells): number | null {
  const column = durationColumn(duration);
  const text = cell(column);
  if (text === "" || before === -Infinity) return null;
  const unit = typeof duration === "object" ? duration.unit : "seconds";
  const lasted = durationOf(text, unit) ?? leaveOut({ why: "duration", column: nameOf(column), text, unit });
  return before + lasted;
}

const meets = (condition: CsvCondition, cell: CsvCells): boolean =>
  Object.entries(condition).every(([column, values]) => values.includes(cell(column)));

const ORIGINS: readonly string[] = ["widget", "link", "poc", "ivr", "calendar"];
const LONGEST_NAME = 256;

/** Returns a row's value for a `CsvValue` of the map; null for an empty cell. */
function valueOf(value: CsvValue | undefined, cell: CsvCells): string | null {
  if (value === undefined) return null;
  if (typeof value !== "object") return cell(value) || null;
  if ("always" in value) return String(value.always);
  const text = cell(value.column);
  if (Object.hasOwn(value.values, text)) return String(value.values[text]);
  if (value.otherwise !== undefined) return String(value.otherwise);
  return text === "" ? null : leaveOut({ why: "notInMap", column: nameOf(value.column), text });
}

/** Returns a name; null if the cell is empty. */
function textOf(value: CsvValue | undefined, cell: CsvCells): string | null {
  const text = valueOf(value, cell);
  return text !== null && text.length > LONGEST_NAME
    ? leaveOut({ why: "longName", most: LONGEST_NAME })
    : text;
}

/** Returns a priority from 0 to 9; null if the cell is empty. */
function priorityOf(value: CsvValue | undefined, cell: CsvCells): number | null {
  const text = valueOf(value, cell);
  if (text === null) return null;
  return /^\d$/.test(text) ? Number(text) : leaveOut({ why: "priority", text });
}

/** Returns the channel; audio by default. */
function channelOf(value: CsvValue | undefined, cell: CsvCells): "audio" | "video" {
  const text = valueOf(value, cell) ?? "audio";
  return text === "audio" || text === "video" ? text : leaveOut({ why: "channel", text });
}

/** Returns the origin; `ivr` by default. */
function originOf(value: CsvValue | undefined, cell: CsvCells): string {
  const text = valueOf(value, cell) ?? "ivr";
  return ORIGINS.includes(text) ? text : leaveOut({ why: "origin", text, known: ORIGINS.join(", ") });
}
