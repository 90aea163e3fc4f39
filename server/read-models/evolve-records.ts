import { searchKey } from "../../openapi/formats/search-text.ts";
import type { ContactEnded } from "../../openapi/generated/live-monitor.ts";
import { surveyAnswersOf, surveyScore } from "../../streams/metrics/survey-answer.ts";
import { type FactType, idOf, type KnownFact } from "../../streams/events/event.ts";
import {
  type CallRecord,
  type ContactRecord,
  isInCall,
  isWaiting,
  type Ledgers,
  newContact,
  newRecord,
  type Owner,
} from "./call-record.ts";

/** A fact with its time in ms. */
export type TimedFact = {
  [Type in FactType]: {
    readonly type: Type;
    readonly subject: string;
    readonly at: number;
    readonly data: Extract<KnownFact, { type: Type }>["data"];
  };
}[FactType];

type FactOf<Type extends FactType> = Extract<TimedFact, { type: Type }>;

/**
 * Applies one fact to the records. Ignores contradictory facts by the same rules as the fold of the floor, so
 * that the records match what the monitor showed.
 */
export function evolveRecords(ledgers: Ledgers, fact: TimedFact, owner: Owner): void {
  const id = idOf(fact.subject);
  switch (fact.type) {
    case "contact-created":
      return createContact(ledgers, id, fact, owner);
    case "contact-ended":
      return endContact(ledgers, id, fact);
    case "queue-created":
      return enterQueue(ledgers, id, fact, owner);
    case "queue-assigned":
      return offer(ledgers, id, fact.at);
    case "queue-dismissed":
      return changeWaiting(ledgers, id, ({ dismissals, timeouts }) =>
        fact.data.reason === "timeout" ? { timeouts: timeouts + 1 } : { dismissals: dismissals + 1 },
      );
    case "queue-abandoned":
      return leaveQueue(ledgers, id, fact.at, { outcome: "abandoned", reason: fact.data.reason ?? null });
    case "call-created":
      return ledgers.call(id) ? undefined : createCall(ledgers, id, fact, owner);
    case "call-transferred":
      return changeCall(ledgers, id, (call) => ({
        transfers: call.transfers + 1,
        transferred_agent: fact.data.toUser ?? call.transferred_agent,
        transferred_segment: fact.data.toSegment ?? call.transferred_segment,
      }));
    case "call-tagged":
      return changeCall(ledgers, id, (call) => ({ tags: [...new Set([...call.tags, ...fact.data.tags])] }));
    case "call-ended":
      return endCall(ledgers, id, fact.at, fact.data.by ?? null);
    case "comment-created":
      return annotate(ledgers, id, ({ comments }) => ({ comments: comments + 1 }));
    case "survey-received":
      return annotate(ledgers, id, () => surveyOf(fact));
    case "qms-notify":
    case "ai-calls":
      return annotate(ledgers, id, (call) => ({
        topics: fact.data.topics ?? call.topics,
        sentiment: fact.data.sentiment ?? call.sentiment,
        summary: fact.data.summary ?? call.summary,
        quality: fact.data.score ?? call.quality,
      }));
    default:
      // Other facts do not change these records.
      return;
  }
}

function createContact(
  ledgers: Ledgers,
  id: string,
  { at, data }: FactOf<"contact-created">,
  owner: Owner,
): void {
  const contact = ledgers.contacts.get(id);
  if (contact?.ended || contact?.announced) return;
  const about = {
    origin: data.origin,
    device: data.device ?? null,
    location: data.location ?? null,
    consent_at: data.consentAt === undefined ? null : Date.parse(data.consentAt),
  };
  ledgers.contacts.put({
    ...(contact ?? newContact(id, at, owner)),
    ...about,
    announced: true,
    customer: data.customer ?? null,
    channel: data.channel,
    created_at: at,
  });
  const early = ledgers.leg(contact?.leg ?? null);
  if (early) ledgers.put({ ...early, ...about, began_at: at });
}

function enterQueue(ledgers: Ledgers, id: string, { at, data }: FactOf<"queue-created">, owner: Owner): void {
  const leg = `queue/${id}`;
  if (ledgers.leg(leg)) return;
  const contact = attach(ledgers, data.contact, at, { queue: id }, data.customer ?? null, owner);
  const customer = data.customer ?? contact.customer;
  ledgers.put({
    ...newRecord(leg, contact, at, data.channel),
    queue: id,
    customer,
    segment: data.segment,
    search: searchKey([id, data.contact, customer]),
  });
  ledgers.contacts.put({ ...contact, leg });
}

/** Counts an offer. It can also be reported after the answer; then it only ends the time in the queue. */
function offer(ledgers: Ledgers, id: string, at: number): void {
  const record = ledgers.leg(`queue/${id}`);
  if (!record || (record.outcome !== null && record.answered_at === null)) return;
  ledgers.put({
    ...record,
    offers: record.offers + 1,
    queued: record.queued ?? Math.max(0, at - record.created_at),
  });
}

function changeWaiting(
  ledgers: Ledgers,
  id: string,
  change: (record: CallRecord) => Partial<CallRecord>,
): void {
  const record = ledgers.leg(`queue/${id}`);
  if (record && isWaiting(record)) ledgers.put({ ...record, ...change(record) });
}

