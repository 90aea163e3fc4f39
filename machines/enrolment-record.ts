import type { EnrolmentSnapshot } from "./enrolment.ts";
import type { EnrolmentPlace, EnrolmentRecord } from "./enrolment-context.ts";

/**
 * The place that a person sees themselves in; who waits for an answer is where they asked. Null before the
 * machine has begun.
 */
export function enrolmentPlace({ value }: Pick<EnrolmentSnapshot, "value">): EnrolmentPlace | null {
  if (typeof value === "object") {
    if ("checking" in value) return value.checking;
    if ("blocked" in value) return value.blocked;
    return "scanning";
  }
  switch (value) {
    case "starting":
      return null;
    case "enrolling":
      return "setup";
    case "savingEdit":
      return "editing";
    case "unrolling":
      return "confirming";
    default:
      return value;
  }
}

/**
 * What to keep of an enrolment for a reload. Whether the POC is connected is what the feed says then. A
 * camera is not switched on by a reload: who was scanning chooses anew.
 */
export function enrolmentRecord(snapshot: EnrolmentSnapshot): EnrolmentRecord | null {
  const { branch, poc, takenBy, problem: told } = snapshot.context;
  const place = enrolmentPlace(snapshot);
  if (place === null) return null;
  const problem = snapshot.hasTag("busy") ? "interrupted" : told;
  if (place === "scanning") return { branch, poc, takenBy: null, place: "choosing", problem: null };
  // Whether it is still connected is told anew, and then whether one may go on.
  return { branch, poc, takenBy, place, problem: problem === "connected" ? null : problem };
}
