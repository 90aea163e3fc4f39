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

interface Kept extends NewEvent {
  readonly offset: number;
  readonly life: string;
}

/**
 * Returns the events of a call and its contact, the names they reference, and the segment as it was when the
 * call started.
 */
export async function readCallHistory(db: Queries, account: string, id: string): Promise<CallHistory> {
  const call = await db
    .selectFrom("call_records")
    .select(["contact", "queue", "segment", "started_at"])
    .where("account", "=", account)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!call) throw new Problem("not-found");
  const channel = floorOf(account);
  const subjects = [
    `call/${id}`,
    `contact/${call.contact}`,
    ...(call.queue === null ? [] : [`queue/${call.queue}`]),
  ];
  const { rows } =
    await sql<Kept>`select id, source, type, subject, time, dataschema, "offset", data, (select epochs.epoch from epochs where epochs.number = events.epoch) as life
    ${eventsOf(channel, subjects, TYPES)} order by epoch desc, "offset" desc limit ${MOST}`.execute(db);
  const events = rows.map(({ life, ...event }) => toEvent(event, channel, life));
  return {
    events,
    named: await whomTheyName(db, account, events),
    segment: await segmentOf(db, account, call.segment, call.started_at),
  };
}

/** Returns the names of all users and segments in these events. */
async function whomTheyName(
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
  const referencesIn = (member: "users" | "segments") => [named?.[member] ?? []].flat() as Reference[]; // they have taken the place of the ids
  return { users: referencesIn("users"), segments: referencesIn("segments") };
}

async function segmentOf(
  db: Queries,
  account: string,
  id: string,
  time: number,
): Promise<CallHistory["segment"]> {
  const recounted = historyOf("Segment");
  const now = await readSegment(db, account, id);
  const then = await stateAt(db, recounted, { account, id, time });
  if (then === "unchanged" || then === null) return { was: then === null ? null : now, now };
  const [told] = await populateEver(db, account, recounted.references, [then]);
  return { was: told as unknown as Segment, now }; // a state of a segment, with the names of its agents
}

const SEGMENTS = resourceOf(DESCRIBED.Segment);

/** Returns a segment with its references; null if it does not exist. */
const readSegment = async (db: Queries, account: string, id: string): Promise<Segment | null> =>
  (await readResource(db, SEGMENTS, account, id, Object.keys(SEGMENTS.related))) as Segment | null; // as the description of segments has it

interface Said {
  readonly type: string;
  readonly data: { readonly before?: unknown; readonly after?: unknown };
}

interface Asked {
  readonly account: string;
  readonly id: string;
  /** ms */
  readonly time: number;
}

/**
 * Reconstructs a record at a moment from the log: the state after the last change until then, otherwise
 * before the first change since. `unchanged` if the log has no change.
 */
async function stateAt(
  db: Queries,
  recounted: HistorySpec,
  { account, id, time }: Asked,
): Promise<State | "unchanged" | null> {
  const { event } = recounted;
  const among = eventsOf(
    auditChannel(account),
    [`${event}/${id}`],
    ["created", "edited", "removed"].map((what) => `${event}-${what}`),
  );
  const last =
    await sql<Said>`select type, data ${among} and time <= ${time} order by epoch desc, "offset" desc limit 1`.execute(
      db,
    );
  const [until] = last.rows;
  // If the record was removed by then, the state before its removal is used.
  if (until)
    return stateOf(recounted, id, until.type === `${event}-removed` ? until.data.before : until.data.after);
  const first = await sql<Said>`select type, data ${among} order by epoch, "offset" limit 1`.execute(db);
  const [since] = first.rows;
  return since ? stateOf(recounted, id, since.data.before) : "unchanged";
}
