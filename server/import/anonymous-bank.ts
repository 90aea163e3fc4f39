import { CalendarDate } from "@internationalized/date";
import type { LogAdapter, LoggedFact, LogRow, Naming } from "./facts.ts";
import { clockOf, secondsOfDay } from "./local-time.ts";

const HEADER = "vru+line\tcall_id\tcustomer_id\tpriority\ttype\tdate\tvru_entry\tvru_exit\tvru_time\tq_start\tq_exit\tq_time\toutcome\tser_start\tser_exit\tser_time\tserver";
const HALF_A_DAY = 43_200;

/** Within one second: an agent's call ends before the next begins, a contact begins before its parts and ends after them. */
const RANK = { lastCallEnded: 0, contactCreated: 1, queueCreated: 2, queueLeft: 3, callCreated: 4, callEnded: 5, contactEnded: 6 };

interface Row {
  readonly line: number;
  readonly key: string;
  readonly customer: string | null;
  readonly priority: number;
  readonly segment: string;
  readonly date: CalendarDate;
  readonly outcome: "AGENT" | "HANG" | "PHANTOM";
  /** Seconds after the midnight of `date`; what lies after the next midnight is over 86,400. */
  readonly at: Readonly<Record<"ivrEntry" | "ivrExit" | "queueStart" | "queueExit" | "serviceStart" | "serviceExit", number>>;
  readonly lasted: Readonly<Record<"ivr" | "queue" | "service", number>>;
  readonly server: string | null;
}

/**
 * The call log of the Anonymous Bank (Guedj and Mandelbaum, Technion): one call a row, tab-separated, local times
 * without a zone. `day` (yyyy-mm-dd) keeps the calls of one day only.
 */
export const anonymousBank = (zone: string, day?: string): LogAdapter =>
  async function* (lines, naming): AsyncGenerator<LogRow> {
    const instant = clockOf(zone);
    let line = 0;
    for await (const text of lines) {
      line++;
      if (line === 1) {
        if (text !== HEADER) throw new Error("This is not a log of the Anonymous Bank: its first line names other columns.");
        continue;
      }
      if (text === "") continue;
      const row = readRow(text, line);
      if ("leftOut" in row) yield row;
      else if (day === undefined || row.date.toString() === day) yield { line, facts: factsOf(row, (seconds) => instant(row.date, seconds), naming) };
    }
  };

function readRow(text: string, line: number): Row | { line: number; leftOut: string } {
  const cells = text.split("\t");
  if (cells.length !== 17) return { line, leftOut: `it has ${cells.length} columns and not 17` };
  const [vruLine, callId, customer, priority, type, date, ...rest] = cells as [string, string, string, string, string, string, ...string[]]; // 17 were counted
  const [ivrEntry, ivrExit, ivrTime, queueStart, queueExit, queueTime, outcome, serviceStart, serviceExit, serviceTime, server] = rest as [string, string, string, string, string, string, string, string, string, string, string]; // 6 of 17 are taken
  const day = /^(\d\d)(\d\d)(\d\d)$/.exec(date);
  if (!day) return { line, leftOut: `date "${date}" is not yymmdd` };
  if (outcome !== "AGENT" && outcome !== "HANG" && outcome !== "PHANTOM") return { line, leftOut: `outcome "${outcome}" is not known` };
  if (type === "") return { line, leftOut: "type is empty" };
  const clocks = [ivrEntry, ivrExit, queueStart, queueExit, serviceStart, serviceExit].map(secondsOfDay);
  const durations = [ivrTime, queueTime, serviceTime, priority].map((cell) => (/^-?\d+$/.test(cell) ? Number(cell) : null));
  if (clocks.includes(null)) return { line, leftOut: "a time is not h:mm:ss" };
  if (durations.includes(null)) return { line, leftOut: "a duration or the priority is not a whole number" };
  const [entry, ivrOut, queueIn, queueOut, serviceIn, serviceOut] = clocks as [number, number, number, number, number, number]; // none is null
  const [ivr, queue, service, rank] = durations as [number, number, number, number]; // likewise
  // A clock that fell by half a day and more went over midnight; smaller steps back are the log's own unevenness.
  const after = (clock: number, before: number) => (before % 86_400) - clock > HALF_A_DAY ? clock + 86_400 : clock + Math.floor(before / 86_400) * 86_400;
  const ivrEnd = after(ivrOut, entry);
  const queueBegin = after(queueIn, ivrEnd);
  const queueEnd = after(queueOut, queueBegin);
  const queued = queueIn !== 0 || queue > 0;
  const serviceBegin = after(serviceIn, queued ? queueEnd : ivrEnd);
  return {
    line,
    key: `${line}/${vruLine}/${callId}`,
    customer: customer === "0" ? null : customer,
    priority: Math.min(9, Math.max(0, rank)),
    segment: type,
    date: new CalendarDate(1900 + Number(day[1]), Number(day[2]), Number(day[3])),
    outcome,
    at: { ivrEntry: entry, ivrExit: ivrEnd, queueStart: queueBegin, queueExit: queueEnd, serviceStart: serviceBegin, serviceExit: after(serviceOut, serviceBegin) },
    lasted: { ivr, queue, service },
    server: server === "NO_SERVER" || server === "" ? null : server,
  };
}

