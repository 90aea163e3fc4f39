import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { agentBody, asking, faults } from "../../support/people.ts";
import { type Ask, type Json, startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT, addPerson, addPrivilege, OTHER_ACCOUNT } from "../../support/test-accounts.ts";

const SALES = "65a0f0020000000000000001";
const SEEDED_AGENT = "65a0f0030000000000000001";

let platform: TestPlatform;
let as: Ask;
let admin: ReturnType<typeof asking>;
beforeAll(async () => {
  platform = await startPlatform();
  as = { token: (await platform.signIn("admin@demo.example")).accessToken };
  admin = asking(platform, as);
});
afterAll(() => platform.close());

async function make(path: string, body: object): Promise<Json> {
  const made = await admin.post(path, body);
  expect(made).toMatchObject({ status: 200 });
  return made.body;
}

const read = async (path: string, { _id }: Json): Promise<Json> =>
  (await admin.get(`${path}/${textOf(_id)}`)).body;
const last = async (subject: string): Promise<Json | undefined> =>
  Object.values(
    (await admin.get("/events", `channel=account/${ACCOUNT}/audit&subject=${subject}`)).body.data ?? {},
  ).at(-1);

let agents = 0;
/** Two agents that no other test uses. */
const twoAgents = async (): Promise<readonly [string, string]> => {
  const made = async (firstname: string, lastname: string) =>
    textOf(
      (await make("/users", agentBody({ firstname, lastname, username: `agent.${(agents += 1)}` })))._id,
    );
  return [await made("Aisha", "Khan"), await made("Akira", "Tanaka")];
};

test("removes a user from the records that refer to them, and records the change of each with its author", async () => {
  const [aisha, akira] = await twoAgents();
  const contact = await make("/contacts", { firstname: "Ada", assignments: [aisha, akira] });
  const service = await make("/services", { title: "Advice", agents: [aisha] });
  expect((await admin.remove(`/users/${aisha}`)).status).toBe(204);
  expect([
    (await read("/contacts", contact))["assignments"],
    (await read("/services", service))["agents"],
  ]).toEqual([[{ _id: akira, name: "Akira Tanaka" }], []]);
  expect(await last(`contact-record/${textOf(contact._id)}`)).toMatchObject({
    type: "contact-record-edited",
    data: {
      before: { assignments: [aisha, akira], version: 1 },
      after: { assignments: [akira], version: 2 },
    },
  });
});

test("a record that named what is gone since can still be changed, and keeps the name", async () => {
  const tag = await make("/tags", { label: "Order", name: "order" });
  const other = await make("/tags", { label: "Complaint", name: "complaint" });
  const segment = await make("/segments", { name: "Loans", tags: [tag._id] });
  // As such records were left by the way removals went before.
  await platform.database.db.deleteFrom("resource_records").where("id", "=", textOf(tag._id)).execute();
  const changed = await admin.patch(`/segments/${textOf(segment._id)}`, { tags: [tag._id, other._id] }, 1);
  expect(changed).toMatchObject({ status: 200, body: { tags: [tag._id, other._id] } });
  expect(faults(await admin.post("/segments", { name: "Cards", tags: [tag._id] }))).toEqual([
    422,
    "/body/tags/0 unknown",
  ]);
});

test("keeps the last reference when an empty list would mean all, and returns the referring records", async () => {
  const [one, other] = [await make("/segments", { name: "One" }), await make("/segments", { name: "Other" })];
  const shop = await make("/integrations", { name: "Shop", kind: "website", segments: [one._id, other._id] });
  expect((await admin.remove(`/segments/${textOf(one._id)}`)).status).toBe(204);
  expect((await read("/integrations", shop))["segments"]).toEqual([{ _id: other._id, name: "Other" }]);
  const refused = await admin.remove(`/segments/${textOf(other._id)}`);
  expect(refused).toMatchObject({
    status: 409,
    body: { errors: [{ code: "in-use", holders: { list: "integrations", names: ["Shop"], total: 1 } }] },
  });
});

