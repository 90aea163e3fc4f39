import { sql } from "kysely";
import type { CallHistory, Reference, Segment } from "../../openapi/generated/console.ts";
import { DESCRIBED } from "../../openapi/generated/described.ts";
import { Problem } from "../kit/problem.ts";
import type { Queries } from "../database/schema.ts";
import { auditChannel, floorOf } from "../log/channel-name.ts";
import { type NewEvent, toEvent } from "../log/log-event.ts";
import { readResource } from "../kit/list.ts";
import { resourceOf } from "./described-resource.ts";
import { eventsOf } from "../log/read-log.ts";
import { populateEver } from "./named-ever.ts";
import { historyOf, type HistorySpec } from "./history-spec.ts";
import { type State, stateOf } from "./record-state.ts";

/** Event types of a customer's visit: contact, queue entry and call. */
const TYPES = [
  "contact-created",
  "queue-created",
  "queue-assigned",
  "queue-dismissed",
  "queue-abandoned",
  "call-created",
  "call-transferred",
  "call-tagged",
  "call-ended",
  "contact-ended",
];
const MOST = 500;

interface EventRow extends NewEvent {
  readonly offset: number;
  /** Public id of the epoch. */
  readonly life: string;
}

/**
 * Returns the last 500 events of a call, its contact and its queue entry, newest first, and the names of the
 * users and segments in these events. Events of earlier epochs with the same ids belong to another call: a demo
 * repeats its calls when its clock is moved. Also returns the segment as it was when the call started, and as it is
 * now.
 */
export async function readCallHistory(db: Queries, account: string, id: string): Promise<CallHistory> {
  const call = await db
    .selectFrom("call_records")
    .select(["id", "epoch", "contact", "queue", "segment", "started_at"])
    .where("account", "=", account)
    .where((is) => is.or([is("id", "=", id), is("leg", "=", `queue/${id}`)]))
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  if (!call) throw new Problem("not-found");
  const channel = floorOf(account);
  const subjects = [
    `call/${call.id}`,
    `contact/${call.contact}`,
    ...(call.queue === null ? [] : [`queue/${call.queue}`]),
  ];
  const { rows } =
    await sql<EventRow>`select id, source, type, subject, time, dataschema, "offset", data, (select epochs.epoch from epochs where epochs.number = events.epoch) as life
    ${eventsOf(channel, subjects, TYPES)} and events.epoch = ${call.epoch} order by "offset" desc limit ${MOST}`.execute(
      db,
    );
  const events = rows.map(({ life, ...event }) => toEvent(event, channel, life));
  return {
    events,
    named: await namesIn(db, account, events),
    segment:
      call.segment === null
        ? { was: null, now: null }
        : await segmentOf(db, account, call.segment, call.started_at),
  };
}

/** Returns the names of all users and segments in these events. */
async function namesIn(
  db: Queries,
  account: string,
  events: CallHistory["events"],
): Promise<CallHistory["named"]> {
  const idsIn = (members: readonly string[]) => [
    ...new Set(
      events.flatMap(({ data }) =>
        members.flatMap((member) =>
          Object.entries(data).flatMap(([name, value]) =>
            name === member && typeof value === "string" ? [value] : [],
          ),
        ),
      ),
    ),
  ];
  const [named] = await populateEver(db, account, { users: "User", segments: "Segment" }, [
    {
      _id: "",
      users: idsIn(["user", "fromUser", "toUser"]),
      segments: idsIn(["segment", "fromSegment", "toSegment"]),
    },
  ]);
  const referencesIn = (member: "users" | "segments") => [named?.[member] ?? []].flat() as Reference[]; // populateEver replaced the ids
  return { users: referencesIn("users"), segments: referencesIn("segments") };
}

async function segmentOf(
  db: Queries,
  account: string,
  id: string,
  time: number,
): Promise<CallHistory["segment"]> {
  const spec = historyOf("Segment");
  const now = await readSegment(db, account, id);
  const then = await stateAt(db, spec, { account, id, time });
  if (then === "unchanged" || then === null) return { was: then === null ? null : now, now };
  const [was] = await populateEver(db, account, spec.references, [then]);
  return { was: was as unknown as Segment, now }; // a logged segment with the names of its agents
}

const SEGMENTS = resourceOf(DESCRIBED.Segment);

/** Returns a segment with its references; null if it does not exist. */
const readSegment = async (db: Queries, account: string, id: string): Promise<Segment | null> =>
  (await readResource(db, SEGMENTS, account, id, Object.keys(SEGMENTS.related))) as Segment | null; // the shape of described segments

interface CallEvent {
  readonly type: string;
  readonly data: { readonly before?: unknown; readonly after?: unknown };
}

interface PastState {
  readonly account: string;
  readonly id: string;
  /** Time (ms). */
  readonly time: number;
}

/**
 * Reconstructs the state of a record at a time from the audit log: the state after the last change up to this
 * time or, without such a change, the state before the first later one. Returns `unchanged` if the log has no
 * change of the record, and null if the record was created later or its logged state is incomplete.
 */
async function stateAt(
  db: Queries,
  spec: HistorySpec,
  { account, id, time }: PastState,
): Promise<State | "unchanged" | null> {
  const { event } = spec;
  const changes = eventsOf(
    auditChannel(account),
    [`${event}/${id}`],
    ["created", "edited", "removed"].map((what) => `${event}-${what}`),
  );
  const last =
    await sql<CallEvent>`select type, data ${changes} and time <= ${time} order by epoch desc, "offset" desc limit 1`.execute(
      db,
    );
  const [lastChange] = last.rows;
  // If the record had been removed by this time, uses the state before its removal.
  if (lastChange)
    return stateOf(
      spec,
      id,
      lastChange.type === `${event}-removed` ? lastChange.data.before : lastChange.data.after,
    );
  const first = await sql<CallEvent>`select type, data ${changes} order by epoch, "offset" limit 1`.execute(
    db,
  );
  const [firstChange] = first.rows;
  return firstChange ? stateOf(spec, id, firstChange.data.before) : "unchanged";
}
