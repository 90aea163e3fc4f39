import type { LoginProblem, Origin, Step } from "../../machines/login-context.ts";
import type { Failure } from "../../machines/request-outcome.ts";

/** The state after a response, and the message there. */
export type LoginRow = readonly [
  state: `form.${Step | "locked" | "enterpriseLocked"}`,
  problem: LoginProblem | null,
];

/** Returns the specified row for each failed response (L1 to L10, L13), by the step that requested it. */
export function loginRow(failure: Failure, origin: Origin): LoginRow {
  const back = origin === "claim" ? "form.credentials" : (`form.${origin}` as const);
  const start = origin === "otp" ? "form.credentials" : back;
  if (failure.kind === "net" || failure.kind === "timeout") return [back, "offline"];
  if (failure.kind === "bad-body") return [start, "unknown"];
  if (failure.status >= 500) return [back, "server"];
  const rows = new Map<number, LoginRow>([
    [400, [back, "terms"]],
    [401, [back, origin === "otp" ? "secondFactor" : "credentials"]],
    [402, [start, "subscription"]],
    [403, [start, "address"]],
    [410, [origin === "enterprise" ? "form.enterpriseLocked" : "form.locked", "attempts"]],
    [412, ["form.otp", origin === "otp" ? "codeExpired" : null]],
    [429, [back, "attempts"]],
    [423, ["form.credentials", "sessionExpired"]],
  ]);
  return rows.get(failure.status) ?? [back, "unknown"];
}
