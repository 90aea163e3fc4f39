import pg from "pg";
import { describe, expect, inject, test } from "vitest";
import { migratePostgres } from "../../../server/database/postgres-database.ts";
import { testDatabaseUrl } from "../../support/database.ts";

/** Notes for each change of shape how long (ms) the database would let it take. */
const WATCH = `
  create table limits (told text);
  create function tell() returns event_trigger language plpgsql as $$ begin insert into public.limits values (current_setting('statement_timeout')); end $$;
  create event trigger watch on ddl_command_end execute function tell()`;

describe.runIf(inject("postgresUrl") !== undefined)("a database of PostgreSQL", () => {
  test("is brought to the present shape however long that takes, once", async () => {
    const url = await testDatabaseUrl("empty");
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(WATCH);
      await migratePostgres(url);
      const { rows } = await client.query("select told, count(*) > 30 as many from limits group by told");
      expect(rows).toEqual([{ told: "0", many: true }]);
      await client.query("delete from limits");
      await migratePostgres(url);
      expect((await client.query("select told from limits")).rows).toEqual([]);
    } finally {
      await client.end();
    }
  });
});
