import { afterAll, beforeAll, expect, test } from "vitest";
import { type Ask, startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";
import { newDevice, TestDevice } from "../../support/test-device.ts";

const BRANCH = "65a0f0050000000000000001";
const PLACE = `/branches/${BRANCH}/pocs`;

let platform: TestPlatform;
let admin: Ask;
let other: Ask;
beforeAll(async () => {
  platform = await startPlatform();
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
  other = { token: (await platform.signIn("admin@other.example")).accessToken };
});
afterAll(() => platform.close());

const enroll = (json: object, by = admin, place = PLACE) => platform.api(`POST ${place}`, { ...by, json });
const edit = (id: string, json: object, version: string, by = admin) =>
  platform.api(`PATCH ${PLACE}/${id}`, { ...by, json, headers: { "if-match": version } });
const unroll = (id: string, by = admin) => platform.api(`DELETE ${PLACE}/${id}`, by);

test("enrolls, renames and unrolls a device and records the user in the audit log", async () => {
  const { id } = newDevice();
  const made = await enroll({ pocId: id, label: "Counter 1", internalId: "C-1" });
  expect(made.body).toMatchObject({
    _id: id,
    branch: BRANCH,
    label: "Counter 1",
    internalId: "C-1",
    integrationId: null,
    connected: false,
    latestConnection: null,
  });
  const changed = await edit(id, { label: "Counter 2", internalId: null }, made.headers.get("etag") ?? "");
  expect(changed.body).toMatchObject({ label: "Counter 2", internalId: null, integrationId: null });
  expect((await platform.api(`GET ${PLACE}`, { ...admin, query: "$search=counter 2" })).body).toMatchObject({
    total: 1,
    data: [changed.body],
  });
  expect((await platform.api(`GET /branches/${BRANCH}`, admin)).body).toMatchObject({
    pocs: [{ _id: id, name: "Counter 2" }],
  });
  expect((await unroll(id)).status).toBe(204);
  expect((await platform.api(`GET ${PLACE}/${id}`, admin)).status).toBe(404);
  const { body } = await platform.api("GET /events", {
    ...admin,
    query: `channel=account/${ACCOUNT}/audit&subject=poc/${id}`,
  });
  expect(Object.values(body.data ?? {}).map(({ type, data }) => [type, data?.by])).toEqual(
    ["poc-created", "poc-edited", "poc-removed"].map((type) => [type, "65a0f0010000000000000001"]),
  );
});

test("refuses a second enrollment and names the place only within the account", async () => {
  const hello = newDevice();
  await TestDevice.open(platform.url, hello);
  const { body: theirs } = await platform.api("POST /branches", {
    ...other,
    json: { label: "Their house", name: "theirs" },
  });
  const place = `/branches/${textOf(theirs._id)}/pocs`;
  expect((await enroll({ pocId: hello.id, label: "Mine" })).status).toBe(200);
  const answers = [
    await enroll({ pocId: hello.id, label: "Again" }),
    await enroll({ pocId: hello.id, label: "Theirs" }, other, place),
  ];
  for (const { status, body } of answers) expect([status, body.type]).toEqual([409, "/problems/poc-taken"]);
  expect((await platform.api(`GET /pocs/${hello.id}`, admin)).body).toMatchObject({
    taken: true,
    branch: { _id: BRANCH, name: "Madrid Centro" },
    seen: { os: "Linux" },
  });
  expect((await platform.api(`GET /pocs/${hello.id}`, other)).body).toEqual({
    _id: hello.id,
    taken: true,
    branch: null,
    seen: null,
  });
});

test("enrolls a device once with concurrent requests", async () => {
  const { id } = newDevice();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => enroll({ pocId: id, label: `Try ${index}` })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
});

test("a POC that is connected is neither edited nor unrolled, and both work once its page is closed", async () => {
  const hello = newDevice();
  const { headers } = await enroll({ pocId: hello.id, label: "Hall" });
  const version = headers.get("etag") ?? "";
  const device = await TestDevice.open(platform.url, hello);
  for (const { status, body } of [await edit(hello.id, { label: "x" }, version), await unroll(hello.id)])
    expect([status, body.type]).toEqual([409, "/problems/poc-connected"]);
  device.close();
  await expect
    .poll(
      async (): Promise<unknown> => (await platform.api(`GET ${PLACE}/${hello.id}`, admin)).body.connected,
    )
    .toBe(false);
  expect((await edit(hello.id, { label: "Hallway" }, version)).status).toBe(200);
  expect((await edit(hello.id, { label: "Corridor" }, version)).body).toMatchObject({
    type: "/problems/stale-version",
    current: { label: "Hallway" },
  });
  expect((await unroll(hello.id)).status).toBe(204);
});

test("returns 404 for every request about a device of another account or branch", async () => {
  const { id } = newDevice();
  await enroll({ pocId: id, label: "Ours" });
  const elsewhere = "/branches/65a0f0050000000000000002/pocs";
  const asked = [
    platform.api(`GET ${PLACE}`, other),
    platform.api(`GET ${PLACE}/${id}`, other),
    edit(id, { label: "x" }, '"1"', other),
    unroll(id, other),
    enroll({ pocId: newDevice().id, label: "x" }, other),
    platform.api(`GET ${elsewhere}/${id}`, admin),
    platform.api(`DELETE ${elsewhere}/${id}`, admin),
    platform.api(`GET /branches/${BRANCH}`, other),
    platform.api(`DELETE /branches/${BRANCH}`, other),
  ];
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 404));
});

