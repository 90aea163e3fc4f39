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

/** Creates a user. An enabled user without a password receives an email with a link to set one. */
export async function createUser(
  { db, sessions, activation, now, floorTimes }: PeopleServices,
  requester: SessionCaller,
  body: NewUser,
): Promise<User> {
  const { email = null, username = null, password, availability = [], disabled = false } = body;
  assertNoFaults(
    weakPasswordFault(password, [email, username, body.firstname, body.lastname]),
    ...wrongHours(availability ?? [], "/body/availability"),
    missingSignInData({ email, username, hasPassword: password !== undefined }),
  );
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const { account } = requester;
  const { user, send } = await db.transaction().execute(async (trx) => {
    const locked = await lockAccountForPeople(trx, { sessions, floorTimes }, requester, "createUser");
    const { caller } = locked;
    const rank = await rankOf(trx, account, body.privilege);
    assertNoFaults(
      rank
        ? null
        : { pointer: "/body/privilege", code: "unknown", message: "is not a privilege of this account" },
    );
    if (!rank || !canGrant(caller, rank))
      throw new Problem("forbidden", {
        errors: [
          { pointer: "/body/privilege", code: "not-yours-to-give", message: "is higher than you can grant" },
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
    await claimLoginName(locked, id, "email", null, email);
    await claimLoginName(locked, id, "username", null, username);
    await setSegments(locked, id, body.segments ?? [], now());
    const created = await readUser(trx, account, id, [], caller);
    if (!created) throw new Error(`The user ${id} disappeared in the transaction that created it.`);
    await announceAgent(locked, null, created);
    await appendAudit(
      trx,
      { account, type: "user-created", subject: `user/${id}`, data: { by: caller.user, after: created } },
      now(),
    );
    return {
      user: created,
      send:
        passwordHash === null && !disabled
          ? await activation.sendActivation(trx, { account, id })
          : undefined,
    };
  });
  send?.();
  return user;
}
