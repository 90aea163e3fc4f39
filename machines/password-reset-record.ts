import type { ResetContext, ResetInput, ResetPlace, ResetSnapshot } from "./password-reset.ts";

/** What a reload may know of a reset: where the person was and for whom. No PIN, no password, no grant. */
export type ResetRecord = Omit<ResetContext, "at" | "faults">;

/** The place that a person sees themselves in; who waits for an answer is where they asked. Null before and after. */
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

/** What to keep of a reset for a reload; null once it is over. Who was in the middle of a request is told so, and nothing is sent twice. */
export function resetRecord(snapshot: ResetSnapshot): ResetRecord | null {
  const { kind, byLink, email, request, tries, resendAt, deadline, problem } = snapshot.context;
  const kept = { kind, byLink, email, request, tries, resendAt, deadline, problem };
  const place = resetPlace(snapshot);
  if (place === null) return null;
  if (!snapshot.hasTag("busy")) return { ...kept, place };
  return { ...kept, place: place === "checkingLink" ? "linkUnanswered" : place, problem: "interrupted" };
}

/** How a reset begins: afresh, or where its record says, as far as what is needed there is still at hand. */
export function resetContext({ kind, byLink, hasGrant, now, record }: ResetInput): ResetContext {
  const fresh: ResetContext = { kind, byLink, place: byLink ? "checkingLink" : "email", email: "", request: null, tries: 0, resendAt: null, deadline: null, at: now, problem: null, faults: [] };
  // A link that was opened now is another matter than what was begun by e-mail before.
  if (!record || record.byLink !== byLink) return fresh;
  if (record.place === "pin" && record.request === null) return fresh;
  if (record.place === "newPassword" && !hasGrant) return { ...fresh, kind: record.kind, email: record.email, problem: byLink ? null : "interrupted" };
  return { ...record, at: now, faults: [] };
}
