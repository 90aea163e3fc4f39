import type { SessionCaller } from "../auth/caller.ts";
import { Problem } from "../kit/problem.ts";
import type { Queries } from "../database/schema.ts";
import { readUser } from "./user-resource.ts";

/**
 * Throws a problem if the caller may not change the IP restrictions of one of the users. The caller must be
 * able to disable each of them, because a restriction to unreachable addresses disables a user in effect.
 * Callers may always restrict themselves.
 */
export async function assertOutranks(
  db: Queries,
  caller: SessionCaller,
  users: readonly string[],
): Promise<void> {
  for (const id of users) {
    const user = id === caller.user ? null : await readUser(db, caller.account, id, [], caller);
    if (user && !user.abilities?.includes("disable")) {
      throw new Problem("forbidden", {
        detail: `You do not have permission to change the IP restrictions of ${user.firstname} ${user.lastname}.`,
      });
    }
  }
}
