import { idOf } from "../../events/event.ts";
import type { RecordedLog } from "../recorded-log.ts";

type Of = Pick<RecordedLog, "facts" | "begin">;

/**
 * Returns the indexes of all events about the contact of an event, including that event. Empty if the event
 * has no contact.
 */
export function contactEvents(log: Of, place: number): readonly number[] {
  const contact = contactOf(log, place);
  if (contact === null) return [];
  const subjects = new Set([`contact/${contact}`, ...openSubjects(log, contact)]);
  for (const { subject, data } of log.facts) if (data["contact"] === contact) subjects.add(subject);
  return log.facts.flatMap(({ subject }, at) => (subjects.has(subject) ? [at] : []));
}

/**
 * Returns the contact of an event: its subject if that is a contact, otherwise the contact that an event
 * about the same subject names, otherwise the subject's contact in the initial state.
 */
function contactOf({ facts, begin: { floor } }: Of, place: number): string | null {
  const subject = facts[place]?.subject;
  if (subject === undefined) return null;
  if (subject.startsWith("contact/")) return idOf(subject);
  const found = facts.find((fact) => fact.subject === subject && typeof fact.data["contact"] === "string")
    ?.data["contact"];
  if (typeof found === "string") return found;
  const id = idOf(subject);
  const row = subject.startsWith("queue/")
    ? floor.queue.get(id)
    : subject.startsWith("call/")
      ? floor.calls.get(id)
      : undefined;
  return row?.contact ?? null;
}

/** Subjects of a contact in the initial state: its queue entries and calls. */
const openSubjects = ({ begin: { floor } }: Of, contact: string): readonly string[] => [
  ...[...floor.queue].flatMap((entry) => (entry.contact === contact ? [`queue/${entry.id}`] : [])),
  ...[...floor.calls].flatMap((call) => (call.contact === contact ? [`call/${call.id}`] : [])),
];
