import { sql, type Transaction } from "kysely";
import { Problem } from "../kit/problem.ts";
import type { Queries, Tables } from "../database/schema.ts";

const MEGABYTE = 1_000_000;

/**
 * Returns the total size (bytes) of an account's files. Uploads in progress count with their announced size.
 */
export async function bytesOfUploads(db: Queries, account: string): Promise<number> {
  const { rows } = await sql<{
    bytes: number;
  }>`select coalesce(sum(size), 0)::float8 as bytes from uploads where account = ${account}`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/**
 * Throws if the plan has no room for a file of this size (bytes). Locks the account, so that two uploads
 * cannot use the same space.
 */
export async function mustHaveRoomFor(
  trx: Transaction<Tables>,
  account: string,
  size: number,
): Promise<void> {
  const { features } = await trx
    .selectFrom("accounts")
    .select("features")
    .where("id", "=", account)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const limit = features.find(({ name }) => name === "store_files")?.limit ?? null;
  if (limit === null) return;
  const free = limit * MEGABYTE - (await bytesOfUploads(trx, account));
  if (size > free)
    throw new Problem("plan-limit", {
      detail: `The plan of this account has room for ${limit} MB of files, and ${Math.max(0, Math.floor(free / MEGABYTE))} MB of that are free. Delete files, or contact us to raise the limit.`,
    });
}
