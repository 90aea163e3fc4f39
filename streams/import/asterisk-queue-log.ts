import { leaveOut, rowOr } from "./broken-row.ts";
import { Cases } from "./csv-case.ts";
import type { CsvEvent } from "./csv-map.ts";
import type { CsvRow } from "./csv-row.ts";
import { durationOf } from "./duration.ts";
import { type LogAdapter, type LoggedFact, type LogRow, RANK } from "./logged-fact.ts";
import type { Naming } from "./naming.ts";
import { timeReader } from "./time-reader.ts";

/** A line of the log: `time|call|queue|agent|event|data…`. The number of data cells depends on the event. */
interface QueueLogLine {
  readonly line: number;
  /** ms */
  readonly time: number;
  readonly call: string | null;
  readonly queue: string | null;
  readonly agent: string | null;
  readonly event: string;
  readonly data: readonly string[];
}

const NEEDED = 5;
const unixTime = timeReader("unix", "UTC");

const LEFT: readonly CsvEvent[] = ["queue-abandoned", "contact-ended"];
const TRANSFERRED: readonly CsvEvent[] = ["call-ended", { event: "contact-ended", outcome: "transferred" }];

/** Events to create for each Asterisk event about a call. */
const CALL_EVENTS: ReadonlyMap<string, readonly CsvEvent[]> = new Map([
  ["ENTERQUEUE", ["contact-created", "queue-created"]],
  ["CONNECT", ["call-created"]],
  ["RINGNOANSWER", [{ event: "queue-dismissed", reason: "timeout" }]],
  ["ABANDON", LEFT],
  [
    "EXITWITHTIMEOUT",
    [
      { event: "queue-abandoned", reason: "timeout" },
      { event: "contact-ended", outcome: "timeout" },
    ],
  ],
  [
    "EXITEMPTY",
    [
      { event: "queue-abandoned", reason: "no agents" },
      { event: "contact-ended", outcome: "discarded" },
    ],
  ],
  [
    "EXITWITHKEY",
    [
      { event: "queue-abandoned", reason: "key pressed" },
      { event: "contact-ended", outcome: "discarded" },
    ],
  ],
  ["COMPLETEAGENT", [{ event: "call-ended", by: "user" }, "contact-ended"]],
  ["COMPLETECALLER", [{ event: "call-ended", by: "customer" }, "contact-ended"]],
  ["BLINDTRANSFER", TRANSFERRED],
  ["ATTENDEDTRANSFER", TRANSFERRED],
  // Up to Asterisk 11.
  ["TRANSFER", TRANSFERRED],
]);

/**
 * Reads the `queue_log` of Asterisk (https://docs.asterisk.org, “Queue Logs”). Ignores events that concern
 * neither a call nor the presence or breaks of an agent, such as QUEUESTART and custom events.
 */
export const asteriskQueueLog: LogAdapter = async function* (lines, naming): AsyncGenerator<LogRow> {
  const calls = new Cases();
  const callers = new Map<string, string>();
  const agents = new Agents(naming);
  let number = 0;
  for await (const text of lines) {
    number++;
    if (text === "") continue;
    const entry = rowOr(number, () => lineOf(text, number));
    if ("leftOut" in entry) {
      yield entry;
      continue;
    }
    const { line, time } = entry;
    const events = CALL_EVENTS.get(entry.event);
    if (!events) {
      yield { line, began: time, facts: agents.take(entry) };
      continue;
    }
    const row = rowOr(line, () => callRow(entry, events, callers));
    if ("leftOut" in row) yield row;
    else calls.add(row);
  }
  yield* calls.facts(naming);
};

function lineOf(text: string, line: number): QueueLogLine {
  const cells = text.split("|").map((cell) => cell.trim());
  if (cells.length < NEEDED) leaveOut({ why: "partCount", has: cells.length, needs: NEEDED });
  const [written = "", call = "", queue = "", agent = "", event = "", ...data] = cells;
  const time = unixTime(written) ?? leaveOut({ why: "unixTime", text: written });
  return { line, time, call: named(call), queue: named(queue), agent: named(agent), event, data };
}

