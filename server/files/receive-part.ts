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
  /** Number of bytes in the file before this part. */
  readonly offset: number;
  readonly bytes: Uint8Array;
}

/**
 * Appends a part to a file, and returns the updated record. If the content does not match the type in the
 * file name, removes the upload and returns null.
 */
export async function receivePart(
  trx: Transaction<Tables>,
  files: FileStore,
  { account, id, offset, bytes }: Part,
  now: number,
): Promise<UploadRow | null> {
  const row = await lockUpload(trx, account, id);
  if (isWhole(row)) throw new Problem("conflict", { detail: "This file is already complete." });
  if (offset !== row.received)
    throw new Problem("conflict", {
      detail: `${row.received} bytes were received. Send the next part from this offset.`,
      errors: [{ pointer: "/query/offset", code: "out-of-order", message: `is not ${row.received}` }],
    });
  const received = offset + bytes.length;
  if (received > row.size)
    throw new Problem("unprocessable", {
      errors: [
        { pointer: "/body", code: "too-large", message: `exceeds the announced size of ${row.size} bytes` },
      ],
    });
  await files.write(row, offset, bytes);
  // Checks the type as soon as enough bytes were received, so that a wrong file is not uploaded completely.
  const isCheckDue = received === row.size || (offset < LOOKED_AT && received >= LOOKED_AT);
  const ending = fileEnding(row.name);
  if (isCheckDue && !(ending && isOfKind(ending, await files.head(row, LOOKED_AT)))) {
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
