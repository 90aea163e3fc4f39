import { type Kysely, sql, type Transaction } from "kysely";
import type { Queries, Tables } from "../database/schema.ts";
import { Problem } from "../kit/problem.ts";
import type { Owner } from "./backup-codes.ts";
import type { SessionCaller } from "./caller.ts";
import type { Origin, Sessions, Tokens } from "./sessions.ts";

/** Stores that two users of different accounts are the same person, who can switch between them. */
export async function linkUsers(trx: Transaction<Tables>, one: Owner, other: Owner): Promise<void> {
  const row = (from: Owner, to: Owner) => ({
    account: from.account,
    user_id: from.user,
    linked_account: to.account,
    linked_user: to.user,
  });
  await trx
    .insertInto("linked_users")
    .values([row(one, other), row(other, one)])
    .execute();
}

/** Returns the user of the same person in another account; null without one. */
export async function linkedUser(db: Queries, { account, user }: Owner, to: string): Promise<Owner | null> {
  const link = await linksOf(db, { account, user }).where("linked_account", "=", to).executeTakeFirst();
  return link ? { account: link._id, user: link.user } : null;
}

/** Returns the accounts to which a user can switch, by name. */
export const linkedAccounts = (db: Queries, owner: Owner) =>
  linksOf(db, owner).orderBy("accounts.name").execute();

/**
 * Selects the links to users who could sign in. One of the two users must have no credentials of its own.
 * Otherwise an administrator who sets a password for a linked user could sign in as this person elsewhere.
 */
const linksOf = (db: Queries, { account, user }: Owner) =>
  db
    .selectFrom("linked_users")
    .innerJoin("users as own", (join) =>
      join.onRef("own.account", "=", "linked_users.account").onRef("own.id", "=", "linked_users.user_id"),
    )
    .innerJoin("accounts", "accounts.id", "linked_account")
    .innerJoin("users", (join) =>
      join.onRef("users.account", "=", "linked_account").onRef("users.id", "=", "linked_user"),
    )
    .select(["accounts.id as _id", "accounts.name", "users.id as user"])
    .where("linked_users.account", "=", account)
    .where("linked_users.user_id", "=", user)
    .where("accounts.subscribed", "=", true)
    .where("users.disabled", "=", false)
    .where("users.level", "<", 5)
    .where((is) =>
      is.or(
        (["own", "users"] as const).map((one) =>
          is.and([is(`${one}.email`, "is", null), is(`${one}.password_hash`, "is", null)]),
        ),
      ),
    );

/**
 * Opens a session of the caller in another account, and ends the present one. The new session is not remembered by
 * the browser, so that it ends within a day.
 */
export async function switchAccount(
  { db, sessions }: { readonly db: Kysely<Tables>; readonly sessions: Sessions },
  caller: SessionCaller,
  to: string,
  origin: Origin,
): Promise<Tokens> {
  const opened = await db.transaction().execute(async (trx) => {
    const other = await linkedUser(trx, caller, to);
    if (other) await lockBoth(trx, caller, other);
    const { provenAt: provedAt } = await sessions.stillSignedIn(trx, caller);
    // The link may have changed before the lock.
    if (!other || !(await linkedUser(trx, caller, to))) throw new Problem("not-found");
    return sessions.open(trx, other, { ...origin, remember: false, way: "account-switch", provedAt });
  });
  opened.notifyEnded();
  await sessions.end(caller, caller.session, "logout");
  return opened.tokens;
}

/**
 * Locks two linked users: first the one with credentials, as `Sessions.endAll` does, so that two transactions do not
 * wait for each other.
 */
const lockBoth = (trx: Transaction<Tables>, one: Owner, other: Owner) =>
  trx
    .selectFrom("users")
    .select("id")
    .where((is) => is.or([one, other].map(({ account, user }) => is.and({ account, id: user }))))
    .orderBy(sql`email is null and password_hash is null`)
    .orderBy("account")
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
