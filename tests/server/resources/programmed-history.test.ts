import { afterAll, beforeAll, expect, test } from "vitest";
import { appendAudit } from "../../../server/log/append-audit.ts";
import { agentBody, asking, GOOD_PASSWORD } from "../../support/people.ts";
import { type Answer, type Json, startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT, keyFor, OTHER_ACCOUNT, withoutSupervision } from "../../support/test-accounts.ts";
import { newDevice, TestDevice } from "../../support/test-device.ts";

const ADA = { _id: "65a0f0010000000000000001", name: "Ada Moreau" };
const SEGMENT = "65a0f0020000000000000001";

let platform: TestPlatform;
let admin: ReturnType<typeof asking>;
let supervisor: ReturnType<typeof asking>;
beforeAll(async () => {
  platform = await startPlatform();
  const by = async (email: string) => asking(platform, { token: (await platform.signIn(email)).accessToken });
  [admin, supervisor] = [await by("admin@demo.example"), await by("supervisor@demo.example")];
});
afterAll(() => platform.close());

const momentsOf = ({ body }: Answer): Json[] => Object.values(body.data ?? {});
const stateOf = (state: unknown): Json => Object(state);
const historyOf = async (own: string): Promise<Json[]> => momentsOf(await admin.get(`${own}/history`));

test.each([
  ["/branches", { label: "Lugo", name: "lugo" }, { label: "Lugo 2" }],
  [
    "/webhooks",
    {
      name: "CRM",
      url: "https://1.1.1.1/",
      events: ["queue-created"],
      headers: [{ name: "x-key", value: "hunter-2-hunter", secret: true }],
    },
    { name: "CRM 2" },
  ],
  ["/secrets", { name: "crm" }, { name: "crm_2" }],
  ["/security/ip-restrictions", { range: "127.0.0.0/8", users: [ADA._id] }, { description: "Here" }],
  [
    "/privileges",
    { name: "night-watch", label: "Night watch", level: 3, permissions: ["account.read"] },
    { label: "Night shift" },
  ],
  ["/api-keys", { name: "Warehouse", privilege: "supervisor" }, { name: "Storehouse" }],
  ["/users", agentBody({ segments: [SEGMENT] }), { firstname: "Norah" }],
])(
  "returns the history of %s: creation, change and removal with their authors",
  async (path, made, changed) => {
    const { body } = await admin.post(path, made);
    const own = `${path}/${textOf(body._id ?? body.secret?._id ?? body.apiKey?._id)}`;
    expect((await admin.patch(own, changed, 1)).status).toBe(200);
    expect((await admin.remove(own)).status).toBe(204);
    const answer = await admin.get(`${own}/history`);
    const moments = momentsOf(answer);
    expect(moments.map(({ what, by }) => [what, by])).toEqual(
      ["removed", "edited", "created"].map((what) => [what, ADA]),
    );
    const [removed, edited, created] = moments;
    expect(edited?.after).toMatchObject(changed);
    expect([created?.before, removed?.after]).toEqual([null, null]);
    expect([edited?.before, removed?.before]).toEqual([created?.after, edited?.after]);
    expect(answer.text).not.toContain("hunter-2");
    expect(answer.text).not.toContain("abilities");
  },
);

test("returns names for all users that a record referred to, the last known ones for removed users", async () => {
  const agent = await admin.post(
    "/users",
    agentBody({ username: "ivo.grant", firstname: "Ivo", lastname: "Grant" }),
  );
  const other = await admin.post(
    "/users",
    agentBody({ username: "ines.moll", firstname: "Ines", lastname: "Moll" }),
  );
  const restriction = await admin.post("/security/ip-restrictions", {
    range: "127.0.0.0/8",
    users: [agent.body._id, other.body._id],
  });
  const own = `/security/ip-restrictions/${textOf(restriction.body._id)}`;
  await admin.remove(`/users/${textOf(agent.body._id)}`);
  const [left, created] = await historyOf(own);
  const [ivo, ines] = [
    { _id: agent.body._id, name: "Ivo Grant" },
    { _id: other.body._id, name: "Ines Moll" },
  ];
  expect(stateOf(created?.after)["users"]).toHaveLength(2);
  expect([stateOf(created?.after)["users"], stateOf(left?.after)["users"]]).toEqual([
    expect.arrayContaining([ivo, ines]),
    [ines],
  ]);
});

test("returns that a password was replaced, but not the password", async () => {
  const { body } = await admin.post(
    "/users",
    agentBody({ username: "lena.ortiz", email: "lena@demo.example" }),
  );
  const own = `/users/${textOf(body._id)}`;
  expect((await admin.patch(own, { password: `${GOOD_PASSWORD}-two` }, 1)).status).toBe(200);
  const answer = await admin.get(`${own}/history`);
  expect(momentsOf(answer).map(({ replaced }) => replaced)).toEqual([["password"], []]);
  expect(answer.text).not.toContain(GOOD_PASSWORD);

  // A password that is set by a link has an entry of its own, without the rest of the record.
  await platform.database.db.transaction().execute((trx) =>
    appendAudit(
      trx,
      {
        account: ACCOUNT,
        type: "user-edited",
        subject: `user/${textOf(body._id)}`,
        data: { by: ADA._id, after: { password: "reset by e-mail" } },
      },
      Date.now(),
    ),
  );
  const [reset] = await historyOf(own);
  expect(reset).toMatchObject({ what: "edited", before: null, after: null, replaced: ["password"] });
});

/** Segment without later changes of its agents. */
const QUIET = "65a0f0020000000000000009";

