import { idOf } from "../../events/event.ts";
import type { RecordedLog } from "../recorded-log.ts";

type Of = Pick<RecordedLog, "facts" | "begin">;

/**
 * The places of all events that are about the same contact as one of them, that one among them; none where it
 * is about no contact.
 */
export function contactEvents(log: Of, place: number): readonly number[] {
  const contact = contactOf(log, place);
  if (contact === null) return [];
  const subjects = new Set([`contact/${contact}`, ...begun(log, contact)]);
  for (const { subject, data } of log.facts) if (data["contact"] === contact) subjects.add(subject);
  return log.facts.flatMap(({ subject }, at) => (subjects.has(subject) ? [at] : []));
}

/**
 * Returns the contact of an event: its own, that of another event about its subject, or that of the initial
 * state.
 */
function contactOf({ facts, begin: { floor } }: Of, place: number): string | null {
  const subject = facts[place]?.subject;
  if (subject === undefined) return null;
  if (subject.startsWith("contact/")) return idOf(subject);
  const said = facts.find((fact) => fact.subject === subject && typeof fact.data["contact"] === "string")
    ?.data["contact"];
  if (typeof said === "string") return said;
  const id = idOf(subject);
  const row = subject.startsWith("queue/")
    ? floor.queue.get(id)
    : subject.startsWith("call/")
      ? floor.calls.get(id)
      : undefined;
  return row?.contact ?? null;
}

/** Subjects of a contact that were under way before the first event. */
const begun = ({ begin: { floor } }: Of, contact: string): readonly string[] => [
  ...[...floor.queue].flatMap((entry) => (entry.contact === contact ? [`queue/${entry.id}`] : [])),
  ...[...floor.calls].flatMap((call) => (call.contact === contact ? [`call/${call.id}`] : [])),
];
