import pg from "pg";
import { describe, expect, inject, test } from "vitest";
import { migratePostgres } from "../../../server/database/postgres-database.ts";
import { testDatabaseUrl } from "../../support/database.ts";

/** Records the statement timeout (ms) of each schema change. */
const WATCH = `
  create table limits (timeout text);
  create function record_timeout() returns event_trigger language plpgsql as $$ begin insert into public.limits values (current_setting('statement_timeout')); end $$;
  create event trigger watch on ddl_command_end execute function record_timeout()`;

describe.runIf(inject("postgresUrl") !== undefined)("a database of PostgreSQL", () => {
  test("migrates once, without a statement timeout", async () => {
    const url = await testDatabaseUrl("empty");
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(WATCH);
      await migratePostgres(url);
      const { rows } = await client.query(
        "select timeout, count(*) > 30 as many from limits group by timeout",
      );
      expect(rows).toEqual([{ timeout: "0", many: true }]);
      await client.query("delete from limits");
      await migratePostgres(url);
      expect((await client.query("select timeout from limits")).rows).toEqual([]);
    } finally {
      await client.end();
    }
  });
});
