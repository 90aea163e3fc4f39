import type { User, UserAbility, UserChange } from "../../openapi/generated/console.ts";
import { may, type SessionCaller } from "../auth/caller.ts";
import { endPendingAccess } from "../auth/end-pending-access.ts";
import { forgetBrowsers } from "../auth/known-browsers.ts";
import { hashPassword } from "../auth/passwords.ts";
import { canGrant, type Rank } from "../auth/ranks.ts";
import { Problem } from "../kit/problem.ts";
import { appendAudit } from "../log/append-audit.ts";
import { maskedEmail } from "../mail/format-email.ts";
import { expectVersion } from "../kit/version.ts";
import { type LockedAccount, lockAccountForPeople } from "./account-turn.ts";
import { announceAgent } from "./announce-agent.ts";
import type { PeopleServices } from "./people.ts";
import { rankOf } from "./rank-of.ts";
import { mustHaveRoom } from "./room-in-plan.ts";
import { namesOf } from "./user-names.ts";
import { setSegments, claimLoginName } from "./user-links.ts";
import { readUser } from "./user-resource.ts";
import { wrongHours } from "../resources/wrong-hours.ts";
import { missingSignInData, assertNoFaults, weakPasswordFault } from "./user-rules.ts";

const NEEDED: Readonly<Record<keyof UserChange, UserAbility>> = {
  firstname: "edit",
  lastname: "edit",
  email: "edit",
  username: "edit",
  password: "edit",
  lang: "edit",
  segments: "assign",
  availability: "assign",
  privilege: "grant",
  disabled: "disable",
};
const AGENTS = 5;

interface Wanted {
  readonly id: string;
  readonly ifMatch: string | undefined;
  readonly change: UserChange;
}

/** Changes a user. A changed password, a lost place in the console and a disabled user end their sessions. */
export async function changeUser(
  { db, sessions, activation, notices, now, floorTimes }: PeopleServices,
  asked: SessionCaller,
  { id, ifMatch, change }: Wanted,
): Promise<User> {
  mustBeNear(asked, id);
  assertNoFaults(...wrongHours(change.availability ?? [], "/body/availability"));
  const { account } = asked;
  const passwordHash =
    change.password === undefined
      ? undefined
      : await hashed(
          change.password,
          await readUser(db, account, id, [], asked),
          { id, ifMatch, change },
          sessions.isFresh(asked),
        );
  const { after, afterwards } = await db.transaction().execute(async (trx) => {
    const turn = await lockAccountForPeople(trx, { sessions, floorTimes }, asked, "changeUser");
    const { caller } = turn;
    mustBeNear(caller, id);
    const user = await readUser(trx, account, id, [], caller);
    if (!user) throw new Problem("not-found");
    mustBeAllowed(user, change);
    expectVersion(ifMatch, user);
    const renamed = {
      email: change.email === undefined ? (user.email ?? null) : change.email,
      username: change.username === undefined ? (user.username ?? null) : change.username,
    };
    if (
      (passwordHash !== undefined || renamed.email !== (user.email ?? null) || givesPower(user, change)) &&
      !sessions.isFresh(caller)
    )
      throw new Problem("proof-needed");
    if (touchesSignIn(change))
      assertNoFaults(
        missingSignInData({ ...renamed, hasPassword: passwordHash !== undefined || user.activated === true }),
      );
    const { firstname = "", lastname = "" } = { ...user, ...change };
    assertNoFaults(
      weakPasswordFault(change.password, [renamed.email, renamed.username, firstname, lastname]),
    );
    const rank = await newRank(turn, change.privilege);
    // A user who can sign in no longer counts as imported from a recording.
    const joins = user.imported === true && touchesSignIn(change);
    if (joins) await mustHaveRoom(trx, account, "users");
    // Sent before the change, so that the previous email address receives it.
    const deed = { account, owner: id, by: caller.user };
    if (passwordHash !== undefined) await notices.tell(trx, { ...deed, kind: "password-changed" });
    if (renamed.email?.toLowerCase() !== user.email?.toLowerCase())
      await notices.tell(trx, {
        ...deed,
        kind: "email-changed",
        what: renamed.email && maskedEmail(renamed.email),
      });
    await trx
      .updateTable("users")
      .set({
        ...namesOf({ firstname, lastname, ...renamed }),
        ...renamed,
        lang: change.lang,
        disabled: change.disabled,
        password_hash: passwordHash,
        ...(joins && { imported: false }),
        ...(rank && { privilege: change.privilege, level: rank.level }),
        ...(change.availability && { availability: JSON.stringify(change.availability) }),
        updated_at: now(),
        version: (user.version ?? 0) + 1,
      })
      .where("account", "=", account)
      .where("id", "=", id)
      .execute();
    await claimLoginName(turn, id, "email", user.email ?? null, renamed.email);
    await claimLoginName(turn, id, "username", user.username ?? null, renamed.username);
    if (change.segments) await setSegments(turn, id, change.segments, now());
    const changed = await readUser(trx, account, id, [], caller);
    if (!changed) throw new Error(`The user ${id} is gone within the transaction that changed it.`);
    const by = passwordHash !== undefined ? "password" : isShutOut(changed) ? "revoked" : null;
    if (passwordHash !== undefined || changed.email !== user.email)
      await endPendingAccess(trx, { account, user: id }, now());
    if ((passwordHash !== undefined && id !== caller.user) || changed.disabled === true)
      await forgetBrowsers(trx, { account, user: id });
    const ended = by && (await sessions.endAll(trx, { account, user: id, by: caller.user }, by));
    await announceAgent(turn, user, changed);
    // The password itself is in neither; that it was changed is worth knowing.
    const said = { ...changed, ...(passwordHash !== undefined && { passwordChanged: true }) };
    await appendAudit(
      trx,
      {
        account,
        type: "user-edited",
        subject: `user/${id}`,
        data: { by: caller.user, before: user, after: said },
      },
      now(),
    );
    const isUnasked =
      changed.activated === true ||
      changed.disabled === true ||
      changed.email === null ||
      changed.email === user.email;
    return {
      after: changed,
      afterwards: [ended, isUnasked ? null : await activation.sendActivation(trx, { account, id })],
    };
  });
  for (const act of afterwards) act?.();
  return after;
}

