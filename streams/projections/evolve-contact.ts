import type { FloorContact } from "../../openapi/generated/live-monitor.ts";
import type { KnownFact } from "../events/event.ts";
import { endCall } from "./evolve-call.ts";
import { abandonEntry } from "./evolve-queue.ts";
import type { FloorDraft } from "./floor-draft.ts";

type ContactFact = Extract<KnownFact, { type: "contact-created" | "contact-ended" }>;

/** A contact belongs to the local day on which it was created, whenever it ends. */
export function evolveContact(draft: FloorDraft, fact: ContactFact, id: string, time: number): void {
  const contact = draft.contacts.get(id);
  if (fact.type === "contact-created") {
    if (draft.endOf(fact.subject)) return draft.anomaly(fact, "contact-closed");
    if (contact?.said) return draft.anomaly(fact, "contact-exists");
    const { day } = draft.dayOf(time);
    const { channel, customer = null } = fact.data;
    draft.contacts.put({
      id,
      said: true,
      channel,
      customer,
      day,
      queue: contact?.queue ?? null,
      call: contact?.call ?? null,
    });
    return draft.count(day, null, (tally) => void tally.contacts++);
  }
  if (!contact) return draft.anomaly(fact, draft.endOf(fact.subject) ? "contact-closed" : "contact-unknown");
  closeWhatIsOpen(draft, contact, fact.data.outcome === "abandoned", time);
  draft.contacts.delete(id);
  draft.end(fact.subject, "ended");
  if (contact.said && fact.data.outcome === "abandoned")
    draft.count(contact.day, null, (tally) => void tally.hangs++);
}

function closeWhatIsOpen(draft: FloorDraft, contact: FloorContact, abandoned: boolean, time: number): void {
  const entry = contact.queue === null ? undefined : draft.queue.get(contact.queue);
  if (entry && abandoned) abandonEntry(draft, entry, time);
  else if (entry) draft.closeEntry(entry, "ended");
  const call = contact.call === null ? undefined : draft.calls.get(contact.call);
  if (call) endCall(draft, call, time);
}
