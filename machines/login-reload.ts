import type { SnapshotFrom } from "xstate";
import type { LoginKept } from "./login-context.ts";
import type { loginMachine } from "./login.ts";

type LoginSnapshot = SnapshotFrom<typeof loginMachine>;

/** What to keep of the login as it stands; null where a reload begins anew. */
export function keptOf(snapshot: LoginSnapshot): LoginKept | null {
  const { claimId, target } = snapshot.context;
  const deadline = snapshot.context.deadline ?? 0;
  if (snapshot.status !== "active") return null;
  if (snapshot.matches({ submitting: "credentials" }))
    return { kind: "asked", from: "credentials", claimId: null };
  if (snapshot.matches({ submitting: "otp" })) return { kind: "asked", from: "otp", claimId: null };
  if (snapshot.matches({ sso: "asking" })) return { kind: "asked", from: "enterprise", claimId: null };
  if (snapshot.matches("claiming")) return { kind: "asked", from: "claim", claimId };
  if (snapshot.matches({ form: "locked" })) return { kind: "locked", deadline };
  if (snapshot.matches({ form: "enterpriseLocked" })) return { kind: "enterpriseLocked", deadline };
  if (snapshot.matches("agentNotice")) return { kind: "agentNotice", deadline, target: target ?? "" };
  if (snapshot.matches("levelRefused")) return { kind: "levelRefused", deadline, target: target ?? "" };
  return snapshot.matches({ form: "enterprise" }) || snapshot.matches({ sso: "leaving" })
    ? { kind: "enterprise" }
    : null;
}

const isTime = (value: unknown): boolean => typeof value === "number" && Number.isFinite(value);

/** What a text that was kept says; null where somebody else wrote it. */
export function readLoginKept(text: string | null): LoginKept | null {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "null");
  } catch {
    return null;
  }
  if (typeof kept !== "object" || kept === null || !("kind" in kept)) return null;
  const { kind, deadline, target, from, claimId } = {
    deadline: null,
    target: null,
    from: null,
    claimId: null,
    ...kept,
  };
  const isWhole =
    kind === "enterprise" ||
    (kind === "asked" &&
      (claimId === null || typeof claimId === "string") &&
      ["credentials", "otp", "enterprise", "claim"].includes(String(from))) ||
    ((kind === "locked" || kind === "enterpriseLocked") && isTime(deadline)) ||
    ((kind === "agentNotice" || kind === "levelRefused") && isTime(deadline) && typeof target === "string");
  return isWhole ? (kept as LoginKept) : null; // every member was looked at
}
