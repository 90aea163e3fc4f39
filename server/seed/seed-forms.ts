import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/schema.ts";
import { DEMO_ACCOUNT } from "./demo-account.ts";
import { DEMO_FORMS, DEMO_SEGMENT_SETTINGS } from "./demo-forms.ts";
import { seedRecords } from "./seed-records.ts";

/** Writes the demo's forms, and assigns them to segments. */
export async function seedForms(db: Kysely<Tables>, now: number): Promise<void> {
  const { id: account } = DEMO_ACCOUNT;
  await seedRecords(db, account, DEMO_FORMS, now);
  for (const [segment, settings] of Object.entries(DEMO_SEGMENT_SETTINGS))
    await sql`update segments set data = data || ${JSON.stringify(settings)}::jsonb where account = ${account} and id = ${segment}`.execute(
      db,
    );
}
