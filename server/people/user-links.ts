import { Problem } from "../kit/problem.ts";
import { editTeams } from "../resources/edit-teams.ts";
import type { LockedAccount } from "./account-turn.ts";

/** Members of a user that serve as login names. */
type LoginMember = "email" | "username";

/**
 * Replaces a user's login name. Throws a conflict if any other user has the name, even in another account.
 */
export async function claimLoginName(
  { trx, account }: LockedAccount,
  user: string,
  member: LoginMember,
  before: string | null,
  after: string | null,
): Promise<void> {
  const [old, login] = [before?.toLowerCase(), after?.toLowerCase()];
  if (old === login) return;
  if (old !== undefined)
    await trx
      .deleteFrom("logins")
      .where("login", "=", old)
      .where("account", "=", account)
      .where("user_id", "=", user)
      .execute();
  if (login === undefined) return;
  const taken = await trx
    .insertInto("logins")
    .values({ login, account, user_id: user })
    .onConflict((conflict) => conflict.doNothing())
    .returning("login")
    .executeTakeFirst();
  if (!taken)
    throw new Problem("conflict", {
      errors: [{ pointer: `/body/${member}`, code: "taken", message: "is used by another user" }],
    });
}

/**
 * Sets the segments of a user. Each segment that the user joins or leaves gets a new version and a history
 * entry. Throws a problem if a segment does not belong to the account.
 */
export async function setSegments(
  { trx, account, caller }: LockedAccount,
  user: string,
  segments: readonly string[],
  now: number,
): Promise<void> {
  const own =
    segments.length === 0
      ? []
      : await trx
          .selectFrom("segments")
          .select("id")
          .where("account", "=", account)
          .where("id", "in", [...segments])
          .execute();
  const unknown = segments.flatMap((id, at) =>
    own.some((segment) => segment.id === id)
      ? []
      : [{ pointer: `/body/segments/${at}`, code: "unknown", message: "is not a segment of this account" }],
  );
  if (unknown.length > 0) throw new Problem("unprocessable", { errors: unknown });
  const before = (
    await trx
      .selectFrom("segment_users")
      .select("segment")
      .where("account", "=", account)
      .where("user_id", "=", user)
      .execute()
  ).map(({ segment }) => segment);
  const after = own.map(({ id }) => id);
  const [left, joined] = [
    before.filter((id) => !after.includes(id)),
    after.filter((id) => !before.includes(id)),
  ];
  await editTeams(trx, { account, by: caller.user, segments: [...left, ...joined], now }, async () => {
    if (left.length > 0)
      await trx
        .deleteFrom("segment_users")
        .where("account", "=", account)
        .where("user_id", "=", user)
        .where("segment", "in", left)
        .execute();
    if (joined.length > 0)
      await trx
        .insertInto("segment_users")
        .values(joined.map((segment) => ({ account, segment, user_id: user })))
        .execute();
  });
}
