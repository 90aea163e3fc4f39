import { expect, onTestFinished, test } from "vitest";
import { calendars } from "../../../i18n/en/records/calendars.ts";
import { afterJobs } from "../../support/after-jobs.ts";
import { startMailServer } from "../../support/mail-server.ts";
import { asking, faults } from "../../support/people.ts";
import { type Answer, type Json, textOf, withPlatform } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

const AISHA = "65a0f0030000000000000001";
const AKIRA = "65a0f0030000000000000002";
const ADA = "65a0f0010000000000000001";
/** A Monday in Madrid, eight in the morning. */
const NOW = Date.parse("2026-05-04T06:00:00.000Z");
const HOUR = 3_600_000;
const at = (local: string) => new Date(Date.parse(`2026-05-${local}:00.000+02:00`)).toISOString();

async function calendar(service: object = {}, availability: object = {}) {
  let now = NOW;
  const mails = await startMailServer();
  onTestFinished(() => mails.close());
  const platform = await withPlatform({ now: () => now, config: { smtpUrl: mails.url } });
  const enter = async () =>
    asking(platform, { token: (await platform.signIn("admin@demo.example")).accessToken });
  let entered = await enter();
  const admin: typeof entered = {
    get: (...asked) => entered.get(...asked),
    post: (...asked) => entered.post(...asked),
    patch: (...asked) => entered.patch(...asked),
    remove: (...asked) => entered.remove(...asked),
  };
  const make = async (path: string, body: object) => {
    const made = await admin.post(path, body);
    expect(made).toMatchObject({ status: 200 });
    return made.body;
  };
  const hours = [1, 2, 3, 4, 5].map((day) => ({ day, start: "09:00", end: "17:00" }));
  const open = await make("/availabilities", {
    name: "Office hours",
    timezone: "Europe/Madrid",
    duration: 30,
    minimumToSchedule: 60,
    maximumToSchedule: 14,
    days: hours,
    blockedDates: [{ date: "2026-05-06" }],
    ...availability,
  });
  const made = await make("/services", {
    title: "First consultation",
    availability: open._id,
    agents: [AISHA, AKIRA],
    ...service,
  });
  const events = async (): Promise<string[]> => {
    const { body } = await admin.get("/events", `channel=account/${ACCOUNT}/floor&$limit=200`);
    return Object.values(body.data ?? {}).flatMap(({ type, data }) =>
      textOf(type).startsWith("appointment-")
        ? [`${textOf(type)} ${textOf(data?.["user"]).slice(-1)} ${textOf(data?.["at"])}`]
        : [],
    );
  };
  return {
    admin,
    mails,
    platform,
    events,
    service: textOf(made._id),
    availability: textOf(open._id),
    /** Access tokens are valid for ten minutes. */
    advance: async (ms: number) => {
      now += ms;
      entered = await enter();
    },
    book: (startsAt: string, more: object = {}) =>
      admin.post("/appointments", { customer: "Núria Ferrer", service: made._id, startsAt, ...more }),
    change: (of: Answer | Json, values: object) => {
      const body =
        "body" in of && "status" in of && typeof of.status === "number" ? (of as Answer).body : (of as Json);
      return admin.patch(`/appointments/${textOf(body._id)}`, values, Number(body["version"]));
    },
    letters: (to: string) => mails.arrived.filter(({ recipients }) => recipients.includes(to)),
  };
}

