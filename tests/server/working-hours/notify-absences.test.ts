import { expect, onTestFinished, test } from "vitest";
import { afterJobs } from "../../support/after-jobs.ts";
import { startMailServer } from "../../support/mail-server.ts";
import { pbx } from "../../support/pbx.ts";
import { asking } from "../../support/people.ts";
import { textOf, withPlatform } from "../../support/platform.ts";

const AISHA = "65a0f0030000000000000001";
const AKIRA = "65a0f0030000000000000002";
const ADA = "65a0f0010000000000000001";
const SOFIA = "65a0f0010000000000000002";
/** A Monday, 8:50 in Madrid. */
const EARLY = Date.parse("2026-05-04T06:50:00.000Z");

async function working(values: object) {
  let now = EARLY;
  const mails = await startMailServer();
  onTestFinished(() => mails.close());
  const platform = await withPlatform({
    now: () => now,
    config: { smtpUrl: mails.url, publicUrl: new URL("https://console.example.com") },
  });
  const enter = async () =>
    asking(platform, { token: (await platform.signIn("admin@demo.example")).accessToken });
  let entered = await enter();
  // Access tokens are valid for ten minutes.
  const admin: typeof entered = {
    get: (...asked) => entered.get(...asked),
    post: (...asked) => entered.post(...asked),
    patch: (...asked) => entered.patch(...asked),
    remove: (...asked) => entered.remove(...asked),
  };
  const made = await admin.post("/working-hours", {
    label: "Sales desk",
    gracePeriod: 5,
    days: [
      { day: 1, start: "09:00", end: "13:00" },
      { day: 1, start: "14:00", end: "18:00" },
    ],
    agents: [AISHA, AKIRA],
    subscribers: [ADA],
    ...values,
  });
  expect(made.status).toBe(200);
  const notices = async () =>
    (
      await platform.database.db
        .selectFrom("absences_told")
        .select(["agent", "range_start"])
        .orderBy("range_start")
        .orderBy("agent")
        .execute()
    ).map(({ agent, range_start }) => `${agent} ${new Date(range_start).toISOString().slice(11, 16)}`);
  return {
    mails,
    platform,
    admin,
    id: textOf(made.body._id),
    notices,
    letters: (to: string) => mails.arrived.filter(({ recipients }) => recipients.includes(to)),
    /** Sets the clock and runs the background jobs, twice so that mails of the first round are delivered. */
    until: async (clock: string) => {
      now = Date.parse(`2026-05-04T${clock}:00.000+02:00`);
      entered = await enter();
      await platform.platform.runJobs();
      await platform.platform.runJobs();
    },
    feed: (type: "user-connected" | "user-disconnected", agent: string, clock: string) =>
      platform.feed([
        pbx(
          type,
          `user/${agent}`,
          { session: `s-${agent}`, ...(type === "user-disconnected" && { reason: "transport close" }) },
          { time: new Date(Date.parse(`2026-05-04T${clock}:00.000+02:00`)).toISOString() },
        ),
      ]),
  };
}

test("takes the time of a demo from its clock, and keeps the email for the rest of the range", async () => {
  const { until, platform, notices, mails } = await working({});
  await platform.feed([
    pbx(
      "traffic-started",
      "traffic/demo",
      { kind: "demo", name: "Demo", zone: "Europe/Madrid", rate: 1 },
      // A Monday, 9:00 in Madrid.
      { source: "/demo/1", time: "2026-04-27T07:00:00.000Z" },
    ),
  ]);
  await until("08:54");
  expect(await notices()).toEqual([]);
  await until("08:55");
  await afterJobs(platform, notices).toEqual([`${AISHA} 07:00`, `${AKIRA} 07:00`]);
  expect((await mails.mailTo("admin@demo.example")).text).toContain(
    "Aisha Rahman: not connected since the start at 09:00",
  );
});

