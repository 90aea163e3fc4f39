import { type Selectable, sql, type Transaction } from "kysely";
import type { Upload } from "../../openapi/generated/console.ts";
import { Problem } from "../kit/problem.ts";
import type { Queries, Tables } from "../database/schema.ts";
import { readResource } from "../kit/list.ts";
import type { Resource } from "../kit/resource.ts";

export type UploadRow = Selectable<Tables["uploads"]>;

/** Returns true if all bytes of a file have been received. */
export const isWhole = ({ received, size }: Pick<UploadRow, "received" | "size">): boolean =>
  received === size;

/** The uploaded files of an account, including those that are still being received. */
export const uploads: Resource<UploadRow, Upload> = {
  table: "uploads",
  sorts: {
    name: sql`name_key collate "C"`,
    extension: sql`extension collate "C"`,
    size: sql`size`,
    createdAt: sql`created_at`,
  },
  order: ["createdAt", -1],
  filters: {
    _id: { column: "id", kind: "value" },
    extension: { column: "extension", kind: "value" },
    state: { column: sql`(case when received = size then 'ready' else 'receiving' end)`, kind: "value" },
    createdAt: { column: "created_at", kind: "time" },
  },
  search: "name_key",
  shape: (row) => ({
    _id: row.id,
    name: row.name,
    extension: row.extension,
    size: row.size,
    received: row.received,
    state: isWhole(row) ? "ready" : "receiving",
    createdBy: row.created_by,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    version: row.version,
  }),
  related: { createdBy: "users" },
};

/**
 * Returns an upload, with the names of the references in `populated`. Throws a problem if the upload does not
 * exist.
 */
export async function readUpload(
  db: Queries,
  account: string,
  id: string,
  populated: readonly string[] = [],
): Promise<Upload> {
  const upload = await readResource(db, uploads, account, id, populated);
  if (!upload) throw new Problem("not-found");
  return upload;
}

/**
 * Locks the record of a file until the end of the transaction, and returns the record. Throws a problem if
 * the record does not exist.
 */
export async function lockUpload(trx: Transaction<Tables>, account: string, id: string): Promise<UploadRow> {
  const row = await trx
    .selectFrom("uploads")
    .selectAll()
    .where("account", "=", account)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem("not-found");
  return row;
}

/** Deletes the record of a file; its content is removed from disk later. */
export async function forgetUpload(
  trx: Transaction<Tables>,
  { account, id }: Pick<UploadRow, "account" | "id">,
): Promise<void> {
  await trx.deleteFrom("uploads").where("account", "=", account).where("id", "=", id).execute();
  await trx
    .insertInto("file_removals")
    .values({ account, id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
