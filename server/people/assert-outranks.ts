import type { SessionCaller } from "../auth/caller.ts";
import { Problem } from "../kit/problem.ts";
import type { Queries } from "../database/schema.ts";
import { readUser } from "./user-resource.ts";

/**
 * Throws if a caller restricts the addresses of users that they could not disable, because a restriction to
 * unreachable addresses has the same effect. Own restrictions are allowed.
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
        detail: `${user.firstname} ${user.lastname} stands beside or above you: from where they may connect is not yours to decide.`,
      });
    }
  }
}