test("emails one notice per range for an agent absent after the grace period", async () => {
  const { until, feed, notices, mails, letters, platform } = await working({});
  await feed("user-connected", AKIRA, "08:49");
  await until("09:04");
  expect(await notices()).toEqual([]);
  await until("09:05");
  await afterJobs(platform, notices).toEqual([`${AISHA} 07:00`]);
  const letter = await mails.mailTo("admin@demo.example");
  expect([letter.subject, letter.text]).toEqual([
    "An agent is not connected: Sales desk",
    expect.stringContaining("Aisha Rahman: not connected since the start at 09:00") as string,
  ]);
  expect(letter.text).toContain("May 4, 2026, 09:00–13:00 (Europe/Madrid)");
  expect(letter.text).toContain("https://console.example.com/account/working-hours");
  await until("09:30");
  await feed("user-disconnected", AKIRA, "09:30");
  await until("09:34");
  expect(await notices()).toHaveLength(1);
  await until("09:35");
  await afterJobs(platform, notices).toEqual([`${AISHA} 07:00`, `${AKIRA} 07:00`]);
  await afterJobs(platform, () => letters("admin@demo.example").length).toBe(2);
  expect(letters("admin@demo.example")[1]?.text).toContain("Akira");
  await until("13:30");
  expect(await notices()).toHaveLength(2);
  await until("14:05");
  await afterJobs(platform, notices).toHaveLength(4);
  await afterJobs(platform, () => letters("admin@demo.example").length).toBe(3);
  expect(letters("admin@demo.example")[2]?.subject).toBe("2 agents are not connected: Sales desk");
});

test("treats hours past midnight as one range in the notice", async () => {
  const { until, feed, notices, mails, platform } = await working({
    days: [{ day: 7, start: "21:00", end: "09:30" }],
    agents: [AISHA],
  });
  await feed("user-connected", AISHA, "08:49");
  await feed("user-disconnected", AISHA, "09:00");
  await until("09:05");
  await afterJobs(platform, notices).toEqual([`${AISHA} 19:00`]);
  const letter = await mails.mailTo("admin@demo.example");
  expect(letter.text).toContain("May 3, 2026, 21:00–09:30 (next day) (Europe/Madrid)");
  expect(letter.text).toContain("Aisha Rahman: disconnected since 09:00");
});

test("notifies each subscriber in their language, and not when notifications are off or for disabled agents", async () => {
  const { until, notices, admin, id, platform, letters } = await working({
    notificationEnabled: false,
    subscribers: [ADA, SOFIA],
  });
  await platform.database.db.updateTable("users").set({ disabled: true }).where("id", "=", AKIRA).execute();
  await platform.database.db.updateTable("users").set({ lang: "fr" }).where("id", "=", SOFIA).execute();
  await until("09:30");
  expect(await notices()).toEqual([]);
  expect(
    (await admin.patch(`/working-hours/${id}`, { notificationEnabled: true, subscribers: [] }, 1)).status,
  ).toBe(200);
  await until("09:40");
  expect(await notices()).toEqual([]);
  expect((await admin.patch(`/working-hours/${id}`, { subscribers: [ADA, SOFIA] }, 2)).status).toBe(200);
  await afterJobs(platform, notices).toEqual([`${AISHA} 07:00`]);
  await afterJobs(platform, () => letters("supervisor@demo.example").length).toBe(1);
  expect(letters("supervisor@demo.example")[0]?.subject).toBe(
    "Un agent n’est pas connecté\u00a0: Sales desk",
  );
  expect(letters("admin@demo.example")).toHaveLength(1);
});

test("returns agents and subscribers by name without populate", async () => {
  const { admin } = await working({});
  const { body } = await admin.get("/working-hours");
  expect(Object.values(body.data ?? {})[0]).toMatchObject({
    agents: [{ _id: AISHA, name: "Aisha Rahman" }, { _id: AKIRA }],
    subscribers: [{ _id: ADA, name: "Ada Moreau" }],
  });
});
