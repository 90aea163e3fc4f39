import type { FloorContact, MediaChannel } from "../../openapi/generated/live-monitor.ts";
import type { FloorDraft } from "./floor-draft.ts";

/**
 * Sets the open queue entry or call of a contact. If the contact is not on the floor, for example because the
 * source sends no contact events, creates it from `initial`.
 */
export function updateOpenParts(
  draft: FloorDraft,
  id: string,
  initial: { channel: MediaChannel; customer: string | null; day: string },
  open: Partial<Pick<FloorContact, "queue" | "call">>,
): FloorContact {
  const contact: FloorContact = {
    ...(draft.contacts.get(id) ?? { id, said: false, ...initial, queue: null, call: null }),
    ...open,
  };
  draft.contacts.put(contact);
  return contact;
}

/**
 * Removes an ended queue entry or call from its contact. A contact without a contact-created event may never
 * get an end event, so it is removed with its last part.
 */
export function removeEndedPart(draft: FloorDraft, id: string, part: "queue" | "call", partId: string): void {
  const contact = draft.contacts.get(id);
  if (contact?.[part] !== partId) return;
  const left = { ...contact, [part]: null };
  if (left.said || left.queue !== null || left.call !== null) draft.contacts.put(left);
  else draft.contacts.delete(id);
}
