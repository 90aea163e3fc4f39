import { afterAll, beforeAll, expect, test } from "vitest";
import { asking, audited, faults } from "../../support/people.ts";
import { startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";

let platform: TestPlatform;
let token: string;
let admin: ReturnType<typeof asking>;
let supervisor: ReturnType<typeof asking>;
beforeAll(async () => {
  platform = await startPlatform();
  const as = async (email: string) => asking(platform, { token: (await platform.signIn(email)).accessToken });
  token = (await platform.signIn("admin@demo.example")).accessToken;
  admin = asking(platform, { token });
  supervisor = await as("supervisor@demo.example");
});
afterAll(() => platform.close());

const names = async (who: typeof admin, resource: string) => {
  const { body } = await who.get("/views", `resource=${resource}&$limit=200`);
  return Object.values(body.data ?? {}).map(({ name }) => textOf(name));
};

test("shows own views to their user only, and shared views to all users who may read the list", async () => {
  await admin.post("/views", { resource: "segments", name: "Mine", query: "q=a" });
  await admin.post("/views", { resource: "segments", name: "Ours", query: "q=b", shared: true });
  await admin.post("/views", { resource: "webhooks", name: "Hooks", query: "", shared: true });
  expect(await names(admin, "segments")).toEqual(["Mine", "Ours"]);
  expect(await names(supervisor, "segments")).toEqual(["Ours"]);
  expect((await supervisor.get("/views", "resource=webhooks")).status).toBe(403);
});

test("lists that one permission opens have views of their own, for those who hold it", async () => {
  expect(
    (
      await admin.post("/views", {
        resource: "webhooks.logs",
        name: "Failed",
        query: "is.state=failed",
        shared: true,
      })
    ).status,
  ).toBe(200);
  expect(await names(admin, "webhooks.logs")).toEqual(["Failed"]);
  expect(await names(admin, "webhooks")).toEqual(["Hooks"]);
  expect((await supervisor.get("/views", "resource=webhooks.logs")).status).toBe(403);
  expect((await supervisor.post("/views", { resource: "webhooks.logs", name: "x", query: "" })).status).toBe(
    403,
  );
  const all = async (who: typeof admin) =>
    Object.values((await who.get("/views", "$limit=200")).body.data ?? {}).map(({ resource }) => resource);
  expect(await all(admin)).toContain("webhooks.logs");
  expect(await all(supervisor)).not.toContain("webhooks.logs");
});

test("lets read-only users save views, but neither share one nor change a shared one", async () => {
  const { body } = await admin.post("/views", {
    resource: "tags",
    name: "All of us",
    query: "",
    shared: true,
  });
  const shared = `/views/${textOf(body._id)}`;
  const own = await supervisor.post("/views", { resource: "tags", name: "All of us", query: "" });
  expect(own.status).toBe(200);
  const path = `/views/${textOf(own.body._id)}`;
  expect(
    (await supervisor.post("/views", { resource: "tags", name: "Other", query: "", shared: true })).status,
  ).toBe(403);
  expect((await supervisor.patch(path, { shared: true }, 1)).status).toBe(403);
  expect((await supervisor.patch(shared, { name: "x" }, 1)).status).toBe(403);
  expect((await supervisor.remove(shared)).status).toBe(403);
  expect((await admin.patch(path, { name: "x" }, 1)).status).toBe(404);
  expect((await supervisor.patch(path, { name: "Few" }, 1)).status).toBe(200);
  expect(await names(supervisor, "tags")).toEqual(["All of us", "Few"]);
});

test("rejects duplicate view names of a user per list in any spelling, and allows them for another list", async () => {
  const made = await admin.post("/views", { resource: "contacts", name: "Été", query: "" });
  expect(faults(await admin.post("/views", { resource: "contacts", name: "ete", query: "" }))).toEqual([
    409,
    "/body/name taken",
  ]);
  expect((await admin.post("/views", { resource: "branches", name: "ete", query: "" })).status).toBe(200);
  expect((await admin.patch(`/views/${textOf(made.body._id)}`, { name: "ÉTÉ" }, 1)).status).toBe(200);
});

test("limits the views of a list to fifty per user, also under concurrent requests", async () => {
  for (let number = 1; number < 50; number++)
    await admin.post("/views", { resource: "ai-topics", name: `View ${number}`, query: "" });
  const answers = await Promise.all(
    ["a", "b", "c"].map((name) => admin.post("/views", { resource: "ai-topics", name, query: "" })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect((await names(admin, "ai-topics")).length).toBe(50);
});

test("records each change of a view with its author and the states before and after, and nothing else", async () => {
  const { body } = await admin.post("/views", { resource: "referrers", name: "First", query: "q=x" });
  const path = `/views/${textOf(body._id)}`;
  await admin.patch(path, { place: 7 }, 1);
  expect((await admin.patch(path, { place: 8 }, 1)).status).toBe(412);
  await admin.remove(path);
  const auditEntries = await audited(platform, { token }, 3);
  expect(auditEntries.map(({ type, subject }) => [type, subject])).toEqual(
    ["created", "edited", "removed"].map((what) => [`view-${what}`, `view/${textOf(body._id)}`]),
  );
  expect(auditEntries.map(({ data }) => [data?.before?.place, data?.after?.place])).toEqual([
    [undefined, body.place],
    [body.place, 7],
    [7, undefined],
  ]);
});
