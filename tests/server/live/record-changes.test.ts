import { afterAll, beforeAll, expect, test } from "vitest";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";
import { collectRecordChanges } from "../../support/record-changes.ts";
import { ACCOUNT, addPerson, keyFor } from "../../support/test-accounts.ts";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const HEARER = { id: "65f00000000000000000bbbb", name: "hearer" };
async function privilege(permissions: readonly string[]): Promise<void> {
  const { db } = platform.database;
  const values = {
    account: ACCOUNT,
    ...HEARER,
    label: "Hearer",
    level: 2,
    permissions: JSON.stringify(permissions),
    created_at: 0,
    updated_at: 0,
  };
  await db
    .insertInto("privileges")
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(["account", "name"]).doUpdateSet({ permissions: values.permissions }),
    )
    .execute();
}

async function admin() {
  const { accessToken: token } = await platform.signIn("admin@demo.example");
  return {
    make: async (values: object) =>
      (await platform.api("POST /tags", { token, json: values })).body as unknown as {
        readonly _id: string;
        readonly version: number;
      }, // as the contract has it
    edit: (id: string, values: object) =>
      platform.api(`PATCH /tags/${id}`, { token, json: values, headers: { "if-match": '"1"' } }),
    remove: (id: string) => platform.api(`DELETE /tags/${id}`, { token }),
  };
}

test("notifies readers of a list of created, changed and removed records without their content", async () => {
  const received = await collectRecordChanges(platform, "supervisor@demo.example");
  const { make, edit, remove } = await admin();
  const { _id: id } = await make({ label: "Complaint", name: "complaint" });
  await expect.poll(() => received).toEqual([{ kind: "tags", changes: [{ id, version: 1 }] }]);
  await edit(id, { description: "Somebody is not content" });
  await expect.poll(() => received.at(-1)).toEqual({ kind: "tags", changes: [{ id, version: 2 }] });
  await remove(id);
  await expect.poll(() => received.at(-1)).toEqual({ kind: "tags", changes: [{ id, version: null }] });
  expect(received).toHaveLength(3);
});

test("sends no changes of a list to users without access, until they get it", async () => {
  await privilege(["monitor.read", "users.read"]);
  await addPerson(platform.database.db, "hearer@demo.example", 2, HEARER.name);
  const received = await collectRecordChanges(platform, "hearer@demo.example");
  const adminChanges = await collectRecordChanges(platform, "admin@demo.example");
  const { make } = await admin();
  await make({ label: "Secret", name: "secret-one" });
  await expect.poll(() => adminChanges).toHaveLength(1);
  expect(received).toEqual([]);

  await privilege(["monitor.read", "users.read", "tags.read"]);
  let count = 0;
  await expect
    .poll(async () => {
      await make({ label: "Open", name: `open-${count++}` });
      return received.length;
    })
    .toBeGreaterThan(0);
  await privilege(["monitor.read", "users.read"]);
  await expect
    .poll(async () => {
      const before = received.length;
      const adminCount = adminChanges.length;
      await make({ label: "Closed", name: `closed-${count++}` });
      await expect.poll(() => adminChanges.length).toBeGreaterThan(adminCount);
      return received.length - before;
    })
    .toBe(0);
});

test("a sign-in that is refused is no change of a user", async () => {
  const received = await collectRecordChanges(platform, "admin@demo.example");
  await platform.api("POST /auth/login", {
    json: { strategy: "local", email: "agent@demo.example", password: "wrong-one", agreement: true },
  });
  const { make } = await admin();
  await make({ label: "After", name: "after-it" });
  await expect.poll(() => received.map(({ kind }) => kind)).toEqual(["tags"]);
});

test("notifies a reviewer of recordings without access to the floor, and of no other lists", async () => {
  const received = await collectRecordChanges(platform, "reviewer@demo.example");
  const adminChanges = await collectRecordChanges(platform, "admin@demo.example");
  const { accessToken: token } = await platform.signIn("admin@demo.example");
  await platform.api("POST /webhooks", {
    token,
    json: { name: "CRM", url: "https://1.1.1.1/", events: ["queue-created"] },
  });
  await expect.poll(() => adminChanges.map(({ kind }) => kind)).toContain("webhooks");
  const key = await keyFor(platform.database.db, ACCOUNT, "admin");
  const { body } = await platform.api("POST /recordings", { key, json: { media: "audio/wav", call: "k1" } });
  await expect
    .poll(() => received)
    .toContainEqual({ kind: "recordings", changes: [{ id: body._id, version: null }] });
  expect(received.filter(({ kind }) => kind === "webhooks")).toEqual([]);
});
