import type { FloorCall, FloorQueueEntry } from "../../openapi/generated/live-monitor.ts";
import { Key, type KnownFact } from "../events/event.ts";
import { accrue } from "./agent-day.ts";
import { addAt, secondsPlace } from "./evolve-queue.ts";
import type { FloorDraft } from "./floor-draft.ts";
import { updateOpenParts, removeEndedPart } from "./open-contact.ts";

type CallFact = Extract<
  KnownFact,
  { type: "call-created" | "call-transferred" | "call-tagged" | "call-ended" }
>;

/**
 * Applies an event about a call. A call is created once, may be transferred, and ends once. Its creation
 * closes the queue entry that it answers.
 */
export function evolveCall(draft: FloorDraft, fact: CallFact, id: string, time: number): void {
  const call = draft.calls.get(id);
  if (fact.type === "call-created") {
    if (call) return draft.anomaly(fact, "call-exists");
    if (draft.endOf(fact.subject)) return draft.anomaly(fact, "call-closed");
    return answer(draft, fact, id, time);
  }
  if (!call) return draft.anomaly(fact, draft.endOf(fact.subject) ? "call-closed" : "call-unknown");
  switch (fact.type) {
    case "call-tagged":
      return draft.putCall({ ...call, tags: [...new Set([...call.tags, ...fact.data.tags])] });
    case "call-transferred":
      return transfer(draft, fact, call, time);
    case "call-ended":
      return endCall(draft, call, time);
  }
}

/** Ends a call. Its length counts for the day of its queue entry or, without an entry, of its start. */
export function endCall(draft: FloorDraft, call: FloorCall, time: number): void {
  draft.closeCall(call);
  removeEndedPart(draft, call.contact, "call", call.id);
  if (call.user !== null) leaveAgent(draft, call.user, call.id, time);
  draft.count(call.day, call.segment, (tally) => {
    tally.talks++;
    tally.talked += Math.max(0, time - call.since);
  });
}

function answer(
  draft: FloorDraft,
  fact: Extract<CallFact, { type: "call-created" }>,
  id: string,
  time: number,
): void {
  const { contact: contactId, segment, channel, user = null } = fact.data;
  const named = fact.data.queue ?? draft.contacts.get(contactId)?.queue ?? null;
  const entry = named === null ? undefined : draft.queue.get(named);
  // A closed entry cannot be answered: the customer has left or was answered before.
  if (named !== null && !entry && draft.endOf(`queue/${named}`)) return draft.anomaly(fact, "queue-closed");
  if (entry) {
    draft.closeEntry(entry, "answered");
    removeEndedPart(draft, entry.contact, "queue", entry.id);
  }
  const waited = waitOf(named, entry, time);
  const day = entry?.day ?? draft.dayOf(time).day;
  const customer = fact.data.customer ?? entry?.customer ?? null;
  const contact = updateOpenParts(draft, contactId, { channel, customer, day }, { call: id });
  if (user !== null && (draft.agents.get(user)?.calls.length ?? 0) > 0)
    draft.anomaly(fact, "agent-in-two-calls");
  draft.putCall({
    id,
    contact: contactId,
    queue: named,
    segment,
    user,
    channel,
    customer: customer ?? contact.customer,
    since: time,
    day,
    waited,
    transfers: 0,
    tags: [],
    offset: fact.offset,
  });
  if (user !== null) joinAgent(draft, user, id, time);
  if (waited === null) return;
  draft.count(day, segment, (tally) => {
    tally.answered++;
    tally.waited += waited;
    addAt(tally.waits, secondsPlace(waited));
  });
}

/**
 * Returns how long (ms) the customer of a call waited: 0 without a queue entry, null if the entry is not in
 * this log.
 */
function waitOf(named: string | null, entry: FloorQueueEntry | undefined, time: number): number | null {
  if (entry) return Math.max(0, time - entry.since);
  return named === null ? 0 : null;
}

function transfer(
  draft: FloorDraft,
  fact: Extract<CallFact, { type: "call-transferred" }>,
  call: FloorCall,
  time: number,
): void {
  const { toUser, toSegment } = fact.data;
  draft.count(call.day, call.segment, (tally) => void tally.transferred++);
  // A transfer to a segment leaves the call without an agent until a later transfer names an agent.
  const user = toUser ?? (toSegment === undefined ? call.user : null);
  draft.putCall({ ...call, segment: toSegment ?? call.segment, user, transfers: call.transfers + 1 });
  if (user === call.user) return;
  if (call.user !== null) leaveAgent(draft, call.user, call.id, time);
  if (user === null) return;
  if ((draft.agents.get(user)?.calls.length ?? 0) > 0) draft.anomaly(fact, "agent-in-two-calls");
  joinAgent(draft, user, call.id, time);
}

function joinAgent(draft: FloorDraft, id: string, call: string, time: number): void {
  const before = draft.agent(new Key(id));
  const today = accrue(before, time, draft.dayOf(time));
  const since = before.calls.length > 0 ? before.since : time;
  draft.putAgent(before, {
    ...before,
    calls: [...before.calls, call],
    since,
    today: { ...today, calls: today.calls + 1 },
  });
}

function leaveAgent(draft: FloorDraft, id: string, call: string, time: number): void {
  const before = draft.agent(new Key(id));
  const calls = before.calls.filter((other) => other !== call);
  draft.putAgent(before, {
    ...before,
    calls,
    since: calls.length > 0 ? before.since : time,
    today: accrue(before, time, draft.dayOf(time)),
  });
}
