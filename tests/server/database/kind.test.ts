import { expect, inject, test } from "vitest";
import { startPlatform } from "../../support/platform.ts";

test("the database of this run is the one that it is called after", async () => {
  const database = inject("postgresUrl") === undefined ? "pglite" : "postgresql";
  const started = await startPlatform();
  expect(started.database.kind).toBe(database);
  await started.close();
});
