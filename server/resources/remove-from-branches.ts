import type { Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import { branches } from "./branch-record.ts";
import { editTogether } from "./edit-together.ts";

interface Removal {
  readonly account: string;
  readonly segment: string;
  /** User who removes the segment. */
  readonly by: string;
  readonly now: number;
}

/**
 * Locks the branches that serve a segment. Call it before locking the segment, because edits of branches also
 * lock the branch first.
 */
export async function lockBranches(
  trx: Transaction<Tables>,
  { account, segment }: Pick<Removal, "account" | "segment">,
): Promise<void> {
  const serving = trx
    .selectFrom("branch_segments")
    .select("branch")
    .where("account", "=", account)
    .where("segment", "=", segment);
  await trx
    .selectFrom("branches")
    .select("id")
    .where("account", "=", account)
    .where("id", "in", serving)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/**
 * Removes a segment from the branches that serve it, before it is deleted. Each branch gets a history entry.
 */
export async function removeFromBranches(
  trx: Transaction<Tables>,
  { account, segment, by, now }: Removal,
): Promise<void> {
  const rows = await trx
    .selectFrom("branch_segments")
    .select("branch")
    .where("account", "=", account)
    .where("segment", "=", segment)
    .execute();
  await editTogether(
    trx,
    { account, by, now, resource: branches, event: "branch", ids: rows.map(({ branch }) => branch) },
    () =>
      trx
        .deleteFrom("branch_segments")
        .where("account", "=", account)
        .where("segment", "=", segment)
        .execute(),
  );
}