test("books appointments within the service's hours only and assigns the least busy available agent", async () => {
  const { book, admin, service } = await calendar();
  const first = await book(at("05T09:00"));
  expect(first.body).toMatchObject({
    status: "pending",
    user: AISHA,
    startsAt: at("05T09:00"),
    endsAt: at("05T09:30"),
    scheduledAt: new Date(NOW).toISOString(),
  });
  expect((await book(at("05T09:15"))).body["user"]).toBe(AKIRA);
  expect(faults(await book(at("05T09:29")))).toEqual([409, "/body/startsAt nobody-free"]);
  expect((await book(at("05T09:45"))).body["user"]).toBe(AISHA);
  for (const [local, code] of [
    ["04T07:00", "past"],
    ["04T08:59", "too-soon"],
    ["05T08:59", "outside-hours"],
    ["05T16:31", "outside-hours"],
    ["06T10:00", "blocked-date"],
    ["20T10:00", "too-late"],
  ] as const)
    expect(faults(await book(at(local)))).toEqual([422, `/body/startsAt ${code}`]);
  expect((await admin.get(`/appointments/${textOf(first.body._id)}`)).body).toMatchObject({
    service: { _id: service, name: "First consultation" },
    user: { _id: AISHA, name: "Aisha Rahman" },
    extraData: [],
  });
  expect(faults(await book(at("05T12:00"), { status: "attended" }))).toEqual([422, "/body/status not-first"]);
});

test("an appointment has the time zone of its service, in lists too, as long as the service has an availability", async () => {
  const { book, admin, service, availability } = await calendar();
  const made = await book(at("05T09:00"));
  expect(made.body["timezone"]).toBe("Europe/Madrid");
  expect(
    (await admin.patch(`/availabilities/${availability}`, { timezone: "Europe/Lisbon" }, 1)).status,
  ).toBe(200);
  const read = async () => [
    (await admin.get(`/appointments/${textOf(made.body._id)}`)).body["timezone"],
    Object.values((await admin.get("/appointments")).body.data ?? {}).map((one) => one["timezone"]),
  ];
  expect(await read()).toEqual(["Europe/Lisbon", ["Europe/Lisbon"]]);
  expect((await admin.patch(`/services/${service}`, { availability: null }, 1)).status).toBe(200);
  expect(await read()).toEqual([null, [null]]);
  expect((await admin.patch(`/appointments/${textOf(made.body._id)}`, { timezone: "UTC" }, 1)).status).toBe(
    400,
  );
});

test("of ten who want the last free agent at the same moment one gets them", async () => {
  const { book } = await calendar({ agents: [AISHA] });
  const answers = await Promise.all(Array.from({ length: 10 }, () => book(at("05T10:00"))));
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
});

test("requires one of the service's agents without automatic selection, one appointment at a time across services", async () => {
  const { book, admin, availability } = await calendar({ automaticSelection: false });
  expect(faults(await book(at("05T10:00")))).toEqual([422, "/body/user missing"]);
  expect(faults(await book(at("05T10:00"), { user: ADA }))).toEqual([422, "/body/user not-of-service"]);
  expect((await book(at("05T10:00"), { user: AKIRA })).status).toBe(200);
  expect(faults(await book(at("05T10:20"), { user: AKIRA }))).toEqual([409, "/body/user busy"]);
  const other = await admin.post("/services", {
    title: "Another",
    availability,
    agents: [AKIRA],
    automaticSelection: true,
  });
  expect(
    faults(
      await admin.post("/appointments", { customer: "x", service: other.body._id, startsAt: at("05T10:10") }),
    ),
  ).toEqual([409, "/body/startsAt nobody-free"]);
  const bare = await admin.post("/services", { title: "Bare" });
  expect(
    faults(
      await admin.post("/appointments", { customer: "x", service: bare.body._id, startsAt: at("05T11:00") }),
    ),
  ).toEqual([422, "/body/service no-availability"]);
  expect((await admin.remove(`/availabilities/${availability}`)).status).toBe(409);
});

test("accepts records without the fields needed for appointments but books no appointments for them", async () => {
  const { admin, availability } = await calendar();
  const { body: never } = await admin.post("/availabilities", { name: "Never", timezone: "Europe/Madrid" });
  const without = {
    "availabilities.days": { availability: never._id, agents: [AISHA] },
    "services.agents": { availability },
    "services.availability": { agents: [AISHA] },
  };
  const { availabilities, services } = calendars;
  expect(Object.keys(without)).toEqual(
    Object.entries({ availabilities, services })
      .flatMap(([words, { neededFor }]) => Object.keys(neededFor).map((member) => `${words}.${member}`))
      .toSorted(),
  );
  for (const members of Object.values(without)) {
    const made = await admin.post("/services", { title: "Incomplete", ...members });
    expect(made.status).toBe(200);
    expect(
      (await admin.post("/appointments", { customer: "x", service: made.body._id, startsAt: at("05T10:00") }))
        .status,
    ).toBeGreaterThanOrEqual(409);
  }
});

