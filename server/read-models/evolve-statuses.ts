import type { Selectable } from "kysely";
import { idOf, type KnownFact } from "../../streams/events/event.ts";
import type { Tables } from "../database/schema.ts";
import type { Owner } from "./call-record.ts";

export type StatusRecord = Selectable<Tables["status_records"]>;

/** A change of an agent's status, with its time in ms and its position in the log. */
export type StatusFact = Pick<
  Extract<KnownFact, { type: "user-status-changed" }>,
  "type" | "subject" | "data"
> & { readonly at: number; readonly offset: number };

/**
 * Applies status changes of agents to their open records: ends the current status and begins the next. A
 * repeated status continues the record, unless its reason differs. `disconnected` begins again each time, because
 * a connection may have ended it. Returns the records that changed.
 */
export function evolveStatuses(
  open: readonly StatusRecord[],
  facts: readonly StatusFact[],
  owner: Owner,
): StatusRecord[] {
  const current = new Map(open.map((record) => [record.user_id, record]));
  const changed = new Map<number, StatusRecord>();
  for (const { subject, at, offset, data } of facts) {
    const user = idOf(subject);
    const before = current.get(user);
    const reason = data.reason ?? null;
    if (before?.status === data.status && before.reason === reason && data.status !== "disconnected")
      continue;
    const began = Math.max(at, before?.began_at ?? at);
    if (before) changed.set(before.offset, { ...before, ended_at: began });
    const next = {
      ...owner,
      user_id: user,
      offset,
      status: data.status,
      reason,
      began_at: began,
      ended_at: null,
    };
    current.set(user, next);
    changed.set(offset, next);
  }
  return [...changed.values()];
}
