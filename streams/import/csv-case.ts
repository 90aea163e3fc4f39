import type { CsvEvent } from "./csv-map.ts";
import type { CsvRow } from "./csv-row.ts";
import { type LoggedFact, type LogRow, RANK } from "./logged-fact.ts";
import type { Naming } from "./naming.ts";

type Part = "contact" | "queue" | "call";

/** State of a case: its current contact, queue entry and call, and which of them are open. */
interface Course {
  readonly key: string;
  readonly number: Record<Part, number>;
  open: Record<Part, boolean>;
  outcome: string;
  user: string | null;
  segment: string | null;
  answeredAt: number;
}

/**
 * Groups the rows of a log by case. A case is identified by an id that all rows about the same contact share.
 */
export class Cases {
  private readonly rows = new Map<string, CsvRow[]>();

  add(row: CsvRow): void {
    const rows = this.rows.get(row.case) ?? [];
    this.rows.set(row.case, rows);
    rows.push(row);
  }

  /** Returns the facts of each row, case by case. */
  *facts(naming: Naming): Generator<LogRow> {
    for (const [name, rows] of this.rows) {
      const began = rows.reduce(
        (first, { moments }) => moments.reduce((least, { time }) => Math.min(least, time), first),
        Infinity,
      );
      for (const [row, facts] of caseFacts(name, rows, naming)) yield { line: row.line, began, facts };
    }
  }
}

/**
 * Returns the events of one case by row. A contact, queue entry or call that begins after the end of the
 * previous one in the case gets a new id; other contradictions are kept as logged.
 */
function caseFacts(name: string, rows: readonly CsvRow[], naming: Naming): Map<CsvRow, LoggedFact[]> {
  const course: Course = {
    key: name,
    number: { contact: 0, queue: 0, call: 0 },
    open: { contact: false, queue: false, call: false },
    outcome: "discarded",
    user: null,
    segment: null,
    answeredAt: 0,
  };
  const facts = new Map(rows.map((row) => [row, [] as LoggedFact[]])); // an empty list has no type of its own
  const moments = rows
    .flatMap((row) => row.moments.map((moment) => ({ row, ...moment })))
    .sort((a, b) => a.time - b.time);
  let before = { time: -Infinity, rank: 0 };
  for (const { row, time, events } of moments) {
    for (const event of events) {
      const fact = factOf(event, time, row, course, naming);
      // Facts of a case at the same instant keep their order in the log.
      const rank = before.time === time ? Math.max(before.rank, fact.rank) : fact.rank;
      before = { time, rank };
      facts.get(row)?.push({ ...fact, rank });
    }
  }
  return facts;
}

function factOf(event: CsvEvent, time: number, row: CsvRow, course: Course, naming: Naming): LoggedFact {
  const { event: type, ...details } = typeof event === "object" ? event : { event };
  const customer = row.customer === null ? {} : { customer: row.customer };
  const user = row.agent === null ? null : naming.user(row.agent);
  const segment = row.segment === null ? null : naming.segment(row.segment);
  const withUser = user === null ? {} : { user };
  const fact = (part: Part, rank: number, data: LoggedFact["data"]): LoggedFact => ({
    time,
    rank,
    type,
    subject: `${part}/${idOf(part, course, naming)}`,
    data: { ...data, ...details },
  });
  switch (type) {
    case "contact-created":
      begin("contact", course);
      course.outcome = "discarded";
      return fact("contact", RANK.contactCreated, { channel: row.channel, origin: row.origin, ...customer });
    case "queue-created":
      begin("queue", course);
      return fact("queue", RANK.queueCreated, {
        contact: idOf("contact", course, naming),
        segment,
        channel: row.channel,
        ...customer,
        ...(row.priority === null ? {} : { priority: row.priority }),
      });
    case "queue-assigned":
      course.outcome = "assigned";
      return fact("queue", RANK.queueLeft, withUser);
    case "queue-dismissed":
      return fact("queue", RANK.queueLeft, withUser);
    case "queue-abandoned":
      course.outcome = "abandoned";
      course.open.queue = false;
      return fact("queue", RANK.queueLeft, {});
    case "call-created": {
      const queue = course.open.queue ? { queue: idOf("queue", course, naming) } : {};
      begin("call", course);
      Object.assign(course, { outcome: "answered", user, segment, answeredAt: time });
      course.open.queue = false;
      return fact("call", RANK.callCreated, {
        contact: idOf("contact", course, naming),
        ...queue,
        segment,
        ...withUser,
        channel: row.channel,
        ...customer,
      });
    }
    case "call-transferred": {
      const from = {
        ...(course.user === null ? {} : { fromUser: course.user }),
        ...(course.segment === null ? {} : { fromSegment: course.segment }),
      };
      const to = {
        ...(user === null || user === course.user ? {} : { toUser: user }),
        ...(segment === null || segment === course.segment ? {} : { toSegment: segment }),
      };
      Object.assign(course, { user: user ?? course.user, segment: segment ?? course.segment });
      return fact("call", RANK.callCreated, { ...from, ...to });
    }
    case "call-ended":
      course.open.call = false;
      return fact("call", time > course.answeredAt ? RANK.lastCallEnded : RANK.callEnded, {});
    case "contact-ended":
      course.open = { contact: false, queue: false, call: false };
      return fact("contact", RANK.contactEnded, { outcome: course.outcome });
  }
}

/** Opens the next contact, queue entry or call, unless one is open. */
function begin(part: Part, course: Course): void {
  if (!course.open[part]) course.number[part]++;
  course.open[part] = true;
}

const idOf = (part: Part, { key, number }: Course, naming: Naming): string =>
  naming.key(part, `${key}/${Math.max(1, number[part])}`);
