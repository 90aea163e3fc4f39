import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filenameStamps } from "../../../openapi/formats/recording-filename.ts";
import { textOf } from "../../support/platform.ts";
import { startRecorder, startStorage, WEBM } from "../../support/recorder.ts";
import { ACCOUNT, addPerson, keyFor, OTHER_ACCOUNT } from "../../support/test-accounts.ts";

const AGENT = "65a0f0030000000000000001";
const SEGMENT = "65a0f0020000000000000001";
const HOUR = 3_600_000;

test("queues an ended recording for review, and lets a reviewer change the decision", async () => {
  const { platform, admin, read, record, review, events } = await startRecorder();
  const startedAt = new Date(Date.now() - 600_000).toISOString();
  const id = await record(WEBM, { call: "k1", agent: AGENT, segment: SEGMENT, startedAt });
  expect(await read(id)).toMatchObject({
    status: "pending",
    call: "k1",
    agent: { _id: AGENT },
    segment: { name: "General enquiries" },
    size: WEBM.length,
    hot: true,
    cold: false,
    endedBy: "system",
    startedAt,
  });
  expect((await review(id, "approved")).body).toMatchObject({
    status: "approved",
    reviewedBy: { name: "Ada Moreau" },
    reviewedAt: expect.any(String),
  });
  expect((await review(id, "rejected")).body).toMatchObject({ status: "rejected" });
  expect((await review(id, "rejected")).status).toBe(409);
  expect(await events()).toEqual(["recording-created", "recording-approved", "recording-rejected"]);
  const { text } = await platform.api("GET /events", {
    ...admin,
    query: `channel=account/${ACCOUNT}/audit&type=recording-edited`,
  });
  expect([...text.matchAll(/"before":\{[^}]*"status":"(\w+)"/g)].map(([, status]) => status)).toEqual([
    "recording",
    "processing",
    "pending",
    "approved",
  ]);
});

test("allows only reviewers and administrators to decide, and supervisors and recorders to watch", async () => {
  const { platform, db, record, review, tokenOf } = await startRecorder();
  const id = await record();
  await addPerson(db, "lead@demo.example", 2, "supervisor");
  const [reviewer, recorder, supervisor] = [
    await tokenOf("reviewer@demo.example"),
    await tokenOf("recorder@demo.example"),
    await tokenOf("lead@demo.example"),
  ];
  for (const who of [recorder, supervisor]) {
    expect((await platform.api(`GET /recordings/${id}/content`, who)).status).toBe(200);
    expect((await review(id, "approved", who)).status).toBe(403);
    expect((await platform.api(`DELETE /recordings/${id}`, who)).status).toBe(403);
  }
  expect((await review(id, "approved", reviewer)).status).toBe(200);
  expect((await platform.api(`DELETE /recordings/${id}`, reviewer)).status).toBe(204);
});

test("stores why a recording was rejected, and drops the reason with the rejection", async () => {
  const { read, record, review } = await startRecorder();
  const id = await record();
  expect((await review(id, "rejected", undefined, { rejectionReason: "card-data" })).body).toMatchObject({
    status: "rejected",
    rejectionReason: "card-data",
    rejectionNote: null,
  });
  expect((await review(id, "approved")).body).toMatchObject({ rejectionReason: null });
  const other = { rejectionReason: "other", rejectionNote: "The customer is a child." };
  await review(id, "rejected", undefined, other);
  expect(await read(id)).toMatchObject(other);
});

test.each([
  ["a reason without a rejection", "approved", { rejectionReason: "poor-audio" }, "rejectionReason"],
  ["a note without a reason", "rejected", { rejectionNote: "Too quiet" }, "rejectionNote"],
  ["another reason without a note", "rejected", { rejectionReason: "other" }, "rejectionNote"],
  ["a note of spaces", "rejected", { rejectionReason: "other", rejectionNote: "  " }, "rejectionNote"],
  ["a reason that is not in the list", "rejected", { rejectionReason: "boring" }, "rejectionReason"],
])("refuses %s, and decides nothing", async (_, to, why, member) => {
  const { read, record, review } = await startRecorder();
  const id = await record();
  expect(await review(id, to, undefined, why)).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: `/body/${member}` }] },
  });
  expect(await read(id)).toMatchObject({ status: "pending" });
});

