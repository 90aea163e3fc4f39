import type { Transaction } from "kysely";
import { fileEnding } from "../../openapi/formats/file-endings.ts";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { isOfKind, LOOKED_AT } from "./file-kinds.ts";
import type { FileStore } from "./file-store.ts";
import { forgetUpload, lockUpload, isWhole, type UploadRow } from "./upload-record.ts";

export interface Part {
  readonly account: string;
  readonly id: string;
  /** Bytes sent before this part. */
  readonly offset: number;
  readonly bytes: Uint8Array;
}

/**
 * Appends a part to a file. Returns the updated file, or null if its type does not match its name and it was
 * deleted.
 */
export async function receivePart(
  trx: Transaction<Tables>,
  files: FileStore,
  { account, id, offset, bytes }: Part,
  now: number,
): Promise<UploadRow | null> {
  const row = await lockUpload(trx, account, id);
  if (isWhole(row)) throw new Problem("conflict", { detail: "All of this file is there already." });
  if (offset !== row.received)
    throw new Problem("conflict", {
      detail: `${row.received} bytes are there; the next part begins with them.`,
      errors: [{ pointer: "/query/offset", code: "out-of-order", message: `is not ${row.received}` }],
    });
  const received = offset + bytes.length;
  if (received > row.size)
    throw new Problem("unprocessable", {
      errors: [
        { pointer: "/body", code: "too-large", message: `goes beyond the ${row.size} bytes that were said` },
      ],
    });
  await files.write(row, offset, bytes);
  // What is wrong from its beginning need not be sent to its end.
  const isJudged = received === row.size || (offset < LOOKED_AT && received >= LOOKED_AT);
  const ending = fileEnding(row.name);
  if (isJudged && !(ending && isOfKind(ending, await files.head(row, LOOKED_AT)))) {
    await forgetUpload(trx, row);
    return null;
  }
  return trx
    .updateTable("uploads")
    .set({ received, updated_at: now })
    .where("account", "=", account)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
