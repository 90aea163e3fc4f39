import type { SessionCaller } from "../auth/caller.ts";
import { Problem } from "../kit/problem.ts";
import type { Queries } from "../database/schema.ts";
import { readUser } from "./user-resource.ts";

/**
 * Ends what would decide from where these users may connect where somebody could not disable them: to name no
 * place that they can reach comes to the same. Of themselves everybody decides.
 */
export async function mustStandOver(
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
