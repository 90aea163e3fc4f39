import { afterAll, beforeAll, expect, test } from "vitest";
import { asking, faults } from "../../support/people.ts";
import { startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";

let platform: TestPlatform;
let admin: ReturnType<typeof asking>;
beforeAll(async () => {
  platform = await startPlatform();
  admin = asking(platform, { token: (await platform.signIn("admin@demo.example")).accessToken });
});
afterAll(() => platform.close());

test("two records that name each other are changed at the same moment, and neither waits for the other for ever", async () => {
  const make = async (company: string) =>
    textOf((await admin.post("/contacts", { type: "company", company })).body._id);
  const pair = [await make("One"), await make("Other")] as const;
  for (let version = 1; version <= 8; version += 1) {
    const answers = await Promise.all(
      pair.map((id, at) =>
        admin.patch(`/contacts/${id}`, { employer: pair[1 - at], jobTitle: `${version}` }, version),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
  expect(await Promise.all(pair.map(async (id) => faults(await admin.remove(`/contacts/${id}`))))).toEqual(
    pair.map(() => [409, "/path/id in-use"]),
  );
});

test("keeps a record that is referenced before its removal, and rejects references after it", async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = textOf(
      (await admin.post("/contacts", { type: "company", company: `Company ${round}` })).body._id,
    );
    const [removed, named] = await Promise.all([
      admin.remove(`/contacts/${id}`),
      admin.post("/contacts", { firstname: "Ada", employer: id }),
    ]);
    expect([
      [204, 422],
      [409, 200],
    ]).toContainEqual([removed.status, named.status]);
  }
});
