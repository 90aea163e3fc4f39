import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { startMaintenance } from "../../../server/database/upkeep.ts";
import { testDatabase } from "../../support/database.ts";

test("analyzes the tables of the embedded database and leaves PostgreSQL to autovacuum", async () => {
  const database = await testDatabase();
  const known = async () => {
    const { rows } = await sql<{
      found: number;
    }>`select count(*)::int found from pg_stats where tablename = 'users' and attname = 'level'`.execute(
      database.db,
    );
    return rows[0]?.found;
  };
  const isEmbedded = inject("postgresUrl") === undefined;
  const before = await known();
  if (isEmbedded) expect(before).toBe(0);
  const stop = startMaintenance(database, (error) => {
    throw error;
  });
  await expect.poll(known).toBe(isEmbedded ? 1 : before);
  stop();
  await database.close();
});