test("lets only the reviewer who decided take the decision back, and sends no event for it", async () => {
  const { record, review, events, tokenOf } = await startRecorder();
  const [reviewer, recorder] = [
    await tokenOf("reviewer@demo.example"),
    await tokenOf("recorder@demo.example"),
  ];
  const id = await record();
  expect((await review(id, "pending", reviewer)).status).toBe(409);
  await review(id, "rejected", reviewer, { rejectionReason: "no-consent" });
  expect((await review(id, "pending")).status).toBe(409);
  expect((await review(id, "pending", recorder)).status).toBe(403);
  expect((await review(id, "pending", reviewer)).body).toMatchObject({
    status: "pending",
    rejectionReason: null,
    reviewedBy: null,
    reviewedAt: null,
  });
  expect((await review(id, "approved")).status).toBe(200);
  expect(await events()).toEqual(["recording-created", "recording-rejected", "recording-approved"]);
});

test("keeps the record of a deleted recording without its content", async () => {
  const { platform, admin, read, record, events, onDisk, afterJobs } = await startRecorder();
  const id = await record();
  expect(onDisk()).toEqual([id]);
  await platform.api(`DELETE /recordings/${id}`, admin);
  await afterJobs(() => expect(onDisk()).toEqual([]));
  expect(await read(id)).toMatchObject({ status: "deleted", hot: false });
  expect((await platform.api(`GET /recordings/${id}/content`, admin)).status).toBe(404);
  expect(await events()).toEqual(["recording-created", "recording-deleted"]);
});

test("marks empty recordings and those of another media type as failed, and allows only their deletion", async () => {
  const { platform, admin, key, begin, read, record, review, status } = await startRecorder();
  const wrong = await record(Buffer.from("MZ".padEnd(10_000, "x")));
  expect(await read(wrong)).toMatchObject({ status: "failed", reason: "another-kind" });
  const empty = await begin();
  await platform.api(`POST /recordings/${empty}/end`, { key });
  expect(await status(empty)).toBe("failed");
  expect(await read(empty)).toMatchObject({ reason: "empty" });
  expect((await review(wrong, "approved")).status).toBe(409);
  expect((await platform.api(`DELETE /recordings/${wrong}`, admin)).status).toBe(204);
});

test("marks a recording with a lost file as failed, and processes the others", async () => {
  const { platform, db, key, folder, begin, add, read, record, status } = await startRecorder();
  const lost = await begin();
  await add(lost, WEBM);
  rmSync(join(folder, ACCOUNT, lost));
  await platform.api(`POST /recordings/${lost}/end`, { key });
  await db.updateTable("recordings").set({ started_at: 0 }).where("id", "=", lost).execute();
  expect((await read(await record())).status).toBe("pending");
  expect(await status(lost)).toBe("failed");
  expect(await read(lost)).toMatchObject({ reason: "lost" });
});

test("cuts a recording at the maximum size of its setting, and ends it there", async () => {
  const { platform, admin, begin, add, read, status } = await startRecorder();
  const { body: setting } = await platform.api("POST /recordings-settings", {
    ...admin,
    json: { name: "Small", bytesMax: 1_000_000 },
  });
  const id = await begin({ setting: textOf(setting._id) });
  const part = Buffer.concat([WEBM, Buffer.alloc(600_000, "b")]);
  await add(id, part);
  expect((await add(id, part, part.length)).body).toMatchObject({
    status: "processing",
    size: 1_000_000,
    endedBy: "size",
  });
  expect(await add(id, part, 1_000_000)).toMatchObject({
    status: 409,
    body: { detail: expect.stringMatching(/1000000 bytes|has ended/) },
  });
  expect(await status(id)).toBe("pending");
  expect(await read(id)).toMatchObject({ setting: { name: "Small" } });
});

