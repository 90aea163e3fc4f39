import type { ResetSnapshot } from "./password-reset.ts";
import type { ResetPlace, ResetRecord } from "./password-reset-context.ts";

/**
 * The place that a person sees themselves in; who waits for an answer is where they asked. Null before and
 * after.
 */
export function resetPlace({ value }: Pick<ResetSnapshot, "value">): ResetPlace | null {
  switch (value) {
    case "starting":
    case "left":
      return null;
    case "requesting":
      return "email";
    case "resending":
    case "checkingPin":
      return "pin";
    case "saving":
      return "newPassword";
    default:
      return value;
  }
}

/**
 * What to keep of a reset for a reload; null once it is over. Who was in the middle of a request is told so,
 * and nothing is sent twice.
 */
export function resetRecord(snapshot: ResetSnapshot): ResetRecord | null {
  const { kind, byLink, email, request, tries, resendAt, deadline, problem } = snapshot.context;
  const kept = { kind, byLink, email, request, tries, resendAt, deadline, problem };
  const place = resetPlace(snapshot);
  if (place === null) return null;
  if (!snapshot.hasTag("busy")) return { ...kept, place };
  return { ...kept, place: place === "checkingLink" ? "linkUnanswered" : place, problem: "interrupted" };
}
