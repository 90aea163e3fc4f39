import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/schema.ts";
import type { FileStore } from "./file-store.ts";

/** Time (ms) without a new part after which an incomplete upload is deleted. */
const PATIENCE = 24 * 60 * 60 * 1000;
const BATCH = 100;

/** Deletes abandoned uploads, and up to `BATCH` files of deleted records. */
export async function cleanUpFiles(db: Kysely<Tables>, files: FileStore, now: () => number): Promise<void> {
  await sql`
    with deleted as (delete from uploads where received < size and updated_at < ${now() - PATIENCE} returning account, id)
    insert into file_removals (account, id) select account, id from deleted on conflict do nothing`.execute(
    db,
  );
  for (const key of await db.selectFrom("file_removals").selectAll().limit(BATCH).execute()) {
    await files.remove(key);
    await db
      .deleteFrom("file_removals")
      .where("account", "=", key.account)
      .where("id", "=", key.id)
      .execute();
  }
}
