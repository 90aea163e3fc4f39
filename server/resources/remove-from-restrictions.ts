import type { Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import { appendAudits } from "../log/append-audit.ts";
import { ipRestrictions } from "./ip-restriction-record.ts";
import { readResource } from "../kit/list.ts";
import { editTogether } from "./edit-together.ts";

interface Removal {
  readonly account: string;
  readonly user: string;
  /** User who deletes the user `user`. */
  readonly by: string;
  readonly now: number;
}

/**
 * Removes a user from IP restrictions, before the user is deleted. A restriction without remaining users
 * would have no effect and is deleted.
 */
export async function removeFromRestrictions(
  trx: Transaction<Tables>,
  { account, user, by, now }: Removal,
): Promise<void> {
  const rows = await trx
    .selectFrom("ip_restriction_users")
    .select("restriction")
    .where("account", "=", account)
    .where("user_id", "=", user)
    .orderBy("restriction")
    .execute();
  const named = await Promise.all(
    rows.map(({ restriction }) => readResource(trx, ipRestrictions, account, restriction, [])),
  );
  const restrictions = named.filter((restriction) => restriction !== null);
  const alone = restrictions.filter(({ users = [] }) => users.length === 1);
  const ids = restrictions.filter((restriction) => !alone.includes(restriction)).map(({ _id }) => _id);
  await editTogether(trx, { account, by, now, resource: ipRestrictions, event: "ip-restriction", ids }, () =>
    trx
      .deleteFrom("ip_restriction_users")
      .where("account", "=", account)
      .where("user_id", "=", user)
      .where("restriction", "in", ids)
      .execute(),
  );
  if (alone.length === 0) return;
  await trx
    .deleteFrom("ip_restrictions")
    .where("account", "=", account)
    .where(
      "id",
      "in",
      alone.map(({ _id }) => _id),
    )
    .execute();
  await appendAudits(
    trx,
    account,
    alone.map((before) => ({
      type: "ip-restriction-removed",
      subject: `ip-restriction/${before._id}`,
      data: { by, before },
      at: now,
    })),
  );
}
