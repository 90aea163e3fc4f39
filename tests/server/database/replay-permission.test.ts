import { expect, onTestFinished, test } from "vitest";
import { replayPermission } from "../../../server/database/migrations/0034-replay-permission.ts";
import { testDatabase } from "../../support/database.ts";
import { addPrivilege } from "../../support/test-accounts.ts";

test("gives replay.read to privileges that could read recordings of the floor, and to no others", async () => {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  await addPrivilege(db, "floor", ["monitor.read", "events.read"]);
  await addPrivilege(db, "monitor-alone", ["monitor.read"]);
  await addPrivilege(db, "log-alone", ["events.read", "audit.read"]);
  await addPrivilege(db, "given", ["events.read", "replay.read", "monitor.read"]);
  await replayPermission.up(db);
  const kept = await db
    .selectFrom("privileges")
    .select(["name", "permissions", "version"])
    .orderBy("name")
    .execute();
  expect(kept).toEqual([
    { name: "floor", permissions: ["monitor.read", "events.read", "replay.read"], version: 2 },
    { name: "given", permissions: ["events.read", "replay.read", "monitor.read"], version: 1 },
    { name: "log-alone", permissions: ["events.read", "audit.read"], version: 1 },
    { name: "monitor-alone", permissions: ["monitor.read"], version: 1 },
  ]);
});