test("returns an empty history for an unchanged segment, and changes with the names of its agents", async () => {
  const own = `/segments/${QUIET}`;
  expect((await admin.get(`${own}/history`)).body).toMatchObject({ total: 0, data: [] });
  const now = (await admin.get(own)).body;
  const before = { ...now, users: [ADA._id], name: "Sails" };
  await platform.database.db.transaction().execute((trx) =>
    appendAudit(
      trx,
      {
        account: ACCOUNT,
        type: "segment-edited",
        subject: `segment/${QUIET}`,
        data: { by: ADA._id, before, after: { ...now, users: [], unheardOf: 1 } },
      },
      Date.now(),
    ),
  );
  const [edited] = await historyOf(own);
  expect(edited).toMatchObject({
    before: { name: "Sails", users: [ADA] },
    after: { name: now.name, users: [] },
  });
  expect(Object.keys(stateOf(edited?.after))).not.toContain("unheardOf");
});

test("the history of an API key has the key itself in no line; systems read none, and supervisors neither", async () => {
  const { body } = await admin.post("/api-keys", { name: "Depot", privilege: "supervisor" });
  const [key, own] = [textOf(body["key"]), `/api-keys/${textOf(body.apiKey?._id)}`];
  await admin.patch(own, { name: "Depot 2" }, 1);
  expect(await admin.get(own)).toMatchObject({
    status: 200,
    body: { name: "Depot 2", createdBy: ADA, version: 2 },
  });
  const { text } = await admin.get(`${own}/history`);
  expect([
    text.includes("Depot 2"),
    text.includes(key.slice(8)),
    text.includes("usedAt"),
    /hash/i.test(text),
  ]).toEqual([true, false, false, false]);
  const system = asking(platform, { key: await keyFor(platform.database.db, ACCOUNT, "admin") });
  for (const path of [own, `${own}/history`])
    expect([(await supervisor.get(path)).status, (await system.get(path)).status]).toEqual([403, 401]);
});

test("returns the branches and labels of a POC, but not its connections", async () => {
  const hello = newDevice();
  const [here, there] = [
    await admin.post("/branches", { label: "Betanzos", name: "betanzos" }),
    await admin.post("/branches", { label: "Ferrol", name: "ferrol" }),
  ].map(({ body }) => ({ _id: textOf(body._id), name: textOf(body.label) }));
  const made = await admin.post(`/branches/${here?._id}/pocs`, { pocId: hello.id, label: "Door" });
  await admin.patch(
    `/branches/${here?._id}/pocs/${hello.id}`,
    { label: "Window" },
    Number(made.body.version),
  );
  await admin.remove(`/branches/${here?._id}/pocs/${hello.id}`);
  await admin.post(`/branches/${there?._id}/pocs`, { pocId: hello.id, label: "Hall" });
  await (await TestDevice.open(platform.url, hello)).standing();
  const own = `/pocs/${hello.id}/history`;
  const answer = await admin.get(own);
  const moments = momentsOf(answer);
  expect(
    moments.map(({ what, by, after }) => [what, by, stateOf(after)["label"], stateOf(after)["branch"]]),
  ).toEqual([
    ["created", ADA, "Hall", there],
    ["removed", ADA, undefined, undefined],
    ["edited", ADA, "Window", here],
    ["created", ADA, "Door", here],
  ]);
  expect(answer.text).not.toMatch(/connected|latestConnection|127\.0\.0\.1/i);
  expect((await supervisor.get(own)).body).toMatchObject({ total: 4 });
  const other = asking(platform, { token: (await platform.signIn("admin@other.example")).accessToken });
  expect((await other.get(own)).status).toBe(404);
});

test("returns the changes of the configuration only, without its secret", async () => {
  const account = `/accounts/${ACCOUNT}`;
  const own = `${account}/configuration/history`;
  await withoutSupervision(platform.database.db);
  expect((await admin.get(own)).body).toMatchObject({ total: 0, data: [] });
  const change = async (body: object) =>
    expect((await admin.patch(account, body, Number((await admin.get(account)).body.version))).status).toBe(
      200,
    );
  await change({
    configuration: {
      captchaProvider: "turnstile",
      captchaSiteKey: "site",
      captchaSecret: "never-to-be-told",
    },
  });
  await change({ name: "Aurora 2" });
  await change({ supervision: { enabled: true, termsAccepted: true } });
  const answer = await admin.get(own);
  const moments = momentsOf(answer);
  expect(answer.body).toMatchObject({ total: 2 });
  expect(moments.map(({ what, by }) => [what, by])).toEqual([
    ["edited", ADA],
    ["edited", ADA],
  ]);
  expect(moments[0]).toMatchObject({
    before: { supervision: { enabled: false } },
    after: { supervision: { enabled: true }, configuration: { captchaProvider: "turnstile" } },
  });
  expect(moments[1]).toMatchObject({
    before: { configuration: { captchaProvider: "none", captchaSecret: null } },
    after: { configuration: { captchaSecret: { setAt: expect.any(String) } } },
  });
  for (const secret of ["never-to-be-told", "sealed", "Aurora"]) expect(answer.text).not.toContain(secret);
  const system = asking(platform, { key: await keyFor(platform.database.db, ACCOUNT, "admin") });
  expect([
    (await supervisor.get(own)).status,
    (await system.get(own)).status,
    (await admin.get(`/accounts/${OTHER_ACCOUNT}/configuration/history`)).status,
  ]).toEqual([403, 401, 404]);
});
