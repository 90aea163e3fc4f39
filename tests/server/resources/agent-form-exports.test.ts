import { afterAll, beforeAll, expect, test } from "vitest";
import { asking, faults } from "../../support/people.ts";
import { startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";

const PATH = "/reports/exports/agent-forms";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

test("supervisors keep exports of agent forms, whose days follow one another whichever is changed", async () => {
  const supervisor = asking(platform, {
    token: (await platform.signIn("supervisor@demo.example")).accessToken,
  });
  expect(
    faults(await supervisor.post(PATH, { name: "May", from: "2026-05-31", until: "2026-05-01" })),
  ).toEqual([422, "/body/until below-min"]);
  const made = await supervisor.post(PATH, { name: "May", from: "2026-05-01", until: "2026-05-31" });
  expect(made.status).toBe(200);
  expect(
    faults(await supervisor.patch(`${PATH}/${textOf(made.body._id)}`, { from: "2026-06-01" }, 1)),
  ).toEqual([422, "/body/until below-min"]);
  expect(
    (await supervisor.patch(`${PATH}/${textOf(made.body._id)}`, { from: "2026-06-01", until: null }, 1))
      .status,
  ).toBe(200);
  const recorder = asking(platform, { token: (await platform.signIn("recorder@demo.example")).accessToken });
  expect((await recorder.get(PATH)).status).toBe(403);
});

test("an export loses a form that goes, and holds on to the last one: naming none it would take all", async () => {
  const admin = asking(platform, { token: (await platform.signIn("admin@demo.example")).accessToken });
  const [gone = "", last = ""] = await Promise.all(
    ["Gone soon", "The last"].map(async (name) => textOf((await admin.post("/forms", { name })).body._id)),
  );
  const made = await admin.post(PATH, { name: "Of two forms", forms: [gone, last] });
  expect((await admin.remove(`/forms/${gone}`)).status).toBe(204);
  expect((await admin.get(`${PATH}/${textOf(made.body._id)}`)).body.forms).toEqual([
    { _id: last, name: "The last" },
  ]);
  expect((await admin.remove(`/forms/${last}`)).status).toBe(409);
});
