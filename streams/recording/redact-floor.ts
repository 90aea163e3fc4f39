import type { FloorState } from "../../openapi/generated/live-monitor.ts";
import type { Redactor } from "./redactor.ts";

/** Rows redacted per step. */
const ROWS_PER_STEP = 200;
/** Key of the tally over all segments. */
const ALL = "all";

/**
 * Redacts a floor: the result equals the fold of the redacted events. Members are listed by name, so that new
 * ones are left out by default. Runs in steps, since a large floor takes longer than a frame.
 */
export function* redactingFloor(floor: FloorState, redactor: Redactor): Generator<undefined, FloorState> {
  const { pseudonym: named, id: own } = redactor;
  const namedOrNull = (value: string | null): string | null => (value === null ? null : named(value));
  const ownOrNull = (value: string | null): string | null => (value === null ? null : own(value));
  const { zone, traffic } = floor;
  const unknown = Object.fromEntries(
    Object.entries(floor.unknown).map(([type, count]) => [redactor.type(type), count]),
  );
  const { connected: online, free: idle, statusKnown } = floor.counts;
  const segments = floor.segments.map(
    ({ id, name, channels, imported, removed, waiting, inCall, agents: staff, free }) => ({
      id: own(id),
      name: name === null ? null : redactor.segmentName(name),
      channels,
      imported,
      ...(removed && { removed }),
      waiting,
      inCall,
      agents: staff,
      free,
    }),
  );
  const days = floor.days.map(({ day, start, end, tallies }) => ({
    day,
    start,
    end,
    tallies: tallies.map((row) => tally({ ...row, id: row.id === ALL ? row.id : own(row.id) })),
  }));
  const agents = yield* inSteps(
    floor.agents,
    ({
      id,
      name,
      segments: serves,
      imported,
      connection,
      status,
      reason,
      since,
      sessions,
      calls,
      lastDisconnection,
      today,
    }) => ({
      id: own(id),
      name: namedOrNull(name),
      segments: serves.map(own),
      imported,
      connection,
      status,
      reason: namedOrNull(reason),
      since,
      sessions: sessions.map(named),
      calls: calls.map(named),
      lastDisconnection: lastDisconnection && {
        time: lastDisconnection.time,
        reason: lastDisconnection.reason,
      },
      today: { day: today.day, calls: today.calls, busy: today.busy, free: today.free, at: today.at },
    }),
  );
  const pocs = yield* inSteps(floor.pocs, ({ id, branch, connected }) => ({
    id: named(id),
    branch: own(branch),
    connected,
  }));
  const queue = yield* inSteps(
    floor.queue,
    ({
      id,
      contact,
      segment,
      channel,
      customer,
      priority,
      since,
      day,
      offeredTo,
      offeredAt,
      dismissals,
      offset,
    }) => ({
      id: named(id),
      contact: named(contact),
      segment: own(segment),
      channel,
      customer: namedOrNull(customer),
      priority,
      since,
      day,
      offeredTo: ownOrNull(offeredTo),
      offeredAt,
      dismissals,
      offset,
    }),
  );
  const calls = yield* inSteps(
    floor.calls,
    ({
      id,
      contact,
      queue: entry,
      segment,
      user,
      channel,
      customer,
      since,
      day,
      waited,
      transfers,
      tags,
      offset,
    }) => ({
      id: named(id),
      contact: named(contact),
      queue: namedOrNull(entry),
      segment: own(segment),
      user: ownOrNull(user),
      channel,
      customer: namedOrNull(customer),
      since,
      day,
      waited,
      transfers,
      tags: tags.map(named),
      offset,
    }),
  );
  const contacts = yield* inSteps(
    floor.contacts,
    ({ id, said, channel, customer, day, queue: entry, call }) => ({
      id: named(id),
      said,
      channel,
      customer: namedOrNull(customer),
      day,
      queue: namedOrNull(entry),
      call: namedOrNull(call),
    }),
  );
  const endOf = ({ id, how }: FloorState["ended"]["young"][number]) => ({ id: redactor.subject(id), how });
  const ended = {
    young: yield* inSteps(floor.ended.young, endOf),
    old: yield* inSteps(floor.ended.old, endOf),
  };
  const { total, byReason } = floor.anomalies;
  const latest = floor.anomalies.latest.map(({ offset, time, type, subject, reason }) => ({
    offset,
    time,
    type: redactor.type(type),
    subject: redactor.subject(subject, type),
    reason,
  }));
  return {
    zone,
    counts: { connected: online, free: idle, statusKnown },
    segments,
    agents,
    pocs,
    queue,
    calls,
    contacts,
    ended,
    days,
    anomalies: { total, byReason, latest },
    unknown,
    traffic: traffic && {
      kind: traffic.kind,
      name: traffic.name,
      source: redactor.source(traffic.source),
      started: traffic.started,
      ended: traffic.ended,
    },
  };
}

/** Redacts a floor without interruption. */
export function redactedFloor(floor: FloorState, redactor: Redactor): FloorState {
  const steps = redactingFloor(floor, redactor);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const tally = ({
  id,
  contacts,
  hangs,
  answered,
  abandoned,
  dismissed,
  timeouts,
  transferred,
  waits,
  quits,
  waited,
  talks,
  talked,
}: FloorState["days"][number]["tallies"][number]) => ({
  id,
  contacts,
  hangs,
  answered,
  abandoned,
  dismissed,
  timeouts,
  transferred,
  waits,
  quits,
  waited,
  talks,
  talked,
});

function* inSteps<From, To>(rows: readonly From[], made: (row: From) => To): Generator<undefined, To[]> {
  const all: To[] = [];
  for (const row of rows) {
    all.push(made(row));
    if (all.length % ROWS_PER_STEP === 0) yield undefined;
  }
  return all;
}
