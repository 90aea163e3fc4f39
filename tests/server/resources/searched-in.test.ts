import { afterAll, beforeAll, expect, test } from "vitest";
import { agentBody, asking } from "../../support/people.ts";
import { type Json, startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";

let platform: TestPlatform;
let admin: ReturnType<typeof asking>;
beforeAll(async () => {
  platform = await startPlatform();
  admin = asking(platform, { token: (await platform.signIn("admin@demo.example")).accessToken });
});
afterAll(() => platform.close());

const make = async (path: string, values: object): Promise<string> =>
  textOf((await admin.post(path, values)).body._id);
const found = async (path: string, text: string): Promise<string[]> =>
  Object.values(
    (await admin.get(path, `$limit=200&$search=${encodeURIComponent(text)}`)).body.data ?? {},
  ).map(({ _id }: Json) => textOf(_id));

test.each([
  "600123456",
  "600 12 34 56",
  "+34 600-123-456",
  "(600) 123 456",
  "34600123456",
  "00 123",
  "123 456",
])("finds a phone number by its digits with gaps in any place: %s", async (typed) => {
  const id = await make("/contacts", { firstname: "Núria", phone: "+34 600 123 456" });
  expect(await found("/contacts", typed)).toContain(id);
  expect(await found("/contacts", `${typed} 999`)).not.toContain(id);
});

test("finds a contact by its other fields, and choices by their stored values", async () => {
  const id = await make("/contacts", {
    firstname: "Pau",
    leadStatus: "qualified",
    employees: 4_711,
    maritalStatus: "widowed",
    contactPreference: "video",
    lastContactAt: "2031-02-03T10:00:00Z",
  });
  for (const typed of ["QUALIFIED", "4711", "widowed", "video", "2031-02-03"])
    expect([typed, await found("/contacts", typed)]).toEqual([typed, [id]]);
});

test("finds a contact by the current name of its company", async () => {
  const company = await make("/contacts", { type: "company", company: "Ferrer Søn", city: "Aveiro" });
  const id = await make("/contacts", { firstname: "Rui", employer: company });
  expect(new Set(await found("/contacts", "ferrer søn"))).toEqual(new Set([company, id]));
  expect(await found("/contacts", "aveiro")).toEqual([company]);
  await admin.patch(`/contacts/${company}`, { company: "Almeida" }, 1);
  expect(await found("/contacts", "ferrer søn")).toEqual([]);
  expect(new Set(await found("/contacts", "almeida"))).toEqual(new Set([company, id]));
});

test("finds a contact by the current name of an assigned agent", async () => {
  const { body } = await admin.post(
    "/users",
    agentBody({ firstname: "Zoë", lastname: "Quisthorpe", username: "zoe.q" }),
  );
  const id = await make("/contacts", {
    firstname: "Sol",
    assignments: ["65a0f0010000000000000001", textOf(body._id)],
  });
  expect(await found("/contacts", "zoe quisthorpe")).toEqual([id]);
  await admin.patch(`/users/${textOf(body._id)}`, { lastname: "Vanderbilt" }, Number(body.version));
  expect([await found("/contacts", "quisthorpe"), await found("/contacts", "vanderbilt")]).toEqual([
    [],
    [id],
  ]);
});

test.each([
  [
    "/integrations",
    { name: "Shop", kind: "magento", hosts: ["help.unusual.example"] },
    ["unusual", "MAGENTO"],
  ],
  [
    "/recordings-settings",
    {
      name: "Archive",
      storage: "cloud",
      provider: "s3",
      bucketName: "odd-bucket",
      region: "eu-west-1",
      oidc: true,
      roleArn: "arn:aws:iam::123456789012:role/recordings",
    },
    ["odd-bucket", "eu-west"],
  ],
  [
    "/availabilities",
    { name: "Office", timezone: "Europe/Madrid", blockedDates: [{ date: "2031-12-25", note: "Michaelmas" }] },
    ["michaelmas", "2031-12-25"],
  ],
  [
    "/segments",
    { name: "Event", type: "event", externalUrl: "https://tickets.unusual.example/" },
    ["tickets.unusual"],
  ],
])("%s are found by more than their titles", async (path, values, texts) => {
  const id = await make(path, values);
  for (const typed of texts) expect([typed, await found(path, typed)]).toEqual([typed, [id]]);
});
