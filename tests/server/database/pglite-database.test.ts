import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { loopTurns } from "../../support/loop-turns.ts";
import { testDatabase } from "../../support/database.ts";

// PostgreSQL runs in its own processes: there is no queue in this one.
test.skipIf(inject("postgresUrl") !== undefined)(
  "keeps the event loop responsive with a long queue for the database",
  async () => {
    const { db, close } = await testDatabase();
    const turns = loopTurns();
    await Promise.all(Array.from({ length: 100 }, () => sql`select 1`.execute(db)));
    const had = turns();
    expect(had).toBeGreaterThanOrEqual(90);
    await close();
  },
);
