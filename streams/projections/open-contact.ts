import type { FloorContact, MediaChannel } from "../../openapi/generated/live-monitor.ts";
import type { FloorDraft } from "./floor-draft.ts";

/**
 * What a contact has open. A source that never speaks of contacts has them all the same, made from what it
 * does say.
 */
export function holdOpen(
  draft: FloorDraft,
  id: string,
  made: { channel: MediaChannel; customer: string | null; day: string },
  open: Partial<Pick<FloorContact, "queue" | "call">>,
): FloorContact {
  const contact: FloorContact = {
    ...(draft.contacts.get(id) ?? { id, said: false, ...made, queue: null, call: null }),
    ...open,
  };
  draft.contacts.put(contact);
  return contact;
}

/**
 * Lets go of what ended. A contact that was never announced will not be ended either, so it goes with its
 * last part.
 */
export function letGo(draft: FloorDraft, id: string, part: "queue" | "call", partId: string): void {
  const contact = draft.contacts.get(id);
  if (contact?.[part] !== partId) return;
  const left = { ...contact, [part]: null };
  if (left.said || left.queue !== null || left.call !== null) draft.contacts.put(left);
  else draft.contacts.delete(id);
}
