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

const REQUIRED_ABILITY: Readonly<Record<keyof UserChange, UserAbility>> = {
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

interface UserEdit {
  readonly id: string;
  readonly ifMatch: string | undefined;
  readonly change: UserChange;
}

/**
 * Changes a user. Their sessions end if the password changes, they are disabled, or they lose access to the
 * console. An enabled user without a password receives an activation email if the email address changes.
 */
export async function changeUser(
  { db, sessions, activation, notices, now, floorTimes }: PeopleServices,
  requester: SessionCaller,
  { id, ifMatch, change }: UserEdit,
): Promise<User> {
  assertMayEdit(requester, id);
  assertNoFaults(...wrongHours(change.availability ?? [], "/body/availability"));
  const { account } = requester;
  const passwordHash =
    change.password === undefined
      ? undefined
      : await hashNewPassword(
          change.password,
          await readUser(db, account, id, [], requester),
          { id, ifMatch, change },
          sessions.isFresh(requester),
        );
  const { after, afterwards } = await db.transaction().execute(async (trx) => {
    const locked = await lockAccountForPeople(trx, { sessions, floorTimes }, requester, "changeUser");
    const { caller } = locked;
    assertMayEdit(caller, id);
    const user = await readUser(trx, account, id, [], caller);
    if (!user) throw new Problem("not-found");
    assertAbilities(user, change);
    expectVersion(ifMatch, user);
    const logins = {
      email: change.email === undefined ? (user.email ?? null) : change.email,
      username: change.username === undefined ? (user.username ?? null) : change.username,
    };
    if (
      (passwordHash !== undefined || logins.email !== (user.email ?? null) || grantsAccess(user, change)) &&
      !sessions.isFresh(caller)
    )
      throw new Problem("proof-needed");
    if (changesSignIn(change))
      assertNoFaults(
        missingSignInData({ ...logins, hasPassword: passwordHash !== undefined || user.activated === true }),
      );
    const { firstname = "", lastname = "" } = { ...user, ...change };
    assertNoFaults(weakPasswordFault(change.password, [logins.email, logins.username, firstname, lastname]));
    const rank = await newRank(locked, change.privilege);
    // An imported user with sign-in data becomes a regular user, who counts toward the plan.
    const becomesRegular = user.imported === true && changesSignIn(change);
    if (becomesRegular) await mustHaveRoom(trx, account, "users");
    // Notices go to the current email address, so they are queued before the change.
    const notice = { account, owner: id, by: caller.user };
    if (passwordHash !== undefined) await notices.send(trx, { ...notice, kind: "password-changed" });
    if (logins.email?.toLowerCase() !== user.email?.toLowerCase())
      await notices.send(trx, {
        ...notice,
        kind: "email-changed",
        what: logins.email && maskedEmail(logins.email),
      });
    await trx
      .updateTable("users")
      .set({
        ...namesOf({ firstname, lastname, ...logins }),
        ...logins,
        lang: change.lang,
        disabled: change.disabled,
        password_hash: passwordHash,
        ...(becomesRegular && { imported: false }),
        ...(rank && { privilege: change.privilege, level: rank.level }),
        ...(change.availability && { availability: JSON.stringify(change.availability) }),
        updated_at: now(),
        version: (user.version ?? 0) + 1,
      })
      .where("account", "=", account)
      .where("id", "=", id)
      .execute();
    await claimLoginName(locked, id, "email", user.email ?? null, logins.email);
    await claimLoginName(locked, id, "username", user.username ?? null, logins.username);
    if (change.segments) await setSegments(locked, id, change.segments, now());
    const changed = await readUser(trx, account, id, [], caller);
    if (!changed) throw new Error(`The user ${id} disappeared in the transaction that changed it.`);
    const endReason = passwordHash !== undefined ? "password" : hasNoConsole(changed) ? "revoked" : null;
    if (passwordHash !== undefined || changed.email !== user.email)
      await endPendingAccess(trx, { account, user: id }, now());
    if ((passwordHash !== undefined && id !== caller.user) || changed.disabled === true)
      await forgetBrowsers(trx, { account, user: id });
    const ended =
      endReason && (await sessions.endAll(trx, { account, user: id, by: caller.user }, endReason));
    await announceAgent(locked, user, changed);
    // The audit log contains no passwords, but records that the password was changed.
    const audited = { ...changed, ...(passwordHash !== undefined && { passwordChanged: true }) };
    await appendAudit(
      trx,
      {
        account,
        type: "user-edited",
        subject: `user/${id}`,
        data: { by: caller.user, before: user, after: audited },
      },
      now(),
    );
    const needsNoActivation =
      changed.activated === true ||
      changed.disabled === true ||
      changed.email === null ||
      changed.email === user.email;
    return {
      after: changed,
      afterwards: [ended, needsNoActivation ? null : await activation.sendActivation(trx, { account, id })],
    };
  });
  for (const notify of afterwards) notify?.();
  return after;
}

/** Throws if the caller edits another user without permission. All users can edit their own profile. */
function assertMayEdit(caller: SessionCaller, id: string): void {
  if (id !== caller.user && !may(caller, "users.write")) throw new Problem("forbidden");
}

/**
 * Hashes the new password. Checks the caller's permissions first, because hashing is expensive. The
 * transaction of `changeUser` checks them again.
 */
function hashNewPassword(
  password: string,
  user: User | null,
  { ifMatch, change }: UserEdit,
  isFresh: boolean,
): Promise<string> {
  if (!user) throw new Problem("not-found");
  assertAbilities(user, change);
  expectVersion(ifMatch, user);
  if (!isFresh) throw new Problem("proof-needed");
  return hashPassword(password);
}

const hasNoConsole = ({ disabled, level = 0 }: User): boolean => disabled === true || level >= AGENTS;

/** Returns true if a change grants access: by a new privilege, or by enabling the user. */
const grantsAccess = (user: User, { privilege = user.privilege, disabled }: UserChange): boolean =>
  privilege !== user.privilege || (disabled === false && user.disabled === true);

const changesSignIn = ({ email, username, password }: UserChange): boolean =>
  email !== undefined || username !== undefined || password !== undefined;

function assertAbilities({ abilities = [] }: User, change: UserChange): void {
  // The contract allows no other members.
  const members = Object.keys(change) as (keyof UserChange)[];
  const refused = members.filter((member) => !abilities.includes(REQUIRED_ABILITY[member]));
  if (refused.length > 0)
    throw new Problem("forbidden", {
      errors: refused.map((member) => ({
        pointer: `/body/${member}`,
        code: "not-yours-to-change",
        message: "cannot be changed by you",
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
    rank
      ? null
      : { pointer: "/body/privilege", code: "unknown", message: "is not a privilege of this account" },
  );
  if (rank && !canGrant(caller, rank))
    throw new Problem("forbidden", {
      errors: [
        { pointer: "/body/privilege", code: "not-yours-to-give", message: "is higher than you can grant" },
      ],
    });
  return rank;
}
