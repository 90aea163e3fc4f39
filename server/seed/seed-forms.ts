import { type Kysely, sql } from "kysely";
import { searchKey } from "../../openapi/formats/search-text.ts";
import type { Tables } from "../database/schema.ts";
import { DEMO_ACCOUNT } from "./demo-account.ts";
import { DEMO_FORMS, DEMO_SEGMENT_SETTINGS, DEMO_SUBMISSIONS } from "./demo-forms.ts";
import { seedRecords } from "./seed-records.ts";

/** Writes the demo's forms, assigns them to segments, and adds earlier submissions. */
export async function seedForms(db: Kysely<Tables>, now: number): Promise<void> {
  const { id: account } = DEMO_ACCOUNT;
  await seedRecords(db, account, DEMO_FORMS, now);
  for (const [segment, settings] of Object.entries(DEMO_SEGMENT_SETTINGS))
    await sql`update segments set data = data || ${JSON.stringify(settings)}::jsonb where account = ${account} and id = ${segment}`.execute(
      db,
    );
  await db
    .insertInto("form_submissions")
    .values(
      DEMO_SUBMISSIONS.map(({ minutesAgo, user, answers, ...submission }) => ({
        account,
        ...submission,
        user_id: user,
        answers: JSON.stringify(answers),
        search: searchKey(answers.map(({ value }) => String(value))),
        created_at: now - minutesAgo * 60_000,
      })),
    )
    .execute();
}