test.each([
  ["no label", { label: undefined }],
  ["a label of spaces", { label: "   " }],
  ["an endless label", { label: "x".repeat(121) }],
  ["an id of another form", { pocId: "12345" }],
  ["an empty internal id", { internalId: "" }],
])("%s is refused with its place named", async (_, values) => {
  const { status, body } = await enroll({ pocId: newDevice().id, label: "Counter", ...values });
  expect(status).toBe(422);
  expect(textOf(Object.values(body.errors ?? {})[0]?.pointer)).toMatch(/^\/body/);
});

test("a branch has one name of its own, segments of its account, and stays as long as POCs are enrolled in it", async () => {
  const make = (json: object) => platform.api("POST /branches", { ...admin, json });
  const { body: branch } = await make({
    label: "Bilbao",
    name: "bilbao",
    segments: ["65a0f0020000000000000003"],
  });
  const id = textOf(branch._id);
  expect(branch).toMatchObject({
    label: "Bilbao",
    name: "bilbao",
    address: null,
    integrationId: null,
    segments: ["65a0f0020000000000000003"],
    pocs: [],
  });
  expect((await make({ label: "Other", name: "bilbao" })).body).toMatchObject({
    type: "/problems/conflict",
    errors: [{ pointer: "/body/name" }],
  });
  expect(
    (await make({ label: "Other", name: "other", segments: ["65a0f00200000000000000ff"] })).body,
  ).toMatchObject({ status: 422, errors: [{ pointer: "/body/segments/0" }] });
  const poc = newDevice();
  await enroll({ pocId: poc.id, label: "Door" }, admin, `/branches/${id}/pocs`);
  expect((await platform.api(`DELETE /branches/${id}`, admin)).body).toMatchObject({
    type: "/problems/conflict",
    errors: [{ code: "has-pocs" }],
  });
  await platform.api(`DELETE /branches/${id}/pocs/${poc.id}`, admin);
  expect((await platform.api(`DELETE /branches/${id}`, admin)).status).toBe(204);
  expect((await platform.api(`GET /branches/${id}`, admin)).status).toBe(404);
});

test("branches are listed with their segments and POCs by name where that is asked for", async () => {
  const { body } = await platform.api("GET /branches", {
    ...admin,
    query: "populate[]=segments&$search=sevilla",
  });
  expect(body).toMatchObject({
    total: 1,
    data: [
      { label: "Sevilla Triana", segments: [{ name: "General enquiries" }, { name: "Premium clients" }] },
    ],
  });
});
