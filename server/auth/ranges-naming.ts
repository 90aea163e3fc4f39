import { type RawBuilder, sql } from "kysely";
import type { Queries } from "../database/schema.ts";
import { isInRange } from "../../openapi/formats/ip-range.ts";

/** SQL for the IP address ranges from which the user of a `users` row may connect; [] for no restriction. */
export const rangesOfUser: RawBuilder<readonly string[]> = sql`
  (select coalesce(json_agg(ip_restrictions.range), '[]'::json) from ip_restriction_users
  join ip_restrictions on ip_restrictions.account = ip_restriction_users.account and ip_restrictions.id = ip_restriction_users.restriction
  where ip_restriction_users.account = users.account and ip_restriction_users.user_id = users.id)`;

/** Returns the IP address ranges from which a user may connect; empty for no restriction. */
export async function rangesNaming(
  db: Queries,
  { account, user }: { readonly account: string; readonly user: string },
): Promise<readonly string[]> {
  const { ranges } = await db
    .selectFrom("users")
    .where("account", "=", account)
    .where("id", "=", user)
    .select(rangesOfUser.as("ranges"))
    .executeTakeFirstOrThrow();
  return ranges;
}

/** Returns true if an IP address is in one of the ranges, or if there are none. */
export const mayConnect = (ranges: readonly string[], address: string): boolean =>
  ranges.length === 0 || ranges.some((range) => isInRange(range, address));