function factsOf(row: Row, time: (seconds: number) => number, naming: Naming): LoggedFact[] {
  const { at, lasted, outcome } = row;
  const contact = naming.key("contact", row.key);
  const queue = naming.key("queue", row.key);
  const call = naming.key("call", row.key);
  const customer = row.customer === null ? {} : { customer: row.customer };
  const queued = outcome !== "PHANTOM" && (at.queueStart % 86_400 !== 0 || lasted.queue > 0);
  const served = outcome === "AGENT" && (at.serviceStart % 86_400 !== 0 || lasted.service > 0);
  const segment = queued || served ? naming.segment(row.segment) : "";
  const facts: LoggedFact[] = [
    { time: time(at.ivrEntry), rank: RANK.contactCreated, type: "contact-created", subject: `contact/${contact}`, data: { channel: "audio", origin: "ivr", ...customer } },
  ];
  let last = Math.max(at.ivrEntry, at.ivrExit);
  if (queued) {
    last = Math.max(last, at.queueExit);
    facts.push({ time: time(at.queueStart), rank: RANK.queueCreated, type: "queue-created", subject: `queue/${queue}`, data: { contact, segment, channel: "audio", priority: row.priority, ...customer } });
    const left = { time: time(at.queueExit), rank: RANK.queueLeft, subject: `queue/${queue}` };
    if (outcome === "HANG") facts.push({ ...left, type: "queue-abandoned", data: {} });
    else facts.push({ ...left, type: "queue-assigned", data: row.server === null ? {} : { user: naming.user(row.server) } });
  }
  if (served) {
    last = Math.max(last, at.serviceExit);
    const user = row.server === null ? {} : { user: naming.user(row.server) };
    const answered = { contact, segment, channel: "audio", ...(queued ? { queue } : {}), ...user, ...customer };
    facts.push({ time: time(at.serviceStart), rank: RANK.callCreated, type: "call-created", subject: `call/${call}`, data: answered });
    const rank = at.serviceExit > at.serviceStart ? RANK.lastCallEnded : RANK.callEnded;
    facts.push({ time: time(at.serviceExit), rank, type: "call-ended", subject: `call/${call}`, data: {} });
  }
  const recorded = { ivrSeconds: Math.max(0, lasted.ivr), queueSeconds: Math.max(0, lasted.queue), serviceSeconds: Math.max(0, lasted.service) };
  facts.push({ time: time(last), rank: RANK.contactEnded, type: "contact-ended", subject: `contact/${contact}`, data: { outcome: outcomeOf(outcome, served), recorded } });
  return facts;
}

function outcomeOf(outcome: Row["outcome"], served: boolean): string {
  if (outcome === "PHANTOM") return "discarded";
  if (outcome === "HANG") return "abandoned";
  return served ? "answered" : "assigned";
}
