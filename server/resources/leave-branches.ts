import type { Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import { branches } from "./branch-record.ts";
import { editTogether } from "./edit-together.ts";

interface Leaving {
  readonly account: string;
  readonly segment: string;
  /** Who removes it. */
  readonly by: string;
  readonly now: number;
}

/**
 * Holds the branches that serve a segment, to be done before that itself is held: whoever changes one of them
 * comes to the segment last.
 */
export async function holdBranches(
  trx: Transaction<Tables>,
  { account, segment }: Pick<Leaving, "account" | "segment">,
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

/** Takes a segment that goes out of the branches that serve it: each of them is one that was edited. */
export async function leaveBranches(
  trx: Transaction<Tables>,
  { account, segment, by, now }: Leaving,
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
