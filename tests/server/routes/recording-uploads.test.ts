import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isKnownHost } from "../../../server/recordings/storage-host-keys.ts";
import { MAX_ATTEMPTS } from "../../../server/recordings/upload-shape.ts";
import { testDatabase } from "../../support/database.ts";
import { startFtpServer } from "../../support/ftp-server.ts";
import { type Json, textOf } from "../../support/platform.ts";
import { startRecorder, startStorage, WEBM } from "../../support/recorder.ts";
import { startReceiver } from "../../support/receiver.ts";
import { startSftpServer } from "../../support/sftp-server.ts";
import { ACCOUNT, addPerson, keyFor, OTHER_ACCOUNT } from "../../support/test-accounts.ts";

const MINUTE = 60_000;
const NOWHERE = "000000000000000000000000";

async function startUploads() {
  const recorder = await startRecorder();
  const { platform, admin } = recorder;
  const setting = async (json: object) =>
    textOf(
      (
        await platform.api("POST /recordings-settings", {
          ...admin,
          json: { name: "Archive", storage: "cloud", ...json },
        })
      ).body._id,
    );
  const upload = (id: string, who = admin) => platform.api(`POST /recordings/${id}/uploads`, who);
  const reports = async (): Promise<Json | undefined> =>
    (await platform.api("GET /recordings-settings/uploads", admin)).body.data;
  const stateOf = (id: string, state: string) =>
    recorder.afterJobs(async () => {
      const { upload: way } = await recorder.read(id);
      expect(way).toMatchObject({ state });
      return way;
    });
  return { ...recorder, setting, upload, reports, stateOf };
}

test("uploads a complete recording automatically to an FTP server under its name", async () => {
  const { record, setting, read, stateOf } = await startUploads();
  const { files, login } = await startFtpServer();
  const id = await record(WEBM, {
    setting: await setting({ provider: "ftp", ...login, automaticUpload: true, deleteBackup: true }),
  });
  await stateOf(id, "uploaded");
  expect(
    [...files].map(([name, bytes]) => [
      name.startsWith(`${id}-`),
      name.endsWith(".webm"),
      bytes.equals(WEBM),
    ]),
  ).toEqual([[true, true, true]]);
  expect(await read(id)).toMatchObject({
    hot: false,
    cold: true,
    upload: { state: "uploaded", next: null, reason: null },
  });
});