test("ends a recording after three hours without an end from its system", async () => {
  const { begin, add, read, later, afterJobs } = await startRecorder();
  const [silent, talking] = [await begin(), await begin()];
  await add(silent, WEBM);
  await add(talking, WEBM);
  later(3 * HOUR - 60_000);
  expect((await add(talking, WEBM, WEBM.length)).status).toBe(200);
  later(120_000);
  await afterJobs(async () => expect((await read(silent)).status).toBe("pending"));
  expect(await read(silent)).toMatchObject({ endedBy: "time", duration: 3 * HOUR });
  expect([200, 409]).toContain((await add(talking, WEBM, 2 * WEBM.length)).status);
  expect(await read(talking)).toMatchObject({ endedBy: "time", size: 2 * WEBM.length });
});

test("rejects references to unknown records and an impossible start time", async () => {
  const { platform, key } = await startRecorder();
  const make = (json: object) =>
    platform.api("POST /recordings", { key, json: { media: "audio/wav", call: "k1", ...json } });
  for (const member of ["agent", "segment", "setting"])
    expect(await make({ [member]: "000000000000000000000000" })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: `/body/${member}`, code: "unknown" }] },
    });
  expect(await make({ startedAt: new Date(Date.now() + HOUR).toISOString() })).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: "/body/startedAt" }] },
  });
});

test("serves a recording by link in ranges, with its media type and the configured file name", async () => {
  const { platform, admin, record } = await startRecorder();
  const startedAt = new Date(Date.now() - 600_000).toISOString();
  const id = await record(WEBM, { startedAt, agent: AGENT, segment: SEGMENT });
  const { body } = await platform.api(`POST /recordings/${id}/links`, admin);
  const answer = await platform.api(`GET ${textOf(body.path)}`, { headers: { range: "bytes=-10" } });
  expect([answer.status, answer.text]).toEqual([206, "aaaaaaaaaa"]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "video/webm",
    "content-range": `bytes ${WEBM.length - 10}-${WEBM.length - 1}/${WEBM.length}`,
    "x-content-type-options": "nosniff",
  });
  const { date, time } = filenameStamps(Date.parse(startedAt), "Europe/Madrid");
  expect(answer.headers.get("content-disposition")).toContain(
    `filename="${date}_${time}_General enquiries_k1.webm"`,
  );
  await platform.api(`PATCH /accounts/${ACCOUNT}`, {
    ...admin,
    json: { configuration: { recordingFilename: "{agent} ({channel}) {recordingId}" } },
    headers: { "if-match": '"1"' },
  });
  expect((await platform.api(`GET ${textOf(body.path)}`)).headers.get("content-disposition")).toContain(
    `filename="Aisha Rahman (video) ${id}.webm"`,
  );
});