/** All users can change their own profile; changes of others require permissions. */
function mustBeNear(caller: SessionCaller, id: string): void {
  if (id !== caller.user && !may(caller, "users.write")) throw new Problem("forbidden");
}

/**
 * Hashes the new password if the caller may set it, because hashing is expensive. Permissions are checked
 * again in the transaction.
 */
function hashed(
  password: string,
  user: User | null,
  { ifMatch, change }: Wanted,
  isFresh: boolean,
): Promise<string> {
  if (!user) throw new Problem("not-found");
  mustBeAllowed(user, change);
  expectVersion(ifMatch, user);
  if (!isFresh) throw new Problem("proof-needed");
  return hashPassword(password);
}

const isShutOut = ({ disabled, level = 0 }: User): boolean => disabled === true || level >= AGENTS;

/** Returns true for another privilege, or for enabling a user: both grant access. */
const givesPower = (user: User, { privilege = user.privilege, disabled }: UserChange): boolean =>
  privilege !== user.privilege || (disabled === false && user.disabled === true);

const touchesSignIn = ({ email, username, password }: UserChange): boolean =>
  email !== undefined || username !== undefined || password !== undefined;

function mustBeAllowed({ abilities = [] }: User, change: UserChange): void {
  // The contract allows no other members.
  const members = Object.keys(change) as (keyof UserChange)[];
  const refused = members.filter((member) => !abilities.includes(NEEDED[member]));
  if (refused.length > 0)
    throw new Problem("forbidden", {
      errors: refused.map((member) => ({
        pointer: `/body/${member}`,
        code: "not-yours-to-change",
        message: "is not yours to change",
      })),
    });
}

async function newRank(
  { trx, account, caller }: LockedAccount,
  privilege: string | undefined,
): Promise<Rank | null> {
  if (privilege === undefined) return null;
  const rank = await rankOf(trx, account, privilege);
  assertNoFaults(
    rank ? null : { pointer: "/body/privilege", code: "unknown", message: "is no privilege of this account" },
  );
  if (rank && !canGrant(caller, rank))
    throw new Problem("forbidden", {
      errors: [
        { pointer: "/body/privilege", code: "not-yours-to-give", message: "is more than you may give" },
      ],
    });
  return rank;
}
