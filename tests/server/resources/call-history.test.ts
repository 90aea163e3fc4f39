import { afterAll, beforeAll, expect, test } from "vitest";
import { appendAudit } from "../../../server/log/append-audit.ts";
import { pbx } from "../../support/pbx.ts";
import { asking, agentBody } from "../../support/people.ts";
import { type Json, startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

const ADA = { _id: "65a0f0010000000000000001", name: "Ada Moreau" };
const SEGMENT = "65a0f0020000000000000001";
const AGENT = "65a0f0030000000000000001";
const at = (minute: number) => ({ time: `2026-02-03T09:0${minute}:00.000Z` });

let platform: TestPlatform;
let admin: ReturnType<typeof asking>;
let other: ReturnType<typeof asking>;
let gone: string;
beforeAll(async () => {
  platform = await startPlatform();
  const as = async (email: string) => asking(platform, { token: (await platform.signIn(email)).accessToken });
  [admin, other] = await Promise.all([as("admin@demo.example"), as("admin@other.example")]);
  gone = textOf((await admin.post("/users", agentBody())).body._id);
  await platform.feed([
    pbx("contact-created", "contact/c1", { channel: "audio", origin: "ivr" }, at(0)),
    pbx("queue-created", "queue/q1", { contact: "c1", segment: SEGMENT, channel: "audio" }, at(0)),
    pbx("queue-assigned", "queue/q1", { user: gone }, at(1)),
    pbx("queue-dismissed", "queue/q1", { user: gone, reason: "timeout" }, at(2)),
    pbx(
      "call-created",
      "call/k1",
      { contact: "c1", queue: "q1", segment: SEGMENT, channel: "audio", user: AGENT },
      at(3),
    ),
    pbx("call-transferred", "call/k1", { fromUser: AGENT, toUser: gone }, at(4)),
    pbx("call-created", "call/k2", { contact: "c2", segment: SEGMENT, channel: "audio", user: AGENT }, at(5)),
    pbx("call-ended", "call/k1", { by: "customer" }, at(6)),
  ]);
  await admin.remove(`/users/${gone}`);
});
afterAll(() => platform.close());

const historyOf = async (id: string) => (await admin.get(`/calls/${id}/history`)).body;
const segmentOf = (body: Json, when: "was" | "now"): Json => Object(Object(body["segment"])[when]);
/** Records a change of the segment at a minute of that morning. */
const change = (minute: number, before: object | null, after: object | null) =>
  platform.database.db.transaction().execute((trx) =>
    appendAudit(
      trx,
      {
        account: ACCOUNT,
        type: before && after ? "segment-edited" : before ? "segment-removed" : "segment-created",
        subject: `segment/${SEGMENT}`,
        data: { by: ADA._id, ...(before && { before }), ...(after && { after }) },
      },
      Date.parse(at(minute).time),
    ),
  );

test("returns the events of a call and its queue, latest first, with the names of current and removed users", async () => {
  const { events, named } = await historyOf("k1");
  expect(Object.values(Object(events)).map((event) => Object(event).type)).toEqual([
    "call-ended",
    "call-transferred",
    "call-created",
    "queue-dismissed",
    "queue-assigned",
    "queue-created",
    "contact-created",
  ]);
  expect(Object(named).users).toEqual(
    expect.arrayContaining([
      { _id: gone, name: "Nora Quist" },
      expect.objectContaining({ _id: AGENT, name: expect.any(String) }),
    ]),
  );
  expect(Object(named).segments).toEqual([{ _id: SEGMENT, name: expect.any(String) }]);
});

test("returns the same segment for then and now when it was never changed", async () => {
  const body = await historyOf("k1");
  expect(segmentOf(body, "was")["_id"]).toBe(SEGMENT);
  expect(segmentOf(body, "was")).toEqual(segmentOf(body, "now"));
});

test("returns the segment as it was at the start of the call", async () => {
  const now = (await admin.get(`/segments/${SEGMENT}`)).body;
  const state = (name: string) => ({ ...now, name, users: [gone] });
  await change(4, state("Two"), state("Three"));
  // It is before all that is known of it: as it was before the first change.
  expect(segmentOf(await historyOf("k1"), "was")).toMatchObject({
    name: "Two",
    users: [{ _id: gone, name: "Nora Quist" }],
  });
  // The other call began after it.
  expect(segmentOf(await historyOf("k2"), "was")).toMatchObject({ name: "Three" });
  expect(segmentOf(await historyOf("k2"), "now")).toMatchObject({ name: now.name });
});

test("returns no former state for a segment that was created after the call", async () => {
  const made = await platform.database.db
    .deleteFrom("events")
    .where("subject", "=", `segment/${SEGMENT}`)
    .where("type", "like", "segment-%ed")
    .execute();
  expect(made).toHaveLength(1);
  const now = (await admin.get(`/segments/${SEGMENT}`)).body;
  await change(9, null, now);
  expect(await historyOf("k1")).toMatchObject({ segment: { was: null, now: { _id: SEGMENT } } });
});

test("returns 404 for a call of another account and for an unknown call", async () => {
  expect((await other.get("/calls/k1/history")).status).toBe(404);
  expect((await admin.get("/calls/nothing/history")).status).toBe(404);
});

test("leaves out the events of an earlier epoch with the same ids", async () => {
  const source = "/again";
  const again = (minute: number) => ({ ...at(minute), source });
  // A replay may begin once no live event has come for a while.
  await platform.database.db.updateTable("channels").set({ live_fed_at: null }).execute();
  await platform.feed([
    pbx("traffic-started", "traffic/t", { kind: "recording", name: "any", zone: "UTC", rate: 0 }, { source }),
    pbx(
      "call-created",
      "call/k1",
      { contact: "c1", segment: SEGMENT, channel: "audio", user: AGENT },
      again(3),
    ),
    pbx("call-ended", "call/k1", { by: "user" }, again(8)),
  ]);
  const { events } = await historyOf("k1");
  expect(Object.values(Object(events)).map((event) => Object(event).type)).toEqual([
    "call-ended",
    "call-created",
  ]);
});
