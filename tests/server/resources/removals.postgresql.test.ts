import { sql } from "kysely";
import { describe, expect, inject, test } from "vitest";
import { openPostgres } from "../../../server/database/postgres-database.ts";
import { testDatabaseUrl } from "../../support/database.ts";
import { asking } from "../../support/people.ts";
import { textOf, withPlatform } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

describe.runIf(inject("postgresUrl") !== undefined)(
  "on PostgreSQL, where transactions wait for each other",
  () => {
    test("removes a segment after a concurrent change of a branch that serves it, without a deadlock", async () => {
      const platform = await withPlatform({
        database: openPostgres(await testDatabaseUrl(), () => undefined),
      });
      const { db } = platform.database;
      const admin = asking(platform, { token: (await platform.signIn("admin@demo.example")).accessToken });
      const segment = textOf((await admin.post("/segments", { name: "Loans" })).body._id);
      const branch = textOf(
        (await admin.post("/branches", { label: "Centre", name: "centre", segments: [segment] })).body._id,
      );
      const waiting = async () =>
        (
          await sql<{
            count: number;
          }>`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
            db,
          )
        ).rows[0]?.count;
      const { removed } = await db.transaction().execute(async (trx) => {
        await trx
          .selectFrom("branches")
          .select("id")
          .where("account", "=", ACCOUNT)
          .where("id", "=", branch)
          .forUpdate()
          .execute();
        const removed = admin.remove(`/segments/${segment}`);
        await expect.poll(waiting).toBe(1);
        await trx
          .deleteFrom("branch_segments")
          .where("account", "=", ACCOUNT)
          .where("branch", "=", branch)
          .execute();
        await trx.insertInto("branch_segments").values({ account: ACCOUNT, branch, segment }).execute();
        // Wrapped in an object, since a returned promise would be awaited inside the transaction that it
        // waits for.
        return { removed };
      });
      expect(await removed).toMatchObject({ status: 204 });
      expect((await admin.get(`/branches/${branch}`)).body).toMatchObject({ segments: [] });
    });
  },
);