test("uploads a recording on request of a reviewer, and records that reviewer", async () => {
  const { platform, admin, db, tokenOf, record, setting, upload, read, stateOf } = await startUploads();
  const { taken, endpoint } = await startStorage();
  const id = await record(WEBM, {
    setting: await setting({
      provider: "azure",
      accountName: "calls",
      accountKey: "c2VjcmV0",
      container: "recordings",
      blobEndpoint: endpoint,
    }),
  });
  expect(await read(id)).toMatchObject({ upload: null, storable: true });
  await addPerson(db, "lead@demo.example", 2, "supervisor");
  for (const email of ["recorder@demo.example", "lead@demo.example"])
    expect((await upload(id, await tokenOf(email))).status).toBe(403);
  expect(taken).toEqual([]);
  const answer = await upload(id, await tokenOf("reviewer@demo.example"));
  // It may have begun before the answer is written.
  expect([answer.status, answer.body]).toMatchObject([
    200,
    { upload: { state: expect.stringMatching(/^(pending|processing|uploaded)$/) } },
  ]);
  await stateOf(id, "uploaded");
  expect(taken).toHaveLength(1);
  expect(await read(id)).toMatchObject({ hot: true, cold: true });
  expect(await upload(id)).toMatchObject({ status: 409 });
  const { text, body } = await platform.api("GET /events", {
    ...admin,
    query: `channel=account/${ACCOUNT}/audit&type=recording-edited`,
  });
  const { id: reviewer } = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", "reviewer@demo.example")
    .executeTakeFirstOrThrow();
  expect(Object.values(body.data ?? {}).flatMap(({ data }) => Object(data).by ?? [])).toEqual([reviewer]);
  expect([...text.matchAll(/"upload":(null|\{"state":"\w+")/g)].map(([, state]) => state)).toEqual([
    "null",
    "null",
    "null",
    "null",
    "null",
    '{"state":"pending"',
    '{"state":"processing"',
    '{"state":"uploaded"',
  ]);
});

test("rejects uploads of incomplete or deleted recordings and of settings without a storage", async () => {
  const { platform, admin, db, begin, read, record, setting, upload } = await startUploads();
  const local = await setting({ name: "Here", storage: "local" });
  const own = await setting({ name: "Own", provider: "own" });
  const deleted = await record();
  await platform.api(`DELETE /recordings/${deleted}`, admin);
  expect((await upload(deleted)).status).toBe(404);
  expect((await read(await record(WEBM, { setting: local }))).storable).toBe(false);
  for (const id of [
    await begin(),
    await record(),
    await record(WEBM, { setting: local }),
    await record(WEBM, { setting: own }),
  ])
    expect((await upload(id)).status).toBe(409);
  expect(
    (
      await platform.api(`POST /recordings/${deleted}/uploads`, {
        key: await keyFor(db, OTHER_ACCOUNT, "admin"),
      })
    ).status,
  ).toBe(401);
});

test("reports a failure on the recording and its setting, and retries it with growing pauses up to a limit", async () => {
  const { db, record, setting, read, reports, stateOf, later, afterJobs } = await startUploads();
  const { login, commands } = await startFtpServer();
  const kept = await setting({ provider: "ftp", ...login, password: "another", automaticUpload: true });
  const id = await record(WEBM, { setting: kept });
  const way = await stateOf(id, "failed");
  expect(way).toMatchObject({
    tries: 1,
    reason: "credentials",
    detail: "no",
    failedAt: expect.any(String),
    next: expect.any(String),
  });
  expect(await reports()).toEqual([
    {
      setting: kept,
      waiting: 1,
      failed: 1,
      last: {
        recording: id,
        startedAt: (await read(id)).startedAt,
        at: way?.["failedAt"],
        reason: "credentials",
        detail: "no",
        next: way?.["next"],
      },
    },
  ]);
  const pause = async () => {
    const { upload } = await read(id);
    return Math.round(
      (Date.parse(textOf(upload?.["next"])) - Date.parse(textOf(upload?.["failedAt"]))) / MINUTE,
    );
  };
  const pauses = [await pause()];
  for (const tries of [2, 3]) {
    later(((pauses.at(-1) ?? 0) + 1) * MINUTE);
    await afterJobs(async () => expect((await read(id)).upload).toMatchObject({ state: "failed", tries }));
    pauses.push(await pause());
  }
  expect(pauses).toEqual([1, 2, 4]);
  expect(commands.filter((command) => command === "PASS another")).toHaveLength(3);
  await db
    .updateTable("recordings")
    .set({ tries: MAX_ATTEMPTS - 1, store_at: 0 })
    .execute();
  await afterJobs(async () =>
    expect((await read(id)).upload).toMatchObject({ state: "failed", tries: MAX_ATTEMPTS, next: null }),
  );
  later(1_000 * 60 * MINUTE);
  await record();
  expect((await read(id)).upload).toMatchObject({ tries: MAX_ATTEMPTS });
});

test("a storage that hangs keeps none waiting that go elsewhere, and is given one at a time", async () => {
  const { record, setting, read, stateOf, afterJobs } = await startUploads();
  const hanging = await startReceiver();
  hanging.answer = () => undefined;
  const { login, files } = await startFtpServer();
  const azure = {
    provider: "azure",
    accountName: "calls",
    accountKey: "c2VjcmV0",
    container: "recordings",
    automaticUpload: true,
  };
  const stuck = await setting({ name: "stuck", ...azure, blobEndpoint: hanging.url });
  const [first, second] = [await record(WEBM, { setting: stuck }), await record(WEBM, { setting: stuck })];
  await afterJobs(() => expect(hanging.received).toHaveLength(1));
  const third = await record(WEBM, {
    setting: await setting({ name: "sound", provider: "ftp", ...login, automaticUpload: true }),
  });
  await stateOf(third, "uploaded");
  expect(files.size).toBe(1);
  expect([(await read(first)).upload, (await read(second)).upload]).toMatchObject([
    { state: "processing" },
    { state: "pending" },
  ]);
  expect(hanging.received).toHaveLength(1);
});

test("stops the upload of a recording that is deleted during the upload, also when it fails", async () => {
  const { platform, admin, record, setting, upload, read, reports, stateOf } = await startUploads();
  const receiver = await startReceiver();
  const refuse = new Promise<() => void>(
    (resolve) => (receiver.answer = (response) => resolve(() => response.writeHead(503).end())),
  );
  const azure = {
    provider: "azure",
    accountName: "calls",
    accountKey: "c2VjcmV0",
    container: "recordings",
    blobEndpoint: receiver.url,
  };
  const kept = await setting(azure);
  const [id, next] = [await record(WEBM, { setting: kept }), await record(WEBM, { setting: kept })];
  await upload(id);
  const answer = await refuse;
  expect((await platform.api(`DELETE /recordings/${id}`, admin)).status).toBe(204);
  answer();
  receiver.answer = (response) => void response.writeHead(201).end();
  // Into one storage they go one after the other.
  await upload(next);
  await stateOf(next, "uploaded");
  expect(await read(id)).toMatchObject({ status: "deleted", upload: null });
  expect([receiver.received.length, await reports()]).toEqual([2, []]);
  const { text } = await platform.api("GET /events", {
    ...admin,
    query: `channel=account/${ACCOUNT}/audit&type=recording-edited`,
  });
  expect(text).not.toContain('"state":"failed"');
});

test("reports an unreadable recording as such, and does not mark it as uploaded", async () => {
  const { folder, record, setting, upload, read, stateOf } = await startUploads();
  const { login, files } = await startFtpServer();
  const id = await record(WEBM, { setting: await setting({ provider: "ftp", ...login }) });
  rmSync(join(folder, ACCOUNT, id));
  await upload(id);
  expect(await stateOf(id, "failed")).toMatchObject({ reason: "unreadable", detail: null });
  expect([[...files.keys()].filter((name) => !name.endsWith(".part")), (await read(id)).cold]).toEqual([
    [],
    false,
  ]);
});

test("those of one setting are tried again, and of no other", async () => {
  const { platform, admin, record, setting, read, stateOf, afterJobs } = await startUploads();
  const gone = {
    provider: "ftp",
    hostname: "127.0.0.1",
    port: 1,
    username: "a",
    password: "b",
    automaticUpload: true,
  };
  const [one, other] = [await setting({ name: "one", ...gone }), await setting({ name: "other", ...gone })];
  const [again, left] = [await record(WEBM, { setting: one }), await record(WEBM, { setting: other })];
  await stateOf(again, "failed");
  const before = await stateOf(left, "failed");
  const failedAt = (await read(again)).upload;
  expect((await platform.api(`POST /recordings-settings/${one}/uploads`, admin)).status).toBe(200);
  await afterJobs(async () => {
    const { upload } = await read(again);
    expect(upload).toMatchObject({ state: "failed", tries: 1 });
    expect(upload).not.toEqual(failedAt);
  });
  expect((await read(left)).upload).toEqual(before);
});

test("stores any error message of a storage in readable form", async () => {
  const { record, setting, stateOf } = await startUploads();
  const { login } = await startFtpServer({
    answer: (command) =>
      command.startsWith("PASS") ? `530 Not\0in\x1b[2J: ${"a".repeat(187)}\u{1f600} and more` : undefined,
  });
  const id = await record(WEBM, {
    setting: await setting({ provider: "ftp", ...login, automaticUpload: true }),
  });
  expect(await stateOf(id, "failed")).toMatchObject({
    reason: "credentials",
    detail: `Not in [2J: ${"a".repeat(187)}`,
  });
});

test("uploads all waiting recordings immediately once a setting is fixed, and clears its report", async () => {
  const { platform, admin, tokenOf, db, record, setting, reports, stateOf } = await startUploads();
  const { login, files } = await startFtpServer();
  const kept = await setting({ provider: "ftp", ...login, password: "another", automaticUpload: true });
  const ids = [await record(WEBM, { setting: kept }), await record(WEBM, { setting: kept })];
  for (const id of ids) await stateOf(id, "failed");
  await platform.api(`PATCH /recordings-settings/${kept}`, {
    ...admin,
    json: { hostname: login.hostname, port: login.port, password: login.password },
    headers: { "if-match": '"1"' },
  });
  await addPerson(db, "lead@demo.example", 2, "supervisor");
  expect(
    (await platform.api(`POST /recordings-settings/${kept}/uploads`, await tokenOf("lead@demo.example")))
      .status,
  ).toBe(403);
  expect((await platform.api(`POST /recordings-settings/${NOWHERE}/uploads`, admin)).status).toBe(404);
  expect((await platform.api(`POST /recordings-settings/${kept}/uploads`, admin)).body).toMatchObject({
    setting: kept,
    waiting: 2,
  });
  for (const id of ids) await stateOf(id, "uploaded");
  expect([files.size, await reports()]).toEqual([2, []]);
});

test("retries only requested uploads once automatic uploads are disabled", async () => {
  const { platform, admin, record, setting, upload, read, stateOf, afterJobs } = await startUploads();
  const { login } = await startFtpServer();
  const kept = await setting({ provider: "ftp", ...login, password: "another", automaticUpload: true });
  const [first, second] = [await record(WEBM, { setting: kept }), await record(WEBM, { setting: kept })];
  await stateOf(first, "failed");
  await upload(second);
  await stateOf(second, "failed");
  await platform.api(`PATCH /recordings-settings/${kept}`, {
    ...admin,
    json: { automaticUpload: false },
    headers: { "if-match": '"1"' },
  });
  await afterJobs(async () => expect(await read(first)).toMatchObject({ upload: null }));
  expect(await read(second)).toMatchObject({ upload: { state: "failed" } });
});

test("reports a setting whose secrets cannot be decrypted, and uploads the recordings of other settings", async () => {
  const { db, record, setting, stateOf } = await startUploads();
  const { login, files } = await startFtpServer();
  const [broken, sound] = [
    await setting({ name: "broken", provider: "ftp", ...login, automaticUpload: true }),
    await setting({ name: "sound", provider: "ftp", ...login, automaticUpload: true }),
  ];
  const { data } = await db
    .selectFrom("resource_records")
    .select("data")
    .where("id", "=", broken)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("resource_records")
    .set({ data: JSON.stringify({ ...data, password: { ...Object(data["password"]), sealed: "nonsense" } }) })
    .where("id", "=", broken)
    .execute();
  const [first, second] = [await record(WEBM, { setting: broken }), await record(WEBM, { setting: sound })];
  expect(await stateOf(first, "failed")).toMatchObject({ reason: "unreadable" });
  await stateOf(second, "uploaded");
  expect(files.size).toBe(1);
});

test("retries an upload that was interrupted by a shutdown", async () => {
  const { db, record, setting, stateOf, later, read } = await startUploads();
  const { login } = await startFtpServer();
  const id = await record(WEBM, { setting: await setting({ provider: "ftp", ...login }) });
  await db
    .updateTable("recordings")
    .set({
      upload: "processing",
      upload_by: "65a0f0030000000000000001",
      tries: 1,
      store_at: Date.now() + MINUTE,
    })
    .where("id", "=", id)
    .execute();
  await record();
  expect(await read(id)).toMatchObject({ upload: { state: "processing" } });
  later(2 * MINUTE);
  await stateOf(id, "uploaded");
});

test("hides uploads and reports from other accounts", async () => {
  const { platform, db, record, setting, reports, stateOf } = await startUploads();
  const id = await record(WEBM, {
    setting: await setting({
      provider: "ftp",
      hostname: "127.0.0.1",
      port: 1,
      username: "a",
      password: "b",
      automaticUpload: true,
    }),
  });
  expect(await stateOf(id, "failed")).toMatchObject({ reason: "silent", detail: "ECONNREFUSED" });
  expect(await reports()).toHaveLength(1);
  expect(
    (
      await platform.api("GET /recordings-settings/uploads", {
        key: await keyFor(db, OTHER_ACCOUNT, "admin"),
      })
    ).body,
  ).toEqual({ data: [] });
});

test("uploads to a known SFTP server, and rejects another host key until an administrator trusts it", async () => {
  const { platform, admin, db, record, setting, upload, reports, stateOf } = await startUploads();
  const { login, files, passwords } = await startSftpServer();
  const kept = await setting({ provider: "ftp", ...login, ssh: true });
  const first = await record(WEBM, { setting: kept });
  await upload(first);
  await stateOf(first, "uploaded");
  expect([...files.values()].map((bytes) => bytes.equals(WEBM))).toEqual([true]);
  const { key } = await db.selectFrom("storage_host_keys").select("key").executeTakeFirstOrThrow();
  const another = key.replace(/.{4}$/, "AAAA");
  await db.updateTable("storage_host_keys").set({ key: another }).execute();
  passwords.length = 0;
  const second = await record(WEBM, { setting: kept });
  await upload(second);
  expect(await stateOf(second, "failed")).toMatchObject({ reason: "host-key", detail: key });
  expect(await reports()).toMatchObject([{ last: { reason: "host-key", detail: key } }]);
  const trial = (json: object) =>
    platform.api("POST /recordings-settings/trials", {
      ...admin,
      json: {
        setting: kept,
        provider: "ftp",
        hostname: login.hostname,
        port: login.port,
        username: login.username,
        ssh: true,
        ...json,
      },
    });
  expect((await trial({})).body).toEqual({ outcome: "failed", reason: "host-key", detail: key });
  expect((await trial({ hostKey: another })).body).toMatchObject({ reason: "host-key" });
  // What was kept to be sent over SSH is not sent without.
  expect((await trial({ ssh: false })).status).toBe(422);
  expect(passwords).toEqual([]);
  expect((await trial({ hostKey: key })).body).toMatchObject({ outcome: "valid" });
  await upload(second);
  await stateOf(second, "uploaded");
});

test("trusts the first host key that an account sees until another one is confirmed", async () => {
  const { db } = await testDatabase();
  const met = { account: ACCOUNT, host: "Files.example", port: 22, key: "SHA256:first" };
  const how = { trusted: null, now: 1 };
  const other = { ...met, host: "files.example", key: "SHA256:second" };
  expect(await isKnownHost(db, met, how)).toBe(true);
  expect([await isKnownHost(db, met, how), await isKnownHost(db, other, how)]).toEqual([true, false]);
  expect([
    await isKnownHost(db, { ...other, port: 2222 }, how),
    await isKnownHost(db, { ...other, account: OTHER_ACCOUNT }, how),
  ]).toEqual([true, true]);
  // Only the confirmed key is trusted, not one that is shown later.
  expect(await isKnownHost(db, other, { trusted: "SHA256:third", now: 2 })).toBe(false);
  expect(await isKnownHost(db, other, { trusted: other.key, now: 2 })).toBe(true);
  expect([await isKnownHost(db, other, how), await isKnownHost(db, met, how)]).toEqual([true, false]);
});
