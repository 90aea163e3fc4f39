import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { checkpoint, startMaintenance } from "../../../server/database/upkeep.ts";
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

test("checkpoints the embedded database and leaves PostgreSQL to its checkpointer", async () => {
  const database = await testDatabase();
  const last = async () => {
    const { rows } = await sql<{
      at: string;
    }>`select redo_lsn::text as at from pg_control_checkpoint()`.execute(database.db);
    return rows[0]?.at;
  };
  const before = await last();
  await sql`update users set level = level`.execute(database.db);
  await checkpoint(database);
  expect((await last()) === before).toBe(inject("postgresUrl") !== undefined);
  await database.close();
});
