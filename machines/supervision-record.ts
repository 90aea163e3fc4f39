import type { SupervisionSnapshot } from "./supervision.ts";
import type { SupervisionPlace, SupervisionRecord } from "./supervision-context.ts";

/**
 * What to keep of a supervision for a reload. Who was listening joins again, by the same supervision: none is
 * opened twice. Who was leaving leaves again, because nobody knows whether the platform heard of it, and
 * hearing it twice does no harm. Who was asking is told that it was interrupted.
 */
export function supervisionRecord(snapshot: SupervisionSnapshot): SupervisionRecord | null {
  const { call, supervision, startedAt, endedAt, deadline, accepted, problem: told } = snapshot.context;
  if (snapshot.matches("starting")) return null;
  const keep = (place: SupervisionPlace, problem = told): SupervisionRecord => ({
    call,
    supervision,
    startedAt,
    endedAt,
    deadline,
    accepted,
    place,
    problem,
  });
  if (snapshot.matches("requesting")) return { ...keep("off", "interrupted"), call: null };
  if (snapshot.matches("accepting")) return keep("terms", "interrupted");
  if (snapshot.matches("leaving")) return keep("leaving");
  if (snapshot.matches("supervising")) return keep("joining");
  return keep(snapshot.matches("terms") ? "terms" : snapshot.matches("ended") ? "ended" : "off");
}
