import { expect, onTestFinished, test } from "vitest";
import { floorsAnew } from "../../../server/database/migrations/0031-floors-anew.ts";
import { testDatabase } from "../../support/database.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

test("removes stored floors, which are then recomputed, and keeps other checkpoints", async () => {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  const { number } = await db
    .selectFrom("channels")
    .select("number")
    .where("name", "=", `account/${ACCOUNT}/floor`)
    .executeTakeFirstOrThrow();
  const kept = (reader: string, offset: number) => ({
    reader,
    channel: number,
    epoch: "01JD0000000000000000000000",
    offset,
    state: "{}",
  });
  await db
    .insertInto("checkpoints")
    .values([kept("floor/2", 7), kept("floor/2/50000", 50_000), kept("webhooks", 3)])
    .execute();
  await floorsAnew.up(db);
  expect(
    await db.selectFrom("checkpoints").select(["reader", "offset"]).where("channel", "=", number).execute(),
  ).toEqual([{ reader: "webhooks", offset: 3 }]);
});
