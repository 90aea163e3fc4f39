import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "../../../server/database/database.ts";
import { testDatabase } from "../../support/database.ts";
import { ACCOUNT, addPerson } from "../../support/test-accounts.ts";

/** Every row of every table, and where the numbers go on. */
async function everything({ db }: Database): Promise<unknown> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const kept = [];
  for (const { name } of tables) {
    const { rows } =
      await sql`select row_to_json(kept)::text as row from ${sql.table(name)} as kept order by 1`.execute(db);
    kept.push([name, rows]);
  }
  const { rows: sequences } =
    await sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`.execute(
      db,
    );
  return [kept, sequences];
}

const timeout = async ({ db }: Database) => (await sql`show statement_timeout`.execute(db)).rows;
const addChannel = ({ db }: Database) =>
  sql<{
    number: number;
  }>`insert into channels (name, account) values ('account/of-a-test', ${ACCOUNT}) returning number`.execute(
    db,
  );

test("undoes every change of a test before the next test", async () => {
  const first = await testDatabase();
  const before = await everything(first);
  const { rows: numbered } = await addChannel(first);
  await addPerson(first.db, "left-behind@demo.example", 2, "supervisor");
  await first.db.deleteFrom("segments").execute();
  const patience = await timeout(first);
  await sql`set statement_timeout = 12345`.execute(first.db);
  expect(await everything(first)).not.toEqual(before);
  await first.close();

  const second = await testDatabase();
  expect(await everything(second)).toEqual(before);
  expect(await timeout(second)).toEqual(patience);
  expect((await addChannel(second)).rows).toEqual(numbered);
  await second.close();
});

test("does not reuse a database whose tables a test changed", async () => {
  const first = await testDatabase();
  await sql`create function nothing() returns integer language sql as 'select 1'`.execute(first.db);
  await sql`alter table users add column shoe_size integer`.execute(first.db);
  await first.close();
  const second = await testDatabase();
  expect((await sql`select 1 from pg_proc where proname = 'nothing'`.execute(second.db)).rows).toEqual([]);
  expect(JSON.stringify(await everything(second))).not.toContain("shoe_size");
  await second.close();
});

test("ignores a second close and leaves the next test's database open", async () => {
  const first = await testDatabase();
  await first.close();
  const second = await testDatabase();
  await first.close();
  await expect(first.db.selectFrom("users").selectAll().execute()).rejects.toThrow(
    /is closed|after calling end/,
  );
  expect(await second.db.selectFrom("users").select("id").execute()).not.toEqual([]);
  await second.close();
});
