import { afterAll, beforeAll, expect, test } from "vitest";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";
import { recordsHeard } from "../../support/records-heard.ts";
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

test("whoever may read a list is told which of its records were made, changed and removed, and nothing of what is in them", async () => {
  const heard = await recordsHeard(platform, "supervisor@demo.example");
  const { make, edit, remove } = await admin();
  const { _id: id } = await make({ label: "Complaint", name: "complaint" });
  await expect.poll(() => heard).toEqual([{ kind: "tags", changes: [{ id, version: 1 }] }]);
  await edit(id, { description: "Somebody is not content" });
  await expect.poll(() => heard.at(-1)).toEqual({ kind: "tags", changes: [{ id, version: 2 }] });
  await remove(id);
  await expect.poll(() => heard.at(-1)).toEqual({ kind: "tags", changes: [{ id, version: null }] });
  expect(heard).toHaveLength(3);
});

test("whoever may not read a list hears nothing of it, and from the moment on at which that changes", async () => {
  await privilege(["monitor.read", "users.read"]);
  await addPerson(platform.database.db, "hearer@demo.example", 2, HEARER.name);
  const heard = await recordsHeard(platform, "hearer@demo.example");
  const everybody = await recordsHeard(platform, "admin@demo.example");
  const { make } = await admin();
  await make({ label: "Secret", name: "secret-one" });
  await expect.poll(() => everybody).toHaveLength(1);
  expect(heard).toEqual([]);

  await privilege(["monitor.read", "users.read", "tags.read"]);
  let count = 0;
  await expect
    .poll(async () => {
      await make({ label: "Open", name: `open-${count++}` });
      return heard.length;
    })
    .toBeGreaterThan(0);
  await privilege(["monitor.read", "users.read"]);
  await expect
    .poll(async () => {
      const before = heard.length;
      const told = everybody.length;
      await make({ label: "Closed", name: `closed-${count++}` });
      await expect.poll(() => everybody.length).toBeGreaterThan(told);
      return heard.length - before;
    })
    .toBe(0);
});

test("a sign-in that is refused is no change of a user", async () => {
  const heard = await recordsHeard(platform, "admin@demo.example");
  await platform.api("POST /auth/login", {
    json: { strategy: "local", email: "agent@demo.example", password: "wrong-one", agreement: true },
  });
  const { make } = await admin();
  await make({ label: "After", name: "after-it" });
  await expect.poll(() => heard.map(({ kind }) => kind)).toEqual(["tags"]);
});

test("a reviewer is told of recordings without seeing the floor, and of nothing that only others may read", async () => {
  const heard = await recordsHeard(platform, "reviewer@demo.example");
  const everybody = await recordsHeard(platform, "admin@demo.example");
  const { accessToken: token } = await platform.signIn("admin@demo.example");
  await platform.api("POST /webhooks", {
    token,
    json: { name: "CRM", url: "https://1.1.1.1/", events: ["queue-created"] },
  });
  await expect.poll(() => everybody.map(({ kind }) => kind)).toContain("webhooks");
  const key = await keyFor(platform.database.db, ACCOUNT, "admin");
  const { body } = await platform.api("POST /recordings", { key, json: { media: "audio/wav", call: "k1" } });
  await expect
    .poll(() => heard)
    .toContainEqual({ kind: "recordings", changes: [{ id: body._id, version: null }] });
  expect(heard.filter(({ kind }) => kind === "webhooks")).toEqual([]);
});
