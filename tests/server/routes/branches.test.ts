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

const TAKEN = [409, "/body/name taken"];
const isIn = (answer: unknown[]) => answer[0] === 200;

test("assigns an id to one of two branches concurrently, and reports it as taken to the other", async () => {
  const made = await Promise.all(
    ["north", "south"].map(async (name) =>
      textOf((await admin.post("/branches", { name, label: name })).body._id),
    ),
  );
  for (let round = 0; round < 10; round++) {
    const versions = await Promise.all(
      made.map(async (id) => Number((await admin.get(`/branches/${id}`)).body.version)),
    );
    const answers = (
      await Promise.all(
        made.map((id, which) => admin.patch(`/branches/${id}`, { name: `both-${round}` }, versions[which]!)),
      )
    ).map(faults);
    expect([answers.filter(isIn).length, answers.find((answer) => !isIn(answer))]).toEqual([1, TAKEN]);
  }
});

test("nor do two swap theirs, and of five that are made with one only the first is", async () => {
  const made = await Promise.all(
    ["east", "west"].map((name) => admin.post("/branches", { name, label: name })),
  );
  const swapped = await Promise.all(
    made.map(({ body }, which) =>
      admin.patch(`/branches/${textOf(body._id)}`, { name: which === 0 ? "west" : "east" }, 1),
    ),
  );
  expect(swapped.map(faults)).toContainEqual(TAKEN);
  expect(swapped.filter(({ status }) => status >= 500)).toEqual([]);
  const answers = (
    await Promise.all(Array.from({ length: 5 }, () => admin.post("/branches", { name: "one", label: "One" })))
  ).map(faults);
  expect(answers.filter((answer) => !isIn(answer))).toEqual([TAKEN, TAKEN, TAKEN, TAKEN]);
});
