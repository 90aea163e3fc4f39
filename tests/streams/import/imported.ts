import { anonymousBank } from "../../../streams/import/anonymous-bank.ts";
import { csvLog } from "../../../streams/import/log-kind.ts";
import type { CsvMap } from "../../../streams/import/csv-map.ts";
import { importLog } from "../../../streams/import/import-log.ts";
import type { LogAdapter } from "../../../streams/import/logged-fact.ts";

/** The lines of a log, one after the other. */
export async function* linesIn(text: string): AsyncGenerator<string> {
  yield* text.split("\n");
}

const importing = (adapter: LogAdapter, lines: string, zone: string, day?: string) =>
  importLog(linesIn(lines), { adapter, as: "test", log: "log", name: "log", zone, day });

export const importedBank = (rows: readonly string[], day?: string) =>
  importing(anonymousBank("Asia/Jerusalem"), [BANK_HEADER, ...rows].join("\n"), "Asia/Jerusalem", day);

export const importedCsv = (map: CsvMap, text: string, zone = "Europe/Madrid") =>
  importing(csvLog(map, zone), text, zone);

export const BANK_HEADER =
  "vru+line\tcall_id\tcustomer_id\tpriority\ttype\tdate\tvru_entry\tvru_exit\tvru_time\tq_start\tq_exit\tq_time\toutcome\tser_start\tser_exit\tser_time\tserver";

/** Makes a row of the bank's log: an answered call of 5 January that queued, unless given otherwise. */
export const bankRow = (
  overrides: Partial<
    Record<
      | "line"
      | "call"
      | "customer"
      | "priority"
      | "type"
      | "date"
      | "ivrIn"
      | "ivrOut"
      | "ivr"
      | "qIn"
      | "qOut"
      | "q"
      | "outcome"
      | "sIn"
      | "sOut"
      | "s"
      | "server",
      string
    >
  > = {},
): string => {
  const row = {
    line: "AA0101",
    call: "33116",
    customer: "C03026",
    priority: "2",
    type: "PS",
    date: "990105",
    ivrIn: "9:00:00",
    ivrOut: "9:00:05",
    ivr: "5",
    qIn: "9:00:05",
    qOut: "9:01:00",
    q: "55",
    outcome: "AGENT",
    sIn: "9:01:00",
    sOut: "9:03:00",
    s: "120",
    server: "AGENT27",
    ...overrides,
  };
  return Object.values(row).join("\t");
};

/** Shortens events: local time of day, type, and subject. */
export const story = (events: readonly { time: string; type: string; subject: string }[]): string[] =>
  events.map(
    ({ time, type, subject }) => `${time.slice(0, 19)} ${type} ${subject.slice(0, subject.indexOf("/"))}`,
  );
