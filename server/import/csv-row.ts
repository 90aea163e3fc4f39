import { leaveOut } from "./broken-row.ts";
import type { CsvCells } from "./csv-columns.ts";
import type { CsvColumn, CsvCondition, CsvEvent, CsvMap, CsvTime } from "./csv-map.ts";
import { channelOf, nameOf, originOf, priorityOf, textOf } from "./csv-value.ts";
import { timeReader } from "./time-reader.ts";

/** What one row of a CSV log says of its case. */
export interface CsvRow {
  readonly line: number;
  readonly case: string;
  readonly segment: string | null;
  readonly agent: string | null;
  readonly customer: string | null;
  readonly priority: number | null;
  readonly channel: "audio" | "video";
  readonly origin: string;
  /** In their order; `time` is ms. */
  readonly moments: readonly { readonly time: number; readonly events: readonly CsvEvent[] }[];
}

const NEED_A_SEGMENT = new Set<CsvEvent>(["queue-created", "call-created"]);

/** Reads rows as a map says; `zone` is that of times without one. A row that cannot be mapped is left out. */
export function csvRowReader(map: CsvMap, zone: string): (cell: CsvCells, line: number) => CsvRow {
  const timeOf = timesOf(map, zone);
  return (cell, line) => {
    const moments = map.status ? [statusMoment(map.status, cell, timeOf)] : momentsOf(map.moments ?? [], cell, timeOf);
    const segment = textOf(map.queue, cell);
    const needy = moments.flatMap(({ events }) => events).find((event) => NEED_A_SEGMENT.has(event));
    if (segment === null && needy) leaveOut(`it says ${JSON.stringify(needy)} and names no queue`);
    return {
      line,
      case: map.case === undefined ? `line ${line}` : cell(map.case) || leaveOut(`${nameOf(map.case)} is empty`),
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

/** The time in a cell, null where it is empty. */
function timesOf(map: CsvMap, zone: string): TimeOf {
  const readers = new Map<string, ReturnType<typeof timeReader>>();
  const readerOf = (format: string) => {
    const reader = readers.get(format) ?? timeReader(format, zone);
    readers.set(format, reader);
    return reader;
  };
  return (time, cell, notBefore) => {
    const { column, format = map.time ?? "iso" } = typeof time === "object" ? time : { column: time };
    const read = readerOf(format);
    const text = cell(column);
    return text === "" ? null : (read(text, notBefore) ?? leaveOut(`${nameOf(column)} "${text}" is no time written as ${format}`));
  };
}

function statusMoment({ column, time, events, otherwise }: NonNullable<CsvMap["status"]>, cell: CsvCells, timeOf: TimeOf): CsvRow["moments"][number] {
  const status = cell(column);
  const meant = Object.hasOwn(events, status) ? events[status] : otherwise;
  return {
    time: timeOf(time, cell) ?? leaveOut("it has no time"),
    events: meant ?? leaveOut(`${nameOf(column)} "${status}" is not in the map`),
  };
}

function momentsOf(moments: NonNullable<CsvMap["moments"]>, cell: CsvCells, timeOf: TimeOf): CsvRow["moments"] {
  const found: { time: number; events: readonly CsvEvent[] }[] = [];
  let last = { time: -Infinity, name: "" };
  for (const { time, seconds, when, unless, events } of moments) {
    const at = time === undefined ? secondsAfter(last.time, seconds ?? "", cell) : timeOf(time, cell, last.time);
    if (at === null) continue;
    const name = nameOf(columnOf(time ?? seconds ?? ""));
    if (at < last.time) leaveOut(`${name} lies before ${last.name}`);
    last = { time: at, name };
    if ((!when || meets(when, cell)) && !(unless && meets(unless, cell))) found.push({ time: at, events });
  }
  return found.length > 0 ? found : leaveOut("none of its moments happened");
}

/** Null where the cell is empty, or nothing happened before it. */
function secondsAfter(before: number, column: CsvColumn, cell: CsvCells): number | null {
  const text = cell(column);
  if (text === "" || before === -Infinity) return null;
  return /^\d{1,9}([.,]\d{1,6})?$/.test(text) ? before + Math.round(Number(text.replace(",", ".")) * 1000) : leaveOut(`${nameOf(column)} "${text}" is no number of seconds`);
}

const meets = (condition: CsvCondition, cell: CsvCells): boolean => Object.entries(condition).every(([column, values]) => values.includes(cell(column)));

const columnOf = (time: CsvTime): CsvColumn => (typeof time === "object" ? time.column : time);