test("it is moved, reassigned, attended or canceled; what is over stays over, and frees its agent", async () => {
  const { book, change, events } = await calendar();
  const made = await book(at("05T10:00"));
  expect(faults(await change(made, { status: "rescheduled" }))).toEqual([422, "/body/startsAt not-moved"]);
  expect(faults(await change(made, { startsAt: at("06T10:00") }))).toEqual([
    422,
    "/body/startsAt blocked-date",
  ]);
  const moved = await change(made, { startsAt: at("05T12:00"), status: "pending", user: AISHA });
  expect(moved.body).toMatchObject({
    status: "rescheduled",
    startsAt: at("05T12:00"),
    endsAt: at("05T12:30"),
    user: AISHA,
  });
  expect(faults(await change(moved, { status: "pending" }))).toEqual([409, "/body/status no-way-back"]);
  const given = await change(moved, { user: AKIRA });
  expect(given.body).toMatchObject({ status: "rescheduled", user: AKIRA });
  const over = await change(given, { status: "canceled" });
  expect(over.body["status"]).toBe("canceled");
  expect(faults(await change(over, { status: "attended" }))).toEqual([409, "/body/status final"]);
  expect(faults(await change(over, { startsAt: at("07T12:00") }))).toEqual([409, "/body/status final"]);
  expect((await change(over, { phone: "+351 21 000 00 00" })).status).toBe(200);
  const again = await book(at("05T12:00"), { user: AKIRA });
  expect((await change(again, { status: "attended" })).body["status"]).toBe("attended");
  expect((await events()).toSorted()).toEqual([
    `appointment-attended 2 ${at("05T12:00")}`,
    `appointment-canceled 2 ${at("05T12:00")}`,
    `appointment-created 1 ${at("05T10:00")}`,
    `appointment-created 2 ${at("05T12:00")}`,
    `appointment-rescheduled 1 ${at("05T12:00")}`,
  ]);
});

