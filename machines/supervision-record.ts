import type { SupervisionSnapshot } from "./supervision.ts";
import { JOIN_WITHIN, type SupervisionContext, type SupervisionPlace } from "./supervision-context.ts";

/** What a reload may know of a supervision: which call, by which supervision, and since when. */
export type SupervisionRecord = Omit<SupervisionContext, "at" | "withdrawn">;

/**
 * What to keep of a supervision for a reload. Who was listening joins again, by the same supervision: none is opened
 * twice. Who was leaving leaves again, because nobody knows whether the platform heard of it, and hearing it twice does
 * no harm. Who was asking is told that it was interrupted.
 */
export function supervisionRecord(snapshot: SupervisionSnapshot): SupervisionRecord | null {
  const { call, supervision, startedAt, endedAt, deadline, accepted, problem: told } = snapshot.context;
  if (snapshot.matches("starting")) return null;
  const keep = (place: SupervisionPlace, problem = told): SupervisionRecord => ({ call, supervision, startedAt, endedAt, deadline, accepted, place, problem });
  if (snapshot.matches("requesting")) return { ...keep("off", "interrupted"), call: null };
  if (snapshot.matches("accepting")) return keep("terms", "interrupted");
  if (snapshot.matches("leaving")) return keep("leaving");
  if (snapshot.matches("supervising")) return keep("joining");
  return keep(snapshot.matches("terms") ? "terms" : snapshot.matches("ended") ? "ended" : "off");
}

const fresh: SupervisionRecord = { place: "off", call: null, supervision: null, startedAt: null, endedAt: null, deadline: null, accepted: false, problem: null };

/** How a supervision begins: with nothing, or where its record says. `now` is wall time, ms. */
export function supervisionContext({ now, record }: { readonly now: number; readonly record?: SupervisionRecord | null }): SupervisionContext {
  const kept = record && (record.supervision !== null || (record.place !== "joining" && record.place !== "leaving")) ? record : fresh;
  // Who was listening has the time to join that everybody has; who waited for something has what is left of it.
  return { ...kept, deadline: kept.place === "joining" ? (kept.deadline ?? now + JOIN_WITHIN) : null, at: now, withdrawn: false };
}
