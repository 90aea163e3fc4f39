import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { loopTurns } from "../../support/loop-turns.ts";
import { testDatabase } from "../../support/database.ts";

// PostgreSQL works in processes of its own: nobody stands in a line here.
test.skipIf(inject("postgresUrl") !== undefined)(
  "a long line in front of the database keeps nobody else from being heard",
  async () => {
    const { db, close } = await testDatabase();
    const turns = loopTurns();
    await Promise.all(Array.from({ length: 100 }, () => sql`select 1`.execute(db)));
    const had = turns();
    expect(had).toBeGreaterThanOrEqual(90);
    await close();
  },
);