test("emails customers once each on creation, move, cancellation and before the start, as the service defines", async () => {
  const { admin, book, change, service, letters, platform, events, advance, availability } = await calendar();
  const email = await admin.post("/custom-emails", {
    name: "Soon",
    slug: "soon",
    template: "appointment-reminder",
    subject: "Soon: {{service}}",
    title: "See you, {{customer}}",
    paragraphs: [{ html: "<p>At <b>{{time}}</b> with {{agent}}<script>1</script></p>" }],
  });
  expect(
    faults(
      await admin.post("/custom-emails", {
        name: "x",
        slug: "x",
        template: "appointment-reminder",
        subject: "{{ x",
        paragraphs: [{ html: "{% for %}" }],
      }),
    ),
  ).toEqual([422, "/body/subject template", "/body/paragraphs/0/html template"]);
  expect(
    (
      await admin.patch(
        `/services/${service}`,
        {
          emailTemplates: [email.body._id],
          reminders: [{ time: 120 }, { time: 1440 }],
          logoUrl: "https://shop.example/logo.png",
        },
        1,
      )
    ).status,
  ).toBe(200);
  expect((await admin.patch(`/availabilities/${availability}`, { minimumToSchedule: 0 }, 1)).status).toBe(
    200,
  );
  const made = await book(at("04T12:00"), { email: "nuria@shop.example", customer: "Núria <b>Ferrer</b>" });
  await afterJobs(platform, () => letters("nuria@shop.example").length).toBe(1);
  expect(letters("nuria@shop.example")[0]).toMatchObject({
    subject: "Your appointment: First consultation, May 4, 2026",
    text: expect.stringContaining("May 4, 2026, 12:00 (Europe/Madrid)") as string,
  });
  const moved = await change(made, { startsAt: at("04T13:00") });
  await afterJobs(platform, () => letters("nuria@shop.example").length).toBe(2);
  await advance(2.5 * HOUR);
  expect(await events()).toHaveLength(2);
  await advance(0.6 * HOUR);
  await afterJobs(platform, () => letters("nuria@shop.example").length).toBe(3);
  const [, , reminder] = letters("nuria@shop.example");
  expect([reminder?.subject, reminder?.text?.trim()]).toEqual([
    "Soon: First consultation",
    "See you, Núria <b>Ferrer</b>\n\nAt 13:00 with Aisha",
  ]);
  // Customers see no more of an agent than the account allows.
  expect(
    (await admin.patch(`/accounts/${ACCOUNT}`, { configuration: { showAgentFullName: true } }, 1)).status,
  ).toBe(200);
  expect(reminder?.html).toContain('<img src="https://shop.example/logo.png"');
  expect(reminder?.html).toContain("<h2>See you, Núria &lt;b&gt;Ferrer&lt;/b&gt;</h2>");
  expect((await change(moved, { status: "canceled" })).status).toBe(200);
  await afterJobs(platform, () => letters("nuria@shop.example").length).toBe(4);
  expect(letters("nuria@shop.example").map(({ text }) => /Aisha( Rahman)?/.exec(text ?? "")?.[0])).toEqual([
    "Aisha",
    "Aisha",
    "Aisha",
    "Aisha Rahman",
  ]);
  expect((await events()).filter((event) => event.startsWith("appointment-reminder"))).toEqual([
    `appointment-reminder 1 ${at("04T13:00")}`,
  ]);
  const history: Json[] = Object.values(
    (await admin.get(`/appointments/${textOf(made.body._id)}/history`)).body.data ?? {},
  );
  expect(history.map(({ what }) => what)).toEqual(["edited", "reminded", "edited", "created"]);
});

test("requires an email field in the form of a service's customers and keeps requiring it", async () => {
  const { admin, service, platform } = await calendar();
  const form = textOf((await admin.post("/forms", { name: "Before the appointment" })).body._id);
  const having = (...types: readonly string[]) =>
    platform.database.db
      .updateTable("resource_records")
      .set({
        data: JSON.stringify({
          name: "Before the appointment",
          description: "",
          fields: types.map((type) => ({ type, name: type, label: type })),
        }),
      })
      .where("id", "=", form)
      .execute();
  await having("text");
  expect(faults(await admin.patch(`/services/${service}`, { customerForm: form }, 1))).toEqual([
    422,
    "/body/customerForm no-email",
  ]);
  await having("text", "email");
  expect((await admin.patch(`/services/${service}`, { customerForm: form }, 1)).status).toBe(200);
  expect((await admin.remove(`/forms/${form}`)).status).toBe(409);
});

test("the list is narrowed by status, service, agent and time; without the feature in the plan there is none", async () => {
  const { book, change, admin, service, platform } = await calendar();
  const [one, two] = [await book(at("05T10:00")), await book(at("07T10:00"))];
  expect((await change(one, { status: "attended" })).status).toBe(200);
  const ids = async (query: string) =>
    Object.values((await admin.get("/appointments", query)).body.data ?? {}).map(({ _id }) => textOf(_id));
  expect(await ids("status[$in][]=pending&status[$in][]=rescheduled")).toEqual([textOf(two.body._id)]);
  expect(await ids(`service=${service}&startsAt[$lt]=${at("06T00:00")}`)).toEqual([textOf(one.body._id)]);
  expect(await ids(`user=${textOf(two.body["user"])}&status=pending`)).toEqual([textOf(two.body._id)]);
  await platform.database.db
    .updateTable("accounts")
    .set({ features: "[]" })
    .where("id", "=", ACCOUNT)
    .execute();
  for (const path of ["/appointments", "/services", "/availabilities", "/custom-emails"])
    expect(await admin.get(path)).toMatchObject({ status: 403, body: { type: "/problems/not-in-plan" } });
});
