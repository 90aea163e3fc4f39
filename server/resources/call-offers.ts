import { sql } from "kysely";
import type { Call, Reference } from "../../openapi/generated/console.ts";
import { type OfferEvent, offersIn } from "../../streams/metrics/offers.ts";
import type { Queries } from "../database/schema.ts";
import { populateEver } from "./named-ever.ts";

/** Event types that begin or end an offer, and the one with the priority. */
const TYPES = [
  "queue-created",
  "queue-assigned",
  "queue-dismissed",
  "queue-abandoned",
  "call-created",
  "call-transferred",
  "call-ended",
  "contact-ended",
];

/** Priority of customers whose source reports none. */
const USUAL_PRIORITY = 1;

interface FoundEvents {
  readonly id: string;
  readonly events: readonly (Omit<OfferEvent, "time"> & { readonly time: number })[];
}

/** Adds the offers and the priority to calls. They are read from the event log, in one query for all calls. */
export async function addOffers(db: Queries, account: string, calls: readonly Call[]): Promise<Call[]> {
  const { rows } = await sql<FoundEvents>`
    select found.id, json_agg(json_build_object('type', type, 'subject', events.subject, 'time', time, 'offset', events."offset", 'data', data)) as events
    from (
      select id, epoch, unnest(array['queue/' || queue, 'call/' || id, 'contact/' || contact]) as subject
      from call_records where account = ${account} and id = any(${calls.map(({ _id }) => _id)}::text[]) and queue is not null
    ) as found join events on events.epoch = found.epoch and events.subject = found.subject and events.type = any(${TYPES}::text[])
    group by found.id`.execute(db);
  const eventsOf = new Map(
    rows.map(({ id, events }) => [
      id,
      events.map((event) => ({ ...event, time: new Date(event.time).toISOString() })),
    ]),
  );
  const offersOf = new Map([...eventsOf].map(([id, events]) => [id, offersIn(events)]));
  const users = [...offersOf.values()].flat().flatMap(({ user }) => user ?? []);
  const [named] = await populateEver(db, account, { users: "User" }, [
    { _id: "", users: [...new Set(users)] },
  ]);
  const references = [named?.["users"] ?? []].flat() as Reference[]; // populateEver replaced the ids
  const nameOf = new Map(references.map((user) => [user._id, user]));
  return calls.map((call) => ({
    ...call,
    priority: priorityIn(eventsOf.get(call._id)),
    offered: (offersOf.get(call._id) ?? []).map(({ user, at, rang, result }) => ({
      agent: user === null ? null : (nameOf.get(user) ?? { _id: user, name: null }),
      at: new Date(at).toISOString(),
      rang,
      result,
    })),
  }));
}

/** Returns the priority in the events of a queue entry; null for a call without one. */
function priorityIn(events: readonly OfferEvent[] | undefined): number | null {
  if (!events) return null;
  const { priority } = events.find(({ type }) => type === "queue-created")?.data ?? {};
  return typeof priority === "number" ? priority : USUAL_PRIORITY;
}
