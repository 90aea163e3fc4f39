import type { SessionCaller } from "../auth/caller.ts";
import { Problem } from "../kit/problem.ts";
import { appendAudit } from "../log/append-audit.ts";
import { removeFromRestrictions } from "../resources/remove-from-restrictions.ts";
import { assertUnreferenced } from "../resources/referrers.ts";
import { lockReferrers, removeReferences } from "../resources/remove-references.ts";
import { expectUnchanged } from "../kit/version.ts";
import { lockAccountForPeople } from "./account-turn.ts";
import { announceAgent } from "./announce-agent.ts";
import type { PeopleServices } from "./people.ts";
import { setSegments } from "./user-links.ts";
import { readUser } from "./user-resource.ts";

/**
 * Removes a user. Their sessions end, past activity keeps their id, and records assigned to them become
 * unassigned. Throws a problem if another record requires the user.
 */
export async function removeUser(
  { db, sessions, now, floorTimes }: PeopleServices,
  requester: SessionCaller,
  { id, ifMatch }: { readonly id: string; readonly ifMatch: string | undefined },
): Promise<void> {
  const { account } = requester;
  const notify = await db.transaction().execute(async (trx) => {
    const target = { account, one: "User", id };
    await lockReferrers(trx, target);
    const locked = await lockAccountForPeople(trx, { sessions, floorTimes }, requester, "removeUser");
    const { caller } = locked;
    await trx
      .selectFrom("users")
      .select("id")
      .where("account", "=", account)
      .where("id", "=", id)
      .forUpdate()
      .execute();
    const user = await readUser(trx, account, id, [], caller);
    if (!user) throw new Problem("not-found");
    if (!user.abilities?.includes("remove"))
      throw new Problem("forbidden", {
        detail:
          "You cannot remove yourself, the principal administrator, or users whose privilege you cannot grant.",
      });
    expectUnchanged(ifMatch, user);
    await assertUnreferenced(trx, caller, "User", id);
    const ended = await sessions.endAll(trx, { account, user: id, by: caller.user }, "revoked");
    await announceAgent(locked, user, null);
    await setSegments(locked, id, [], now());
    await removeReferences(trx, target, { by: caller.user, now: now() });
    await removeFromRestrictions(trx, { account, user: id, by: caller.user, now: now() });
    await trx.deleteFrom("users").where("account", "=", account).where("id", "=", id).execute();
    await appendAudit(
      trx,
      { account, type: "user-removed", subject: `user/${id}`, data: { by: caller.user, before: user } },
      now(),
    );
    return ended;
  });
  notify();
}
