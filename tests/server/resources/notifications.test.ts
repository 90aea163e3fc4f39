import { expect, test } from "vitest";
import { asking } from "../../support/people.ts";
import { type Json, textOf, withPlatform } from "../../support/platform.ts";
import { ACCOUNT, keyFor } from "../../support/test-accounts.ts";

const NOON = Date.parse("2026-05-04T12:00:00.000Z");
const SOON = 300_000;
const AISHA = "65a0f0030000000000000001";
const AKIRA = "65a0f0030000000000000002";
const STRANGER = "000000000000000000000000";

test("sends a notification immediately when its time has passed, else at its time, and once", async () => {
  let now = NOON;
  const platform = await withPlatform({ now: () => now });
  const admin = asking(platform, { token: (await platform.signIn("admin@demo.example")).accessToken });
  const post = async (values: object) =>
    (await admin.post("/notifications", { title: "Fire drill", message: "At eleven", ...values })).body;
  const past = await post({ publishAt: "2026-05-04T10:00:00+02:00" });
  const unsaid = await post({});
  const later = await post({ publishAt: new Date(NOON + SOON).toISOString() });
  const sentAt = new Date(NOON).toISOString();
  expect([past, unsaid, later].map(({ publishAt, sentAt: sent }) => [publishAt, sent])).toEqual([
    ["2026-05-04T08:00:00.000Z", sentAt],
    [sentAt, sentAt],
    [new Date(NOON + SOON).toISOString(), null],
  ]);

  now += SOON;
  await platform.platform.runJobs();
  expect((await admin.get(`/notifications/${textOf(later._id)}`)).body).toMatchObject({
    sentAt: new Date(now).toISOString(),
    version: 2,
  });
  const events: Json[] = Object.values(
    (await admin.get("/events", `channel=account/${ACCOUNT}/audit&$limit=200`)).body.data ?? {},
  );
  expect(
    events
      .filter(({ type }) => textOf(type) === "notification-sent")
      .map(({ subject }) => textOf(subject))
      .toSorted(),
  ).toEqual([past, unsaid, later].map(({ _id }) => `notification/${textOf(_id)}`).toSorted());

  const moved = await admin.patch(
    `/notifications/${textOf(later._id)}`,
    { publishAt: new Date(now + SOON).toISOString() },
    2,
  );
  expect(moved.body.sentAt).toBe(new Date(now).toISOString());
});

test("records once per user that an agent's software reports a sent notification as read, without an edit", async () => {
  const platform = await withPlatform({ now: () => NOON });
  const admin = asking(platform, { token: (await platform.signIn("admin@demo.example")).accessToken });
  const make = async (values: object) =>
    (await admin.post("/notifications", { title: "Fire drill", message: "At eleven", ...values })).body;
  const sent = await make({});
  const later = await make({ publishAt: new Date(NOON + SOON).toISOString() });
  const software = { key: await keyFor(platform.database.db, ACCOUNT, "admin") };
  const read = ({ _id }: Json, user: string, by: object = software) =>
    platform.api(`POST /notifications/${textOf(_id)}/views`, { ...by, json: { user } });
  expect((await read(sent, AISHA)).status).toBe(200);
  expect((await read(sent, AISHA)).body).toMatchObject({ viewedBy: [AISHA], version: sent.version });
  expect((await read(sent, AKIRA)).body).toMatchObject({ viewedBy: [AISHA, AKIRA], version: sent.version });
  expect((await admin.get("/notifications")).body.data).toContainEqual(
    expect.objectContaining({
      _id: sent._id,
      viewedBy: [
        { _id: AISHA, name: "Aisha Rahman" },
        { _id: AKIRA, name: "Akira Tanaka" },
      ],
    }),
  );
  expect([
    (await read(later, AISHA)).status,
    (await read(sent, STRANGER)).status,
    (await platform.api(`POST /notifications/${STRANGER}/views`, { ...software, json: { user: AISHA } }))
      .status,
    (await read(sent, AISHA, {})).status,
  ]).toEqual([409, 422, 404, 401]);

  const edited = await admin.patch(
    `/notifications/${textOf(sent._id)}`,
    { message: "At twelve" },
    Number(sent.version),
  );
  expect(edited.body).toMatchObject({ message: "At twelve", viewedBy: [AISHA, AKIRA] });
  expect((await admin.patch(`/notifications/${textOf(sent._id)}`, { viewedBy: [] }, 2)).status).toBe(400);
});
