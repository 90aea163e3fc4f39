import type { NewUser, User } from "../../openapi/generated/console.ts";
import type { SessionCaller } from "../auth/caller.ts";
import { hashPassword } from "../auth/passwords.ts";
import { canGrant } from "../auth/ranks.ts";
import { Problem } from "../kit/problem.ts";
import { newId } from "../kit/id.ts";
import { appendAudit } from "../log/append-audit.ts";
import { lockAccountForPeople } from "./account-turn.ts";
import { announceAgent } from "./announce-agent.ts";
import type { PeopleServices } from "./people.ts";
import { rankOf } from "./rank-of.ts";
import { mustHaveRoom } from "./room-in-plan.ts";
import { namesOf } from "./user-names.ts";
import { setSegments, claimLoginName } from "./user-links.ts";
import { readUser } from "./user-resource.ts";
import { wrongHours } from "../resources/wrong-hours.ts";
import { missingSignInData, assertNoFaults, weakPasswordFault } from "./user-rules.ts";

/** Makes a user. Without a password they are sent a link to choose one. */
export async function createUser(
  { db, sessions, activation, now, floorTimes }: PeopleServices,
  asked: SessionCaller,
  body: NewUser,
): Promise<User> {
  const { email = null, username = null, password, availability = [], disabled = false } = body;
  assertNoFaults(
    weakPasswordFault(password, [email, username, body.firstname, body.lastname]),
    ...wrongHours(availability ?? [], "/body/availability"),
    missingSignInData({ email, username, hasPassword: password !== undefined }),
  );
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const { account } = asked;
  const { user, send } = await db.transaction().execute(async (trx) => {
    const turn = await lockAccountForPeople(trx, { sessions, floorTimes }, asked, "createUser");
    const { caller } = turn;
    const rank = await rankOf(trx, account, body.privilege);
    assertNoFaults(
      rank
        ? null
        : { pointer: "/body/privilege", code: "unknown", message: "is no privilege of this account" },
    );
    if (!rank || !canGrant(caller, rank))
      throw new Problem("forbidden", {
        errors: [
          { pointer: "/body/privilege", code: "not-yours-to-give", message: "is more than you may give" },
        ],
      });
    await mustHaveRoom(trx, account, "users");
    const id = newId(now());
    await trx
      .insertInto("users")
      .values({
        account,
        id,
        ...namesOf({ firstname: body.firstname, lastname: body.lastname, email, username }),
        email,
        username,
        lang: body.lang ?? null,
        level: rank.level,
        privilege: body.privilege,
        password_hash: passwordHash,
        disabled,
        availability: JSON.stringify(availability),
        created_at: now(),
        updated_at: now(),
      })
      .execute();
    await claimLoginName(turn, id, "email", null, email);
    await claimLoginName(turn, id, "username", null, username);
    await setSegments(turn, id, body.segments ?? [], now());
    const made = await readUser(trx, account, id, [], caller);
    if (!made) throw new Error(`The user ${id} is gone within the transaction that made it.`);
    await announceAgent(turn, null, made);
    await appendAudit(
      trx,
      { account, type: "user-created", subject: `user/${id}`, data: { by: caller.user, after: made } },
      now(),
    );
    return {
      user: made,
      send:
        passwordHash === null && !disabled
          ? await activation.sendActivation(trx, { account, id })
          : undefined,
    };
  });
  send?.();
  return user;
}