/** Returns a cell; null if it is empty, which Asterisk also writes as NONE. */
const named = (cell: string): string | null => (cell === "" || cell === "NONE" ? null : cell);

function callRow(
  { line, time, call, queue, agent, event, data }: QueueLogLine,
  events: readonly CsvEvent[],
  callers: Map<string, string>,
): CsvRow {
  if (call === null) return leaveOut({ why: "noCall", event });
  if (queue === null) return leaveOut({ why: "noQueue", event });
  const caller = event === "ENTERQUEUE" ? named(data[1] ?? "") : null;
  if (caller !== null) callers.set(call, caller);
  const offered = offeredFor(event, data);
  return {
    line,
    case: call,
    segment: queue,
    agent,
    customer: callers.get(call) ?? null,
    priority: null,
    channel: "audio",
    origin: "ivr",
    moments: [
      ...(offered === null || agent === null
        ? []
        : [{ time: time - offered, events: ["queue-assigned"] as const }]),
      { time, events },
    ],
  };
}

/** Returns the ring time (ms) at an agent before this event; null if the line has none. */
function offeredFor(event: string, data: readonly string[]): number | null {
  if (event === "CONNECT") return durationOf(data[2] ?? "", "seconds");
  if (event !== "RINGNOANSWER") return null;
  const rang = durationOf(data[0] ?? "", "seconds");
  return rang === null ? null : rang / 1_000;
}

/** Tracks for each agent the queues, the current session, and whether the agent is on a break. */
class Agents {
  private readonly queues = new Map<string, Set<string>>();
  private readonly sessions = new Map<string, number>();
  private readonly paused = new Set<string>();

  constructor(private readonly naming: Naming) {}

  /** Returns the facts that a line adds about its agent. */
  take({ time, agent, queue, event, data }: QueueLogLine): LoggedFact[] {
    if (agent === null) return [];
    switch (event) {
      case "ADDMEMBER":
        return this.enters(agent, queue ?? "", time);
      case "REMOVEMEMBER":
        return this.leaves(agent, queue ?? "", time);
      case "PAUSE":
      case "PAUSEALL":
        if (this.paused.has(agent)) return [];
        this.paused.add(agent);
        return [
          ...this.enters(agent, null, time),
          this.fact(agent, time, "user-status-changed", {
            status: "break",
            ...(data[0] ? { reason: data[0] } : {}),
          }),
        ];
      case "UNPAUSE":
      case "UNPAUSEALL":
        return this.paused.delete(agent)
          ? [this.fact(agent, time, "user-status-changed", { status: "available" })]
          : [];
      default:
        return [];
    }
  }

  /**
   * Adds a queue to an agent, and connects an agent without queues. `queue` is null for a pause, which also
   * connects an agent whose ADDMEMBER line is missing from the log.
   */
  private enters(agent: string, queue: string | null, time: number): LoggedFact[] {
    const known = this.queues.get(agent);
    if (known) {
      if (queue !== null) known.add(queue);
      return [];
    }
    this.queues.set(agent, new Set(queue === null ? [] : [queue]));
    this.sessions.set(agent, (this.sessions.get(agent) ?? 0) + 1);
    return [this.fact(agent, time, "user-connected", { session: this.session(agent) })];
  }

  private leaves(agent: string, queue: string, time: number): LoggedFact[] {
    const known = this.queues.get(agent);
    known?.delete(queue);
    if (!known || known.size > 0) return [];
    this.queues.delete(agent);
    this.paused.delete(agent);
    return [
      this.fact(agent, time, "user-disconnected", {
        session: this.session(agent),
        reason: "client disconnect",
      }),
    ];
  }

  private session(agent: string): string {
    return this.naming.key("session", `${agent}/${this.sessions.get(agent) ?? 0}`);
  }

  private fact(agent: string, time: number, type: string, data: LoggedFact["data"]): LoggedFact {
    return { time, rank: RANK.userChanged, type, subject: `user/${this.naming.user(agent)}`, data };
  }
}
