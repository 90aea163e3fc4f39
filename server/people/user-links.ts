import { Problem } from "../contract/problem.ts";
import type { AccountTurn } from "./account-turn.ts";

/** The two members of a user that sign in. */
type Means = "email" | "username";

/** Lets a user sign in with this from now on, and no longer with what it was. Ends in a conflict where another has it, in any account. */
export async function takeLogin({ trx, account }: AccountTurn, user: string, means: Means, before: string | null, after: string | null): Promise<void> {
  const [old, login] = [before?.toLowerCase(), after?.toLowerCase()];
  if (old === login) return;
  if (old !== undefined) await trx.deleteFrom("logins").where("login", "=", old).where("account", "=", account).where("user_id", "=", user).execute();
  if (login === undefined) return;
  const taken = await trx.insertInto("logins").values({ login, account, user_id: user }).onConflict((conflict) => conflict.doNothing()).returning("login").executeTakeFirst();
  if (!taken) throw new Problem("conflict", { errors: [{ pointer: `/body/${means}`, code: "taken", message: "is used by another user" }] });
}

/** Makes a user a member of these segments and of no others. All have to be the account's own. */
export async function setSegments({ trx, account }: AccountTurn, user: string, segments: readonly string[]): Promise<void> {
  const own = segments.length === 0 ? [] : await trx.selectFrom("segments").select("id").where("account", "=", account).where("id", "in", [...segments]).execute();
  const unknown = segments.flatMap((id, at) => (own.some((segment) => segment.id === id) ? [] : [{ pointer: `/body/segments/${at}`, code: "unknown", message: "is no segment of this account" }]));
  if (unknown.length > 0) throw new Problem("unprocessable", { errors: unknown });
  await trx.deleteFrom("segment_users").where("account", "=", account).where("user_id", "=", user).execute();
  if (own.length > 0) await trx.insertInto("segment_users").values(own.map(({ id }) => ({ account, segment: id, user_id: user }))).execute();
}