function leaveQueue(
  ledgers: Ledgers,
  id: string,
  at: number,
  how: Pick<CallRecord, "outcome" | "reason">,
): void {
  const record = ledgers.leg(`queue/${id}`);
  if (!record || !isWaiting(record)) return;
  const waited = Math.max(0, at - record.created_at);
  ledgers.put({
    ...record,
    ...how,
    waited,
    queued: record.queued ?? waited,
    ended_at: record.created_at + waited,
    ended_by: how.outcome === "abandoned" ? "customer" : null,
  });
  detach(ledgers, record.contact, "queue", id);
}

function createCall(ledgers: Ledgers, id: string, { at, data }: FactOf<"call-created">, owner: Owner): void {
  const queue = data.queue ?? ledgers.contacts.get(data.contact)?.queue ?? null;
  const entry = queue === null ? undefined : ledgers.leg(`queue/${queue}`);
  if (entry && !isWaiting(entry)) return;
  if (entry) detach(ledgers, entry.contact, "queue", idOf(entry.leg));
  const known = data.customer ?? entry?.customer ?? null;
  const contact = attach(ledgers, data.contact, at, { call: id }, known, owner);
  const customer = known ?? contact.customer;
  const record = entry ?? { ...newRecord(`call/${id}`, contact, at, data.channel), queue };
  ledgers.put({
    ...record,
    id,
    contact: data.contact,
    customer,
    channel: data.channel,
    agent: data.user ?? null,
    segment: data.segment,
    waited: waitOf(queue, entry?.created_at, at),
    started_at: at,
    answered_at: at,
    search: searchKey([id, data.contact, customer, ...(queue === null ? [] : [queue])]),
  });
  ledgers.contacts.put({ ...contact, leg: record.leg });
}

function waitOf(queue: string | null, since: number | undefined, at: number): number | null {
  if (since !== undefined) return Math.max(0, at - since);
  return queue === null ? 0 : null;
}

function changeCall(ledgers: Ledgers, id: string, change: (call: CallRecord) => Partial<CallRecord>): void {
  const call = ledgers.call(id);
  if (call && isInCall(call)) ledgers.put({ ...call, ...change(call) });
}

/** Adds what became known about a call, in or after the call. */
function annotate(ledgers: Ledgers, id: string, change: (call: CallRecord) => Partial<CallRecord>): void {
  const call = ledgers.call(id);
  if (call) ledgers.put({ ...call, ...change(call) });
}

/** Returns the survey of a call. A later survey of the same call replaces it. */
function surveyOf({ data }: FactOf<"survey-received">): Partial<CallRecord> {
  const answers = surveyAnswersOf(data);
  return {
    survey: data.scores ?? {},
    survey_form: data.form ?? null,
    survey_answers: answers,
    survey_score: surveyScore(answers),
  };
}

function endCall(ledgers: Ledgers, id: string, at: number, by: CallRecord["ended_by"]): void {
  changeCall(ledgers, id, (call) => ({
    outcome: call.transfers > 0 ? "transferred" : "answered",
    served: Math.max(0, at - call.started_at),
    ended_at: Math.max(at, call.started_at),
    ended_by: by,
  }));
  const contact = ledgers.call(id)?.contact;
  if (contact !== undefined) detach(ledgers, contact, "call", id);
}

/**
 * Ends a contact with everything of it that is still open. If no event shows how long it waited or was
 * served, uses the seconds that the event reports.
 */
function endContact(ledgers: Ledgers, id: string, { at, data }: FactOf<"contact-ended">): void {
  const contact = ledgers.contacts.get(id);
  if (!contact || (!contact.announced && contact.queue === null && contact.call === null)) return;
  if (contact.queue !== null)
    leaveQueue(ledgers, contact.queue, at, { outcome: unanswered(data.outcome), reason: null });
  if (contact.call !== null) endCall(ledgers, contact.call, at, null);
  const last = ledgers.leg(contact.leg);
  const leg = last?.leg ?? `contact/${id}`;
  const record = last ?? {
    ...newRecord(leg, contact, contact.created_at, contact.channel ?? "audio"),
    outcome: unanswered(data.outcome),
    waited: 0,
    ended_at: Math.max(at, contact.created_at),
  };
  // The reported seconds are those of the whole contact.
  const { queueSeconds = 0, serviceSeconds = 0 } = (record.is_first && data.recorded) || {};
  ledgers.put({
    ...record,
    queued: (record.queued ?? record.waited) || queueSeconds * 1000,
    served: record.served || serviceSeconds * 1000,
  });
  ledgers.contacts.put({ ...contact, leg, queue: null, call: null, announced: false, ended: true });
}

/** Outcome of a record without a call. A source may report an answer although it never reported the call. */
const unanswered = (outcome: ContactEnded["outcome"]): CallRecord["outcome"] =>
  outcome === "answered" || outcome === "transferred" ? "assigned" : outcome;

/**
 * Sets the open queue entry or call of a contact, and returns the contact. Creates the contact if it is
 * unknown. Also sets the customer if the contact was not open.
 */
function attach(
  { contacts }: Ledgers,
  id: string,
  at: number,
  open: Partial<Pick<ContactRecord, "queue" | "call">>,
  customer: string | null,
  owner: Owner,
): ContactRecord {
  const known = contacts.get(id);
  const isOpen = known !== undefined && (known.announced || known.queue !== null || known.call !== null);
  const contact = { ...(known ?? newContact(id, at, owner)), ...(isOpen ? {} : { customer }), ...open };
  contacts.put(contact);
  return contact;
}

function detach({ contacts }: Ledgers, id: string, part: "queue" | "call", partId: string): void {
  const contact = contacts.get(id);
  if (contact?.[part] === partId) contacts.put({ ...contact, [part]: null });
}
