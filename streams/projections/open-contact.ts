import type { FloorContact, MediaChannel } from "../../openapi/generated/live-monitor.ts";
import type { FloorDraft } from "./floor-draft.ts";

/**
 * Updates the open parts of a contact. For sources without contact events, contacts are derived from the
 * other events.
 */
export function updateOpenParts(
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
 * Removes an ended part. A contact without its own events has no end event either, so it is removed with its
 * last part.
 */
export function removeEndedPart(draft: FloorDraft, id: string, part: "queue" | "call", partId: string): void {
  const contact = draft.contacts.get(id);
  if (contact?.[part] !== partId) return;
  const left = { ...contact, [part]: null };
  if (left.said || left.queue !== null || left.call !== null) draft.contacts.put(left);
  else draft.contacts.delete(id);
}
