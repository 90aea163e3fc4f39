import type { SessionCaller } from "../auth/caller.ts";
import { Problem } from "../contract/problem.ts";
import { appendAudit } from "../log/append-audit.ts";
import { takeTurn } from "./account-turn.ts";
import { describeAgent } from "./describe-agent.ts";
import type { PeopleServices } from "./people.ts";
import { readUser } from "./user-resource.ts";

/** Removes a user; their sessions end, and what they did stays on record under their id. */
export async function removeUser({ db, sessions, now, floorTimes }: PeopleServices, asked: SessionCaller, id: string): Promise<void> {
  const { account } = asked;
  const tell = await db.transaction().execute(async (trx) => {
    const turn = await takeTurn(trx, { sessions, floorTimes }, asked, "removeUser");
    const { caller } = turn;
    const user = await readUser(trx, account, id, [], caller);
    if (!user) throw new Problem("not-found");
    if (!user.abilities?.includes("remove")) throw new Problem("forbidden", { detail: "Nobody removes themselves, the principal administrator, or who stands above them." });
    const ended = await sessions.endAll(trx, { account, user: id, by: caller.user }, "revoked");
    await describeAgent(turn, user, null);
    await trx.deleteFrom("users").where("account", "=", account).where("id", "=", id).execute();
    await appendAudit(trx, { account, type: "user-removed", subject: `user/${id}`, data: { by: caller.user, before: user } }, now());
    return ended;
  });
  tell();
}
