import { expect, test } from "vitest";
import { asking, faults } from "../../support/people.ts";
import { type Json, textOf, withPlatform } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

const AISHA = "65a0f0030000000000000001";
const AKIRA = "65a0f0030000000000000002";
/** A Monday in Madrid, eight in the morning. */
const NOW = Date.parse("2026-05-04T06:00:00.000Z");
const at = (local: string) => new Date(Date.parse(`2026-05-${local}:00.000+02:00`)).toISOString();

async function calendar() {
  const platform = await withPlatform({ now: () => NOW });
  const admin = asking(platform, { token: (await platform.signIn("admin@demo.example")).accessToken });
  const make = async (path: string, body: object): Promise<Json> => {
    const made = await admin.post(path, body);
    expect(made).toMatchObject({ status: 200 });
    return made.body;
  };
  const days = [1, 2, 3, 4, 5].map((day) => ({ day, start: "09:00", end: "11:00" }));
  const availability = await make("/availabilities", {
    name: "Mornings",
    timezone: "Europe/Madrid",
    duration: 60,
    minimumToSchedule: 60,
    maximumToSchedule: 30,
    days,
    blockedDates: [{ date: "2026-05-06" }],
  });
  const service = textOf(
    (
      await make("/services", {
        title: "First consultation",
        availability: availability._id,
        agents: [AISHA, AKIRA],
      })
    )._id,
  );
  return {
    platform,
    admin,
    make,
    service,
    book: (startsAt: string, more: object = {}) =>
      admin.post("/appointments", { customer: "Núria Ferrer", service, startsAt, ...more }),
    /** Its free times, each with the last figures of who is free. */
    slots: async (query = "") =>
      Object.values((await admin.get(`/services/${service}/slots`, query)).body["slots"] ?? {}).map(
        ({ startsAt, agents }) =>
          `${textOf(startsAt)} ${Object.values(agents ?? {})
            .map((id) => textOf(id).slice(-1))
            .join("")}`,
      ),
    free: async (query = "") =>
      Object.values((await admin.get(`/services/${service}/agents`, query)).body.data ?? {}).map(
        ({ name }) => name,
      ),
  };
}

test("the free times of a service are those at which an appointment can be made, with who is free", async () => {
  const { admin, book, slots, service } = await calendar();
  expect((await book(at("05T09:00"), { user: AISHA })).status).toBe(200);
  expect((await book(at("07T10:00"))).status).toBe(200);
  expect((await book(at("07T10:00"))).status).toBe(200);
  const offered = await slots();
  expect(offered).toEqual([
    `${at("04T09:00")} 12`,
    `${at("04T10:00")} 12`,
    `${at("05T09:00")} 2`,
    `${at("05T10:00")} 12`,
    `${at("07T09:00")} 12`,
    `${at("08T09:00")} 12`,
    `${at("08T10:00")} 12`,
  ]);
  expect(await slots(`user=${AISHA}&days=2`)).toEqual([
    `${at("04T09:00")} 1`,
    `${at("04T10:00")} 1`,
    `${at("05T10:00")} 1`,
  ]);
  for (const slot of offered) expect((await book(slot.slice(0, 24))).status).toBe(200);
  expect((await admin.get(`/services/${service}/slots`, "from=2026-05-09&days=2")).body).toMatchObject({
    zone: "Europe/Madrid",
    today: "2026-05-04",
    from: "2026-05-09",
    automatic: true,
    slots: [],
    next: "2026-05-11",
  });
  expect((await admin.get(`/services/${service}/slots`, "from=2026-04-01&days=1")).body).toMatchObject({
    from: "2026-05-04",
  });
  expect((await admin.get(`/services/${service}/slots`, "from=2026-06-10")).body).toMatchObject({
    slots: [],
    next: null,
  });
});

test("offers the slot of an appointment being moved and of a canceled one", async () => {
  const { admin, book, slots } = await calendar();
  const made = await book(at("05T09:00"), { user: AISHA });
  const mine = `user=${AISHA}&from=2026-05-05&days=1`;
  expect(await slots(mine)).toEqual([`${at("05T10:00")} 1`]);
  expect(await slots(`${mine}&appointment=${textOf(made.body._id)}`)).toEqual([
    `${at("05T09:00")} 1`,
    `${at("05T10:00")} 1`,
  ]);
  expect(
    (await admin.patch(`/appointments/${textOf(made.body._id)}`, { status: "canceled" }, 1)).status,
  ).toBe(200);
  expect(await slots(mine)).toEqual([`${at("05T09:00")} 1`, `${at("05T10:00")} 1`]);
});

test("offers, accepts and selects no agent outside their hours and working hours", async () => {
  const { admin, platform, make, book, slots, free } = await calendar();
  const hours = (day: number, start: string, end: string) => [{ day, start, end }];
  await platform.database.db
    .updateTable("users")
    .set({ availability: JSON.stringify(hours(2, "09:00", "10:00")) })
    .where("id", "=", AISHA)
    .execute();
  await make("/working-hours", { label: "Thursdays", agents: [AKIRA], days: hours(4, "08:00", "10:00") });
  expect((await admin.get("/accounts")).body.data).toMatchObject({ 0: { timeZone: "Europe/Madrid" } });
  expect(await slots()).toEqual([`${at("05T09:00")} 1`, `${at("07T09:00")} 2`]);
  expect(await free(`startsAt=${at("07T09:00")}`)).toEqual(["Akira Tanaka"]);
  expect(faults(await book(at("07T09:00"), { user: AISHA }))).toEqual([409, "/body/user away"]);
  expect(faults(await book(at("05T10:00")))).toEqual([409, "/body/startsAt nobody-free"]);
  expect((await book(at("05T09:00"))).body["user"]).toBe(AISHA);
});

