import { sql } from "kysely";
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

const make = async (path: string, values: object): Promise<string> => {
  const answer = await admin.post(path, values);
  expect(answer.status).toBe(200);
  return textOf(answer.body._id);
};

test("a contact belongs to a company, and not to a person or to itself", async () => {
  const company = await make("/contacts", { type: "company", company: "Hart" });
  const person = await make("/contacts", { firstname: "Ada" });
  expect(faults(await admin.post("/contacts", { firstname: "Bo", employer: person }))).toEqual([
    422,
    "/body/employer not-among",
  ]);
  expect(faults(await admin.patch(`/contacts/${person}`, { employer: person }, 1))).toEqual([
    422,
    "/body/employer itself",
  ]);
  expect(faults(await admin.patch(`/contacts/${company}`, { employer: company }, 1))).toEqual([
    422,
    "/body/employer itself",
  ]);
  expect((await admin.patch(`/contacts/${person}`, { employer: company }, 1)).status).toBe(200);
});

test("keeps an existing company that is a person until it is changed", async () => {
  const [person, other] = [
    await make("/contacts", { firstname: "Cy" }),
    await make("/contacts", { firstname: "Di" }),
  ];
  await sql`update resource_records set data = jsonb_set(data, '{employer}', to_jsonb(${person}::text)) where id = ${other}`.execute(
    platform.database.db,
  );
  expect((await admin.patch(`/contacts/${other}`, { city: "Lyon", employer: person }, 1)).status).toBe(200);
});

test("requires a name for new and changed companies", async () => {
  expect(faults(await admin.post("/contacts", { type: "company", email: "info@hart.example" }))).toEqual([
    422,
    "/body/company missing",
  ]);
  const person = await make("/contacts", { firstname: "Ed" });
  expect(faults(await admin.patch(`/contacts/${person}`, { type: "company" }, 1))).toEqual([
    422,
    "/body/company missing",
  ]);
  expect((await admin.patch(`/contacts/${person}`, { type: "company", company: "Ed & Co." }, 1)).status).toBe(
    200,
  );
});

const FTP = {
  storage: "cloud",
  provider: "ftp",
  hostname: "files.example",
  username: "calls",
  password: "a password",
};
const PATH = "/recordings-settings";

test("uses the SSH port by default for SSH, and keeps a given port", async () => {
  const port = async (values: object) =>
    (await admin.post(PATH, { name: JSON.stringify(values), ...FTP, ...values })).body.port;
  expect([
    await port({}),
    await port({ ssh: true }),
    await port({ ssh: true, port: 21 }),
    await port({ ssh: true, port: 2222 }),
  ]).toEqual([21, 22, 21, 2222]);
  const local = await make(PATH, { name: "Still local" });
  expect(await admin.patch(`${PATH}/${local}`, { ...FTP, ssh: true }, 1)).toMatchObject({
    status: 200,
    body: { port: 22 },
  });
  const plain = await make(PATH, { name: "Plain", ...FTP });
  expect(await admin.patch(`${PATH}/${plain}`, { ssh: true, password: "another" }, 1)).toMatchObject({
    status: 200,
    body: { port: 21 },
  });
});

test("TLS has a place where files do not go over SSH", async () => {
  expect(faults(await admin.post(PATH, { name: "Both", ...FTP, tls: true, ssh: true }))).toEqual([
    422,
    "/body/tls out-of-place",
  ]);
  const secured = await make(PATH, { name: "Secured", ...FTP, tls: true });
  expect(await admin.patch(`${PATH}/${secured}`, { ssh: true, password: "another" }, 1)).toMatchObject({
    status: 200,
    body: { ssh: true, tls: false },
  });
});

test("allows one email per template for a service, and rejects a change that would add a second", async () => {
  const email = (slug: string, template: string) =>
    make("/custom-emails", { name: slug, slug, template, subject: "Hello" });
  const [made, again, reminder] = [
    await email("made", "appointment-created"),
    await email("made-again", "appointment-created"),
    await email("reminder", "appointment-reminder"),
  ];
  expect(
    faults(await admin.post("/services", { title: "Twice", emailTemplates: [made, reminder, again] })),
  ).toEqual([422, "/body/emailTemplates/2 same-letter"]);
  const service = await make("/services", { title: "Once", emailTemplates: [made, reminder] });
  expect(faults(await admin.patch(`/services/${service}`, { emailTemplates: [again, made] }, 1))).toEqual([
    422,
    "/body/emailTemplates/1 same-letter",
  ]);
  expect(
    faults(await admin.patch(`/custom-emails/${reminder}`, { template: "appointment-created" }, 1)),
  ).toEqual([409, "/body/template same-letter"]);
  expect(
    (await admin.patch(`/custom-emails/${reminder}`, { template: "appointment-canceled" }, 1)).status,
  ).toBe(200);
  expect((await admin.patch(`/custom-emails/${again}`, { template: "appointment-reminder" }, 1)).status).toBe(
    200,
  );
});

test("an availability has room for an appointment in each range, and no day is blocked twice", async () => {
  const one = { name: "Office", timezone: "Europe/Madrid", duration: 60 };
  const days = [
    { day: 1, start: "09:00", end: "10:00" },
    { day: 2, start: "09:00", end: "09:59" },
  ];
  expect(faults(await admin.post("/availabilities", { ...one, days }))).toEqual([
    422,
    "/body/days/1 below-duration",
  ]);
  expect(
    faults(
      await admin.post("/availabilities", {
        ...one,
        blockedDates: [{ date: "2026-12-25" }, { date: "2026-12-25", note: "again" }],
      }),
    ),
  ).toEqual([422, "/body/blockedDates/1/date twice"]);
  const kept = await make("/availabilities", { ...one, days: days.slice(0, 1) });
  expect(faults(await admin.patch(`/availabilities/${kept}`, { duration: 61 }, 1))).toEqual([
    422,
    "/body/days/0 below-duration",
  ]);
});

test("a service reminds at each time once", async () => {
  expect(
    faults(
      await admin.post("/services", {
        title: "Often",
        reminders: [{ time: 60 }, { time: 1_440 }, { time: 60 }],
      }),
    ),
  ).toEqual([422, "/body/reminders/2/time twice"]);
});
