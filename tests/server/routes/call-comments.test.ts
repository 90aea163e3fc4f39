import { expect, test } from "vitest";
import { pbx } from "../../support/pbx.ts";
import { faults } from "../../support/people.ts";
import { type Answer, type Ask, type Json, textOf } from "../../support/platform.ts";
import { startRecorder, WEBM } from "../../support/recorder.ts";
import { ACCOUNT, addPerson } from "../../support/test-accounts.ts";

const SEGMENT = "65a0f0020000000000000001";

const rowsOf = ({ body }: Answer): Json[] => Object.values(body.data ?? {});

/** Starts a platform with an answered call `k1`, a second one, and a customer who waits as `q2`. */
async function startCalls() {
  const recorder = await startRecorder();
  const { platform } = recorder;
  await platform.feed([
    pbx("queue-created", "queue/q1", { contact: "c1", segment: SEGMENT, channel: "audio" }),
    pbx("call-created", "call/k1", { contact: "c1", queue: "q1", segment: SEGMENT, channel: "audio" }),
    pbx("call-created", "call/k9", { contact: "c9", segment: SEGMENT, channel: "audio" }),
    pbx("queue-created", "queue/q2", { contact: "c2", segment: SEGMENT, channel: "audio" }),
  ]);
  const comment = (as: Ask, json: object, call = "k1") =>
    platform.api(`POST /calls/${call}/comments`, { ...as, json });
  const textsOf = async (call = "k1") =>
    rowsOf(await platform.api(`GET /calls/${call}/comments`, recorder.admin)).map(({ text }) => text);
  return { ...recorder, comment, textsOf };
}

test("stores a comment at a moment of the recording, announces it, and counts it", async () => {
  const { platform, admin, record, comment } = await startCalls();
  const recording = await record(WEBM, {
    call: "k1",
    startedAt: new Date(Date.now() - 600_000).toISOString(),
  });
  const made = await comment(admin, { text: "  Explains the charge well. ", at: 128_000, recording });
  expect(made).toMatchObject({
    status: 200,
    body: { text: "Explains the charge well.", at: 128_000, recording, author: { name: "Ada Moreau" } },
  });
  expect(rowsOf(await platform.api("GET /calls/q1/comments", admin))).toEqual([made.body]);
  expect((await platform.api("GET /calls/k1", admin)).body.comments).toBe(1);
  const events = rowsOf(
    await platform.api("GET /events", {
      ...admin,
      query: `channel=account/${ACCOUNT}/floor&subject=call/k1&type=comment-created`,
    }),
  );
  expect(events.map(({ data }) => data?.id)).toEqual([made.body._id]);
  expect(JSON.stringify(events)).not.toContain("Explains");
});

test("rejects a moment without its recording, and a recording of another call", async () => {
  const { admin, record, comment } = await startCalls();
  const other = await record(WEBM, { call: "k9" });
  const own = await record(WEBM, { call: "k1", startedAt: new Date(Date.now() - 1_000).toISOString() });
  expect(faults(await comment(admin, { text: "Here", at: 1 }))).toEqual([422, "/body/recording missing"]);
  expect(faults(await comment(admin, { text: "Here", recording: own }))).toEqual([422, "/body/at missing"]);
  expect(faults(await comment(admin, { text: "Here", at: 1, recording: other }))).toEqual([
    422,
    "/body/recording unknown",
  ]);
  expect(faults(await comment(admin, { text: "Here", at: 3_600_000, recording: own }))).toEqual([
    422,
    "/body/at too-late",
  ]);
});

test("lets supervisors and reviewers comment, and agents with recording rights only read", async () => {
  const { platform, db, tokenOf, comment } = await startCalls();
  await addPerson(db, "lead@demo.example", 2, "supervisor");
  const [reviewer, recorder, supervisor] = [
    await tokenOf("reviewer@demo.example"),
    await tokenOf("recorder@demo.example"),
    await tokenOf("lead@demo.example"),
  ];
  expect((await comment(supervisor, { text: "One" })).status).toBe(200);
  expect((await comment(reviewer, { text: "Two" })).status).toBe(200);
  expect((await comment(recorder, { text: "Three" })).status).toBe(403);
  const read = await platform.api("GET /calls/k1/comments", recorder);
  expect(rowsOf(read).map(({ text }) => text)).toEqual(["One", "Two"]);
});

test("lets authors delete their comments and reviewers all, and erases the text", async () => {
  const { platform, db, admin, tokenOf, comment, textsOf } = await startCalls();
  await addPerson(db, "lead@demo.example", 2, "supervisor");
  const [supervisor, reviewer] = [await tokenOf("lead@demo.example"), await tokenOf("reviewer@demo.example")];
  const make = async (as: Ask, text: string) => textOf((await comment(as, { text })).body._id);
  const [mine, theirs] = [await make(supervisor, "Mine"), await make(reviewer, "Theirs")];
  const remove = async (as: Ask, id: string, call = "k1") =>
    (await platform.api(`DELETE /calls/${call}/comments/${id}`, as)).status;
  expect(await remove(supervisor, theirs)).toBe(403);
  expect(await remove(supervisor, mine, "k9")).toBe(404);
  expect(await remove(supervisor, mine)).toBe(204);
  expect(await textsOf()).toEqual(["Theirs"]);
  expect(await remove(reviewer, theirs)).toBe(204);
  expect(await textsOf()).toEqual([]);
  const audit = await platform.api("GET /events", {
    ...admin,
    query: `channel=account/${ACCOUNT}/audit&type=call-comment-removed`,
  });
  expect(rowsOf(audit)).toHaveLength(2);
  expect(audit.text).not.toContain("Theirs");
});

test("keeps a comment on a waiting customer when the call is answered, without an event", async () => {
  const { platform, admin, comment, textsOf } = await startCalls();
  expect((await comment(admin, { text: "Waits long" }, "q2")).status).toBe(200);
  await platform.feed([
    pbx("call-created", "call/k2", { contact: "c2", queue: "q2", segment: SEGMENT, channel: "audio" }),
  ]);
  expect(await textsOf("k2")).toEqual(["Waits long"]);
  expect((await platform.api("GET /calls/k2", admin)).body.comments).toBe(0);
});
