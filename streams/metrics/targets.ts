import type { Targets } from "../../openapi/generated/console.ts";

/**
 * Targets of a new account. `answerWithinSeconds` decides which calls count as answered in time, so it
 * affects the service level. `longestWaitSeconds` only decides when a wait is highlighted. A replay file has
 * no account, so its numbers use the same defaults. An administrator changes an account's targets with `PATCH
 * /accounts/{id}`; the console has no page for them.
 */
export const DEFAULT_TARGETS: Targets = {
  answerWithinSeconds: 20,
  serviceLevelPercent: 80,
  waiting: 10,
  longestWaitSeconds: 120,
  abandonedPercent: 5,
};
