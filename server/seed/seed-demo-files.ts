import type { Kysely } from "kysely";
import type { Tables } from "../database/schema.ts";
import type { FileStore } from "../files/file-store.ts";
import { newId } from "../kit/id.ts";
import { columnsOf } from "../resources/described-resource.ts";
import { RESOURCES } from "../resources/described.ts";
import { sortKey } from "../kit/filter-sql.ts";
import { DEMO_ACCOUNT, DEMO_SIGN_INS } from "./demo-account.ts";

const UPLOADS = [
  ["Opening hours.csv", "Day;From;To\nMonday to Friday;09:00;18:00\nSaturday;10:00;14:00\n"],
  [
    "How we greet.txt",
    "Say your name and the name of the service.\nAsk how you can help, and wait for the answer.\n",
  ],
] as const;

/** Adds files and a recording setting to the demo account. */
export async function seedDemoFiles(db: Kysely<Tables>, files: FileStore, now: number): Promise<void> {
  const { id: account } = DEMO_ACCOUNT;
  const [admin] = DEMO_SIGN_INS;
  const made = { account, created_at: now, updated_at: now };
  const setting = newId(now);
  const described = RESOURCES.find(({ one }) => one === "RecordingSetting");
  if (described)
    await db
      .insertInto("resource_records")
      .values({
        ...made,
        collection: described.one,
        id: setting,
        ...columnsOf(described, { ...described.defaults, name: "Every call", automaticRecording: true }),
        created_by: admin?.id ?? null,
      })
      .execute();
  for (const [name, text] of UPLOADS) {
    const id = newId(now);
    const bytes = Buffer.from(text);
    await files.write({ account, id }, 0, bytes);
    await db
      .insertInto("uploads")
      .values({
        ...made,
        id,
        name,
        extension: name.slice(name.lastIndexOf(".") + 1),
        size: bytes.length,
        received: bytes.length,
        created_by: admin?.id ?? null,
        name_key: sortKey(name),
      })
      .execute();
  }
}
