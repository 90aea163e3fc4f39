import { CalendarDate } from "@internationalized/date";
import { type AnonymousBankCall, callFacts } from "./anonymous-bank-call.ts";
import { leaveOut, rowOr } from "./broken-row.ts";
import { clockOf, secondsOfDay } from "./local-time.ts";
import type { LogAdapter, LogRow } from "./logged-fact.ts";

const COLUMNS = [
  "vru+line",
  "call_id",
  "customer_id",
  "priority",
  "type",
  "date",
  "vru_entry",
  "vru_exit",
  "vru_time",
  "q_start",
  "q_exit",
  "q_time",
  "outcome",
  "ser_start",
  "ser_exit",
  "ser_time",
  "server",
] as const;

/** Function that returns the text in a column of one row. */
type Cells<Column extends string> = (column: Column) => string;

type Row = Cells<(typeof COLUMNS)[number]>;
type ClockColumn = "vru_entry" | "vru_exit" | "q_start" | "q_exit" | "ser_start" | "ser_exit";
type NumberColumn = "vru_time" | "q_time" | "ser_time" | "priority";

const DAY = 86_400;
const HALF_DAY = 43_200;

/** Returns true if a line is the first line of a log of the Anonymous Bank. */
export const isBankHeader = (line: string): boolean => line === COLUMNS.join("\t");

/**
 * Reads the call log of the Anonymous Bank (Guedj and Mandelbaum, Technion). It is tab-separated, with one
 * call per row and local times without a zone.
 */
export const anonymousBank = (zone: string): LogAdapter =>
  async function* (lines, naming): AsyncGenerator<LogRow> {
    const instant = clockOf(zone);
    let line = 0;
    for await (const text of lines) {
      line++;
      if (line === 1 && !isBankHeader(text))
        throw new Error("This is not an Anonymous Bank log: its header has different columns.");
      if (line === 1 || text === "") continue;
      yield rowOr(line, () => {
        const call = readCall(text, line);
        const time = (seconds: number) => instant(call.date, seconds);
        return { line, began: time(call.at.ivrEntry), facts: callFacts(call, time, naming) };
      });
    }
  };

function readCall(text: string, line: number): AnonymousBankCall {
  const cells = text.split("\t");
  if (cells.length !== COLUMNS.length)
    leaveOut({ why: "columnCount", has: cells.length, needs: COLUMNS.length });
  const row: Row = cellsOf(COLUMNS, cells);
  const at = clocksOf(row);
  const lasted = {
    ivr: wholeNumber(row, "vru_time"),
    queue: wholeNumber(row, "q_time"),
    service: wholeNumber(row, "ser_time"),
  };
  return {
    // A call_id can occur more than once; the line makes the key unique.
    key: `${line}/${row("vru+line")}/${row("call_id")}`,
    customer: row("customer_id") === "0" ? null : row("customer_id"),
    priority: Math.min(9, Math.max(0, wholeNumber(row, "priority"))),
    segment: row("type") === "" ? leaveOut({ why: "empty", column: "type" }) : row("type"),
    date: dateOf(row),
    outcome: outcomeOf(row),
    at,
    lasted,
    server: row("server") === "NO_SERVER" || row("server") === "" ? null : row("server"),
  };
}

/**
 * Returns the times of a row in seconds after midnight of its date; a time after the next midnight is 86,400
 * or more.
 */
function clocksOf(row: Row): AnonymousBankCall["at"] {
  const ivrEntry = clock(row, "vru_entry");
  const ivrExit = notBefore(ivrEntry, clock(row, "vru_exit"));
  const queueStart = notBefore(ivrExit, clock(row, "q_start"));
  const queueExit = notBefore(queueStart, clock(row, "q_exit"));
  const queued = clock(row, "q_start") !== 0 || wholeNumber(row, "q_time") > 0;
  const serviceStart = notBefore(queued ? queueExit : ivrExit, clock(row, "ser_start"));
  return {
    ivrEntry,
    ivrExit,
    queueStart,
    queueExit,
    serviceStart,
    serviceExit: notBefore(serviceStart, clock(row, "ser_exit")),
  };
}

/**
 * Adds the days that have passed since the row's date to a time of day (s); `before` is the row's previous
 * time. A step back of more than half a day means that midnight has passed; smaller steps back are
 * inaccuracies of the log.
 */
const notBefore = (before: number, clock: number): number =>
  (before % DAY) - clock > HALF_DAY ? clock + DAY : clock + Math.floor(before / DAY) * DAY;

const clock = (row: Row, column: ClockColumn): number =>
  secondsOfDay(row(column)) ?? leaveOut({ why: "clock", column, text: row(column) });

const wholeNumber = (row: Row, column: NumberColumn): number =>
  /^-?\d+$/.test(row(column))
    ? Number(row(column))
    : leaveOut({ why: "wholeNumber", column, text: row(column) });

function dateOf(row: Row): CalendarDate {
  const match = /^(\d\d)(\d\d)(\d\d)$/.exec(row("date"));
  if (!match) return leaveOut({ why: "date", text: row("date") });
  const date = new CalendarDate(1900 + Number(match[1]), Number(match[2]), Number(match[3]));
  // CalendarDate changes a date that does not exist to one that does.
  return date.toString() === `19${match[1]}-${match[2]}-${match[3]}`
    ? date
    : leaveOut({ why: "day", text: row("date") });
}

function outcomeOf(row: Row): AnonymousBankCall["outcome"] {
  const outcome = row("outcome");
  return outcome === "AGENT" || outcome === "HANG" || outcome === "PHANTOM"
    ? outcome
    : leaveOut({ why: "outcome", text: outcome });
}

/** Returns a function that reads a row by column. The row has a cell for each column. */
function cellsOf<Column extends string>(columns: readonly Column[], cells: readonly string[]): Cells<Column> {
  return (column) => cells[columns.indexOf(column)] ?? "";
}
