import type {
  NewPrivilege,
  Permission,
  PrivilegeChange,
  PrivilegeRecord,
} from "../../openapi/generated/console.ts";
import { may, type SessionCaller } from "../auth/caller.ts";
import { isDefaultPrivilege, PRINCIPAL } from "../auth/permissions.ts";
import { type Fault, Problem } from "../kit/problem.ts";
import { newId } from "../kit/id.ts";
import { appendAudit } from "../log/append-audit.ts";
import { expectUnchanged, expectVersion } from "../kit/version.ts";
import { type LockedAccount, lockAccountForPeople } from "./account-turn.ts";
import type { PeopleServices } from "./people.ts";
import { readPrivileges } from "./privilege-record.ts";
import { assertNoFaults } from "./user-rules.ts";

type Services = Pick<PeopleServices, "db" | "sessions" | "now" | "floorTimes">;

const AGENTS = 5;

/**
 * Creates a privilege. It can contain only permissions that the caller has, and none that only the principal
 * administrator can have.
 */
export async function createPrivilege(
  { db, sessions, now, floorTimes }: Services,
  requester: SessionCaller,
  { name, label, level, permissions }: NewPrivilege,
): Promise<PrivilegeRecord> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockAccountForPeople(trx, { sessions, floorTimes }, requester, "createPrivilege");
    const { caller } = locked;
    assertNoFaults(...ungrantablePermissions(caller, permissions));
    const privileges = await readPrivileges(trx, caller.account, caller);
    if (isDefaultPrivilege(name) || privileges.some((other) => other.name === name)) throw taken("name");
    assertUniqueLabel(privileges, label, null);
    const id = newId(now());
    await trx
      .insertInto("privileges")
      .values({
        account: caller.account,
        id,
        name,
        label: label.trim(),
        level,
        permissions: JSON.stringify(permissions),
        created_at: now(),
        updated_at: now(),
      })
      .execute();
    const created = await requirePrivilege(locked, id);
    await appendAudit(
      trx,
      {
        account: caller.account,
        type: "privilege-created",
        subject: `privilege/${id}`,
        data: { by: caller.user, after: created },
      },
      now(),
    );
    return created;
  });
}

/**
 * Changes a custom privilege. Its users get the new level immediately. If the new level has no access to the
 * console, their sessions end.
 */
export async function changePrivilege(
  { db, sessions, now, floorTimes }: Services,
  requester: SessionCaller,
  {
    id,
    ifMatch,
    change,
  }: { readonly id: string; readonly ifMatch: string | undefined; readonly change: PrivilegeChange },
): Promise<PrivilegeRecord> {
  const { account } = requester;
  const { after, notifications } = await db.transaction().execute(async (trx) => {
    const locked = await lockAccountForPeople(trx, { sessions, floorTimes }, requester, "changePrivilege");
    const { caller } = locked;
    assertNoFaults(...ungrantablePermissions(caller, change.permissions ?? []));
    const before = await requirePrivilege(locked, id);
    if (before.default)
      throw new Problem("conflict", { detail: "This is a default privilege and cannot be changed." });
    expectVersion(ifMatch, before);
    if (change.label !== undefined)
      assertUniqueLabel(await readPrivileges(trx, account, caller), change.label, id);
    await trx
      .updateTable("privileges")
      .set({
        label: change.label?.trim(),
        level: change.level,
        ...(change.permissions && { permissions: JSON.stringify(change.permissions) }),
        updated_at: now(),
        version: (before.version ?? 0) + 1,
      })
      .where("account", "=", account)
      .where("id", "=", id)
      .execute();
    const changed = await requirePrivilege(locked, id);
    const ended =
      changed.level === before.level
        ? []
        : await updateHolders(locked, sessions, changed, { by: caller.user, now: now() });
    await appendAudit(
      trx,
      {
        account,
        type: "privilege-edited",
        subject: `privilege/${id}`,
        data: { by: caller.user, before, after: changed },
      },
      now(),
    );
    return { after: changed, notifications: ended };
  });
  for (const notify of notifications) notify();
  return after;
}

/** Removes a custom privilege that no user or API key has. */
export async function removePrivilege(
  { db, sessions, now, floorTimes }: Services,
  requester: SessionCaller,
  id: string,
  ifMatch: string | undefined,
): Promise<void> {
  const { account } = requester;
  await db.transaction().execute(async (trx) => {
    const locked = await lockAccountForPeople(trx, { sessions, floorTimes }, requester, "removePrivilege");
    const { caller } = locked;
    const before = await requirePrivilege(locked, id);
    expectUnchanged(ifMatch, before);
    if (before.default)
      throw new Problem("conflict", { detail: "This is a default privilege and cannot be removed." });
    const key = await trx
      .selectFrom("api_keys")
      .select("name")
      .where("account", "=", account)
      .where("privilege", "=", before.name)
      .executeTakeFirst();
    if (before.users > 0)
      throw new Problem("conflict", {
        detail: `${before.users} users hold this privilege. Give them another one first.`,
      });
    if (key)
      throw new Problem("conflict", {
        detail: `The API key ${key.name} holds this privilege. Remove the key first.`,
      });
    await trx.deleteFrom("privileges").where("account", "=", account).where("id", "=", id).execute();
    await appendAudit(
      trx,
      { account, type: "privilege-removed", subject: `privilege/${id}`, data: { by: caller.user, before } },
      now(),
    );
  });
}

/**
 * Returns a fault for each permission that is reserved for the principal administrator or that the caller
 * lacks.
 */
export const ungrantablePermissions = (
  caller: Pick<SessionCaller, "permissions">,
  permissions: readonly Permission[],
): Fault[] =>
  permissions.flatMap((permission, at): Fault[] => {
    if (PRINCIPAL.includes(permission))
      return [
        {
          pointer: `/body/permissions/${at}`,
          code: "principal-only",
          message: `${permission} is reserved for the principal administrator`,
        },
      ];
    return may(caller, permission)
      ? []
      : [
          {
            pointer: `/body/permissions/${at}`,
            code: "not-held",
            message: `${permission} is not one of your permissions`,
          },
        ];
  });

const taken = (member: "name" | "label") =>
  new Problem("conflict", {
    errors: [{ pointer: `/body/${member}`, code: "taken", message: "is used by another privilege" }],
  });

function assertUniqueLabel(privileges: readonly PrivilegeRecord[], label: string, own: string | null): void {
  if (
    privileges.some((other) => other._id !== own && other.label?.toLowerCase() === label.trim().toLowerCase())
  )
    throw taken("label");
}

async function requirePrivilege(
  { trx, account, caller }: LockedAccount,
  id: string,
): Promise<PrivilegeRecord> {
  const found = (await readPrivileges(trx, account, caller)).find(({ _id }) => _id === id);
  if (!found) throw new Problem("not-found");
  return found;
}

async function updateHolders(
  { trx, account }: LockedAccount,
  sessions: PeopleServices["sessions"],
  { name, level }: PrivilegeRecord,
  { by, now }: { readonly by: string; readonly now: number },
): Promise<(() => void)[]> {
  const holders = await trx
    .updateTable("users")
    .set(({ eb }) => ({ level, updated_at: now, version: eb("version", "+", 1) }))
    .where("account", "=", account)
    .where("privilege", "=", name)
    .returning("id")
    .execute();
  if (level < AGENTS) return [];
  const ended: (() => void)[] = [];
  for (const { id } of holders) ended.push(await sessions.endAll(trx, { account, user: id, by }, "revoked"));
  return ended;
}