test("offers and books appointments across midnight and detects conflicts on the next day", async () => {
  const { admin, make, slots, free, service: mornings } = await calendar();
  const night = await make("/availabilities", {
    name: "Nights",
    timezone: "Europe/Madrid",
    duration: 60,
    minimumToSchedule: 0,
    maximumToSchedule: 30,
    days: [{ day: 1, start: "21:30", end: "02:00" }],
  });
  expect(
    (await admin.patch(`/services/${mornings}`, { availability: night._id, agents: [AISHA] }, 1)).status,
  ).toBe(200);
  const monday = [`${at("04T21:30")} 1`, `${at("04T22:30")} 1`, `${at("04T23:30")} 1`];
  expect([await slots("days=1"), await slots("from=2026-05-05&days=1")]).toEqual([
    monday,
    [`${at("05T00:30")} 1`],
  ]);
  const made = await admin.post("/appointments", {
    customer: "Núria Ferrer",
    service: mornings,
    startsAt: at("04T23:30"),
  });
  expect(made.body).toMatchObject({ user: AISHA, endsAt: at("05T00:30") });
  expect(
    faults(
      await admin.post("/appointments", {
        customer: "Luca Romano",
        service: mornings,
        startsAt: at("05T00:15"),
      }),
    ),
  ).toEqual([409, "/body/startsAt nobody-free"]);
  expect(
    faults(
      await admin.post("/appointments", {
        customer: "Luca Romano",
        service: mornings,
        startsAt: at("05T01:30"),
      }),
    ),
  ).toEqual([422, "/body/startsAt outside-hours"]);
  expect(await free(`startsAt=${at("05T00:30")}`)).toEqual(["Aisha Rahman"]);
});

test("another agent is offered where they are free, first who has the fewest", async () => {
  const { book, free, admin } = await calendar();
  const made = await book(at("05T09:00"), { user: AISHA });
  expect(await free()).toEqual(["Aisha Rahman", "Akira Tanaka"]);
  expect(await free(`startsAt=${at("05T09:00")}`)).toEqual(["Akira Tanaka"]);
  expect(await free(`startsAt=${at("05T09:00")}&appointment=${textOf(made.body._id)}`)).toEqual([
    "Aisha Rahman",
    "Akira Tanaka",
  ]);
  expect(await free(`startsAt=${at("07T09:00")}`)).toEqual(["Akira Tanaka", "Aisha Rahman"]);
  expect((await admin.patch("/users/65a0f0030000000000000002", { disabled: true }, 1)).status).toBe(200);
  expect(await free()).toEqual(["Aisha Rahman"]);
});

test("returns no times without an availability and nothing without the feature in the plan", async () => {
  const { admin, make, platform, service } = await calendar();
  const bare = await make("/services", { title: "Bare" });
  expect((await admin.get(`/services/${textOf(bare._id)}/slots`)).body).toMatchObject({
    zone: null,
    agents: [],
    slots: [],
    next: null,
  });
  await platform.database.db
    .updateTable("accounts")
    .set({ features: "[]" })
    .where("id", "=", ACCOUNT)
    .execute();
  for (const path of ["slots", "agents"])
    expect(await admin.get(`/services/${service}/${path}`)).toMatchObject({
      status: 403,
      body: { type: "/problems/not-in-plan" },
    });
});

test("keeps to the plan's limit of services with concurrent requests", async () => {
  const { admin, platform } = await calendar();
  await platform.database.db
    .updateTable("accounts")
    .set({ features: JSON.stringify([{ name: "CALENDAR", limit: 3 }]) })
    .where("id", "=", ACCOUNT)
    .execute();
  const made = await Promise.all(
    Array.from({ length: 5 }, (_, number) => admin.post("/services", { title: `Service ${number}` })),
  );
  expect([200, 403].map((wanted) => made.filter(({ status }) => status === wanted).length)).toEqual([2, 3]);
  expect(made.find(({ status }) => status === 403)?.body.type).toBe("/problems/plan-limit");
  expect((await admin.get("/account/plan")).body["features"]).toEqual([
    { name: "CALENDAR", limit: 3, used: 3 },
  ]);
});

test("names the customer's submission of an appointment by the name of its form", async () => {
  const { admin, make, book } = await calendar();
  const form = await make("/forms", { name: "Before the appointment" });
  const submission = await make("/forms-submissions", { form: form._id, contact: "c1", answers: {} });
  const made = await book(at("05T09:00"), { submittedForm: submission._id });
  expect(made.status).toBe(200);
  const path = `/appointments/${textOf(made.body._id)}`;
  expect((await admin.get(path)).body["submittedForm"]).toEqual({
    _id: submission._id,
    name: "Before the appointment",
  });
  expect((await admin.get(`${path}/history`)).body.data).toMatchObject({
    0: { after: { submittedForm: { name: "Before the appointment" } } },
  });
  expect(faults(await book(at("05T10:00"), { submittedForm: AISHA }))).toEqual([
    422,
    "/body/submittedForm unknown",
  ]);
  expect((await admin.remove(`/forms/${textOf(form._id)}`)).status).toBe(204);
  expect((await admin.get(path)).body["submittedForm"]).toEqual({
    _id: submission._id,
    name: submission._id,
  });
});