test("appointments that are still to be kept lose an agent who goes, and those that are over keep them", async () => {
  const [aisha, akira] = await twoAgents();
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, start: "00:00", end: "23:30" }));
  const availability = await make("/availabilities", {
    name: "Always",
    timezone: "UTC",
    duration: 30,
    minimumToSchedule: 0,
    maximumToSchedule: 30,
    days: week,
  });
  const service = await make("/services", {
    title: "Advice",
    availability: availability._id,
    agents: [aisha, akira],
  });
  const noon = (days: number) =>
    new Date(Math.floor(Date.now() / 86_400_000 + days) * 86_400_000 + 12 * 3_600_000).toISOString();
  const book = (days: number) =>
    make("/appointments", {
      customer: `Day ${days}`,
      service: service._id,
      user: aisha,
      startsAt: noon(days),
    });
  const [kept, over] = [await book(3), await book(4)];
  expect((await admin.patch(`/appointments/${textOf(over._id)}`, { status: "canceled" }, 1)).status).toBe(
    200,
  );
  expect((await admin.get(`/users/${aisha}/holders`)).body).toMatchObject({
    blocking: [],
    losing: expect.arrayContaining([
      { list: "appointments", total: 1, records: [{ _id: kept._id, name: "Day 3" }] },
      { list: "services", by: "agents", total: 1, records: [{ _id: service._id, name: "Advice" }] },
    ]),
    going: [],
  });
  expect((await admin.remove(`/users/${aisha}`)).status).toBe(204);
  expect([(await read("/appointments", kept))["user"], (await read("/appointments", over))["user"]]).toEqual([
    null,
    { _id: aisha, name: null },
  ]);
  expect(await last(`appointment-record/${textOf(kept._id)}`)).toMatchObject({
    data: { before: { user: aisha }, after: { user: null } },
  });
  expect(await admin.patch(`/appointments/${textOf(kept._id)}`, { user: akira }, 2)).toMatchObject({
    status: 200,
    body: { user: akira },
  });
});

test("removes references from branches and teams, and records it in their history", async () => {
  const [, akira] = await twoAgents();
  const branch = await make("/branches", { label: "Centre", name: "centre", segments: [SALES] });
  expect((await admin.get(`/segments/${SALES}/holders`)).body["losing"]).toMatchObject(
    expect.arrayContaining([
      {
        list: "branches",
        by: "segments",
        total: 3,
        records: expect.arrayContaining([{ _id: branch._id, name: "Centre" }]) as object,
      },
    ]) as object,
  );
  expect((await admin.remove(`/segments/${SALES}`)).status).toBe(204);
  expect(await last(`branch/${textOf(branch._id)}`)).toMatchObject({
    type: "branch-edited",
    data: { before: { segments: [SALES] }, after: { segments: [] } },
  });
  const team = await make("/segments", { name: "Team", users: [akira] });
  expect((await admin.remove(`/users/${akira}`)).status).toBe(204);
  expect(await last(`segment/${textOf(team._id)}`)).toMatchObject({
    type: "segment-edited",
    data: { before: { users: [akira] }, after: { users: [] } },
  });
});

test("removes a restriction with its last user, and rejects duplicate restrictions", async () => {
  const [aisha, akira] = await twoAgents();
  const alone = await make("/security/ip-restrictions", { range: "192.0.2.0/24", users: [aisha] });
  const both = await make("/security/ip-restrictions", { range: "198.51.100.0/24", users: [aisha, akira] });
  expect(
    faults(await admin.post("/security/ip-restrictions", { range: "192.0.2.0/24", users: [akira, aisha] })),
  ).toEqual([409, "/body/range taken"]);
  expect((await admin.get(`/users/${aisha}/holders`)).body).toMatchObject({
    losing: expect.arrayContaining([
      { list: "ip-restrictions", total: 1, records: [{ _id: both._id, name: "198.51.100.0/24" }] },
    ]),
    going: [{ list: "ip-restrictions", total: 1, records: [{ _id: alone._id, name: "192.0.2.0/24" }] }],
  });
  expect((await admin.remove(`/users/${aisha}`)).status).toBe(204);
  expect((await admin.get(`/security/ip-restrictions/${textOf(alone._id)}`)).status).toBe(404);
  expect(await last(`ip-restriction/${textOf(alone._id)}`)).toMatchObject({
    type: "ip-restriction-removed",
    data: { before: { users: [aisha] } },
  });
  expect(await last(`ip-restriction/${textOf(both._id)}`)).toMatchObject({
    type: "ip-restriction-edited",
    data: { after: { users: [akira] } },
  });
});