test("answers that a recording is not found once its file is lost, by content, link and new link", async () => {
  const { platform, admin, folder, record } = await startRecorder();
  const id = await record();
  const { body } = await platform.api(`POST /recordings/${id}/links`, admin);
  rmSync(join(folder, ACCOUNT, id));
  const asked = [`GET /recordings/${id}/content`, `GET ${textOf(body.path)}`, `POST /recordings/${id}/links`];
  const answers = await Promise.all(asked.map((one) => platform.api(one, admin)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test("shortens a file name that is too long for file systems, and keeps it valid", async () => {
  const { platform, db, admin, record } = await startRecorder();
  await db
    .updateTable("users")
    .set({ firstname: "\u{1f600}".repeat(120) })
    .where("id", "=", AGENT)
    .execute();
  await platform.api(`PATCH /accounts/${ACCOUNT}`, {
    ...admin,
    json: { configuration: { recordingFilename: "a{agent}" } },
    headers: { "if-match": '"1"' },
  });
  const id = await record(WEBM, { agent: AGENT });
  const { body } = await platform.api(`POST /recordings/${id}/links`, admin);
  const name = /filename\*=UTF-8''(.*)$/.exec(
    (await platform.api(`GET ${textOf(body.path)}`)).headers.get("content-disposition") ?? "",
  )?.[1];
  expect(decodeURIComponent(name ?? "")).toBe(`a${"\u{1f600}".repeat(49)}.webm`);
});

test("hides recordings from other accounts, and rejects recordings by users", async () => {
  const { platform, db, admin, record } = await startRecorder();
  const id = await record();
  const other = await keyFor(db, OTHER_ACCOUNT, "admin");
  expect((await platform.api("GET /recordings", { key: other })).body.total).toBe(0);
  for (const asked of [
    `GET /recordings/${id}`,
    `GET /recordings/${id}/content`,
    `POST /recordings/${id}/end`,
  ])
    expect((await platform.api(asked, { key: other })).status).toBe(404);
  expect(
    (await platform.api("POST /recordings", { ...admin, json: { media: "audio/wav", call: "k1" } })).status,
  ).toBe(401);
});

test("finds recordings by agent and call, and filters them by status", async () => {
  const { platform, admin, record, review } = await startRecorder();
  const [first] = [await record(WEBM, { agent: AGENT, call: "k-17" }), await record()];
  await review(first, "approved");
  const total = async (query: string) =>
    (await platform.api("GET /recordings", { ...admin, query })).body.total;
  expect([
    await total("$search=aisha"),
    await total("$search=K-17"),
    await total("status=approved"),
    await total("status[$in][]=pending"),
    await total(`agent=${AGENT}`),
  ]).toEqual([1, 1, 1, 1, 1]);
});

test("uploads a recording automatically to the storage of its setting, and deletes the local copy where configured", async () => {
  const { platform, admin, read, record, onDisk, afterJobs } = await startRecorder();
  const { taken, endpoint } = await startStorage();
  const make = async (json: object) =>
    textOf(
      (
        await platform.api("POST /recordings-settings", {
          ...admin,
          json: {
            storage: "cloud",
            provider: "azure",
            accountName: "calls",
            accountKey: "c2VjcmV0",
            container: "recordings",
            blobEndpoint: endpoint,
            ...json,
          },
        })
      ).body._id,
    );
  const [moved, copied, left] = [
    await make({ name: "moved", automaticUpload: true, deleteBackup: true }),
    await make({ name: "copied", automaticUpload: true }),
    await make({ name: "left" }),
  ];
  const [first, second, third] = [
    await record(WEBM, { setting: moved }),
    await record(WEBM, { setting: copied }),
    await record(WEBM, { setting: left }),
  ];
  await afterJobs(async () =>
    expect([(await read(first)).cold, (await read(second)).cold]).toEqual([true, true]),
  );
  expect([
    (await read(first)).hot,
    (await read(second)).hot,
    (await read(third)).hot,
    (await read(third)).cold,
  ]).toEqual([false, true, true, false]);
  expect(
    taken.map(({ path, blob, bytes }) => [
      /^\/calls\/recordings\/[0-9a-f]{24}-.+\.webm$/.test(path),
      blob,
      bytes.equals(WEBM),
    ]),
  ).toEqual([
    [true, "BlockBlob", true],
    [true, "BlockBlob", true],
  ]);
  await afterJobs(() => expect(onDisk().toSorted()).toEqual([second, third].toSorted()));
  expect((await platform.api(`GET /recordings/${first}/content`, admin)).status).toBe(404);
});

test("a storage that refuses gets it later, and nothing is deleted here before it has it", async () => {
  const { platform, db, admin, read, record, onDisk, afterJobs } = await startRecorder();
  const { taken, endpoint } = await startStorage();
  const begun = Date.now();
  const { body } = await platform.api("POST /recordings-settings", {
    ...admin,
    json: {
      name: "refused",
      storage: "cloud",
      provider: "azure",
      accountName: "others",
      accountKey: "c2VjcmV0",
      container: "recordings",
      blobEndpoint: endpoint,
      automaticUpload: true,
      deleteBackup: true,
    },
  });
  const id = await record(WEBM, { setting: textOf(body._id) });
  await afterJobs(() => expect(taken).toHaveLength(1));
  expect([await read(id), onDisk()]).toMatchObject([{ hot: true, cold: false }, [id]]);
  await platform.api(`PATCH /recordings-settings/${textOf(body._id)}`, {
    ...admin,
    json: { accountName: "calls" },
    headers: { "if-match": '"1"' },
  });
  const { store_at: next } = await db.selectFrom("recordings").select("store_at").executeTakeFirstOrThrow();
  expect(next - begun).toBeGreaterThanOrEqual(60_000);
  await db.updateTable("recordings").set({ store_at: 0 }).execute();
  await afterJobs(async () => expect(await read(id)).toMatchObject({ hot: false, cold: true }));
});
