import { expect, test } from "vitest";
import { asking } from "../../support/people.ts";
import { type Json, textOf, withPlatform } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

const NOON = Date.parse("2026-05-04T12:00:00.000Z");
const SOON = 300_000;

test("a notification of a past moment is sent at once, one of a later moment when it comes, and each is said once", async () => {
  let now = NOON;
  const platform = await withPlatform({ now: () => now });
  const admin = asking(platform, { token: (await platform.signIn("admin@demo.example")).accessToken });
  const post = async (values: object) => (await admin.post("/notifications", { title: "Fire drill", message: "At eleven", ...values })).body;
  const past = await post({ publishAt: "2026-05-04T10:00:00+02:00" });
  const unsaid = await post({});
  const later = await post({ publishAt: new Date(NOON + SOON).toISOString() });
  const sentAt = new Date(NOON).toISOString();
  expect([past, unsaid, later].map(({ publishAt, sentAt: sent }) => [publishAt, sent])).toEqual([["2026-05-04T08:00:00.000Z", sentAt], [sentAt, sentAt], [new Date(NOON + SOON).toISOString(), null]]);

  now += SOON;
  await expect.poll(async () => (await admin.get(`/notifications/${textOf(later._id)}`)).body).toMatchObject({ sentAt: new Date(now).toISOString(), version: 2 });
  const events: Json[] = Object.values((await admin.get("/events", `channel=account/${ACCOUNT}/audit&$limit=200`)).body.data ?? {});
  expect(events.filter(({ type }) => textOf(type) === "notification-sent").map(({ subject }) => textOf(subject)).toSorted()).toEqual([past, unsaid, later].map(({ _id }) => `notification/${textOf(_id)}`).toSorted());

  const moved = await admin.patch(`/notifications/${textOf(later._id)}`, { publishAt: new Date(now + SOON).toISOString() }, 2);
  expect(moved.body.sentAt).toBe(new Date(now).toISOString());
});