test("returns only the number of referring records to users who may not read them", async () => {
  const { db } = platform.database;
  const tag = await make("/tags", { label: "Invoice", name: "invoice" });
  const form = await make("/forms", { name: "Contact" });
  await make("/segments", { name: "Mortgages", tags: [tag._id], baseForm: form._id });
  await addPrivilege(db, "papers", ["tags.read", "tags.write", "forms.read", "forms.write"]);
  await addPerson(db, "papers@demo.example", 3, "papers");
  const clerk = asking(platform, { token: (await platform.signIn("papers@demo.example")).accessToken });
  expect((await clerk.get("/segments")).status).toBe(403);
  const held = { blocking: [{ list: "segments", total: 1 }], losing: [], going: [] };
  for (const one of [`/tags/${textOf(tag._id)}`, `/forms/${textOf(form._id)}`])
    expect((await clerk.get(`${one}/holders`)).body).toEqual(held);
  const refused = await clerk.remove(`/forms/${textOf(form._id)}`);
  expect(refused).toMatchObject({ status: 409, body: { errors: [{ code: "in-use" }] } });
  expect(refused.text).not.toContain("Mortgages");
});

test("ignores references from other accounts and from the record itself", async () => {
  const tag = await make("/tags", { label: "Parcel", name: "parcel" });
  const { _id: segment } = await make("/segments", { name: "Leasing", tags: [tag._id] });
  await platform.database.db
    .updateTable("segments")
    .set({ account: OTHER_ACCOUNT })
    .where("id", "=", textOf(segment))
    .execute();
  const company = `/contacts/${textOf((await make("/contacts", { type: "company", company: "Hart" }))._id)}`;
  // The state that was possible before the rule existed.
  await sql`update resource_records set data = jsonb_set(data, '{employer}', to_jsonb(id)) where id = ${company.slice("/contacts/".length)}`.execute(
    platform.database.db,
  );
  for (const own of [`/tags/${textOf(tag._id)}`, company]) {
    expect((await admin.get(`${own}/holders`)).body).toEqual({ blocking: [], losing: [], going: [] });
    expect((await admin.remove(own)).status).toBe(204);
    expect((await admin.get(`${own}/holders`)).status).toBe(404);
  }
});

test("hides the referring records from users who may not remove the record", async () => {
  const tag = await make("/tags", { label: "Refund", name: "refund" });
  await make("/segments", { name: "Savings", tags: [tag._id] });
  const supervisor = asking(platform, {
    token: (await platform.signIn("supervisor@demo.example")).accessToken,
  });
  expect((await supervisor.get(`/tags/${textOf(tag._id)}/holders`)).status).toBe(403);
});

test.each([
  ["/tags", { label: "Meter", name: "meter" }, { label: "Meters" }],
  ["/segments", { name: "Funds" }, { name: "Credits" }],
  ["/branches", { label: "Harbor", name: "harbor" }, { label: "Old harbor" }],
  [
    "/users",
    {
      firstname: "Nora",
      lastname: "Quist",
      privilege: "agent",
      username: "nora.quist",
      password: "correct-horse-47",
    },
    { firstname: "Nore" },
  ],
  ["/security/ip-restrictions", { range: "192.0.2.0/24", users: [SEEDED_AGENT] }, { description: "Office" }],
  ["/secrets", { name: "Signing" }, { name: "Sign" }],
])("rejects the removal from %s with an outdated version", async (path, values, change) => {
  const made = await make(path, values);
  const own = `${path}/${textOf((made["secret"] ?? made)._id)}`;
  expect((await admin.patch(own, change, 1)).status).toBe(200);
  const stale = await platform.api(`DELETE ${own}`, { ...as, headers: { "if-match": '"1"' } });
  expect(stale).toMatchObject({ status: 412, body: { current: { ...change, version: 2 } } });
  expect((await platform.api(`DELETE ${own}`, { ...as, headers: { "if-match": '"2"' } })).status).toBe(204);
});
