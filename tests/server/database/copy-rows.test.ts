import { expect, onTestFinished, test } from "vitest";
import { copied, copyRows } from "../../../server/database/copy-rows.ts";
import { testDatabase } from "../../support/database.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

const contact = (id: string, values: object = {}) => ({
  account: ACCOUNT,
  id,
  epoch: 1,
  customer: null,
  announced: true,
  ended: false,
  device: null,
  created_at: 1_790_000_000_000,
  ...values,
});

test("inserts rows with any characters, in a transaction", async () => {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  const rows = [
    contact("c1", { customer: "tab\tline\nreturn\r back\\slash \\N ñ 漢 😀", device: "" }),
    contact("c2", { customer: "\\", ended: true }),
    contact("c3"),
  ];
  const read = () =>
    db
      .selectFrom("contact_records")
      .select(["account", "id", "epoch", "customer", "announced", "ended", "device", "created_at"])
      .where("id", "in", ["c1", "c2", "c3"])
      .orderBy("id")
      .execute();
  const undone = db.transaction().execute(async (trx) => {
    await copyRows(trx, copied("contact_records", rows));
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await read()).toEqual([]);
  await db.transaction().execute((trx) => copyRows(trx, copied("contact_records", rows)));
  expect(await read()).toEqual(rows);

  // A row that exists fails the whole statement, and the connection stays usable.
  const twice = copyRows(db, copied("contact_records", [contact("c4"), contact("c1")]));
  await expect(twice).rejects.toThrow(/duplicate key/);
  await copyRows(db, copied("contact_records", []));
  expect(await read()).toEqual(rows);
});

test("keeps JSON as it was", async () => {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  const data = { text: 'a "quoted" \\ line\nbreak\t漢', list: [1, null, { deep: true }] };
  const event = (offset: number, of: object) => ({
    channel: 999,
    epoch: 999,
    offset,
    id: String(offset),
    source: "/pbx",
    type: "x",
    subject: "x/1",
    time: 1,
    data: of,
  });
  await copyRows(db, copied("events", [event(1, data), event(2, {})]));
  const rows = await db
    .selectFrom("events")
    .select("data")
    .where("epoch", "=", 999)
    .orderBy("offset")
    .execute();
  expect(rows.map((row) => row.data)).toEqual([data, {}]);
});
