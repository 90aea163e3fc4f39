import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { FileStore } from "../../../server/files/file-store.ts";
import { cleanUpFiles } from "../../../server/files/clean-up-files.ts";
import { newFolder } from "../../support/new-folder.ts";
import { type Ask, startPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT, addPerson, OTHER_ACCOUNT } from "../../support/test-accounts.ts";

const PDF = Buffer.from(`%PDF-1.7\n${"a".repeat(10_000)}`);

async function started({ room }: { room?: number | null } = {}) {
  const folder = newFolder();
  const platform = await startPlatform({ filesFolder: folder });
  onTestFinished(() => platform.close());
  const { db } = platform.database;
  if (room !== undefined)
    await db
      .updateTable("accounts")
      .set({ features: JSON.stringify([{ name: "store_files", limit: room }]) })
      .where("id", "=", ACCOUNT)
      .execute();
  const admin: Ask = { token: (await platform.signIn("admin@demo.example")).accessToken };
  const say = (name: string, size: number, who = admin) =>
    platform.api("POST /uploads", { ...who, json: { name, size } });
  const add = (id: string, bytes: Buffer, offset: number, who = admin) =>
    platform.api(`PUT /uploads/${id}/content`, {
      ...who,
      raw: bytes,
      query: `offset=${offset}`,
      headers: { "content-type": "application/octet-stream" },
    });
  const put = async (name: string, bytes: Buffer) => {
    const id = textOf((await say(name, bytes.length)).body._id);
    for (let offset = 0; offset < bytes.length; offset += 4_000)
      await add(id, bytes.subarray(offset, offset + 4_000), offset);
    return id;
  };
  const events = async () =>
    (
      await platform.api("GET /events", {
        ...admin,
        query: `channel=account/${ACCOUNT}/audit&type[$in][]=upload-created&type[$in][]=upload-edited&type[$in][]=upload-removed`,
      })
    ).text;
  return {
    platform,
    db,
    folder,
    admin,
    say,
    add,
    put,
    events,
    onDisk: () => (existsSync(join(folder, ACCOUNT)) ? readdirSync(join(folder, ACCOUNT)) : []),
  };
}

test("lists and finds a file that was sent in parts, and returns the same bytes under its name", async () => {
  const { platform, admin, put, events } = await started();
  const id = await put("Plan für März.pdf", PDF);
  const list = await platform.api("GET /uploads", { ...admin, query: "$search=MARZ&populate[]=createdBy" });
  expect(list.body).toMatchObject({
    total: 1,
    data: [
      {
        _id: id,
        name: "Plan für März.pdf",
        extension: "pdf",
        size: PDF.length,
        received: PDF.length,
        state: "ready",
        createdBy: { name: "Ada Moreau" },
      },
    ],
  });
  const response = await fetch(`${platform.url}/api/uploads/${id}/content`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(Buffer.from(await response.arrayBuffer()).equals(PDF)).toBe(true);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": `attachment; filename="Plan f?r M?rz.pdf"; filename*=UTF-8''Plan%20f%C3%BCr%20M%C3%A4rz.pdf`,
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
    "content-length": String(PDF.length),
  });
  expect(await events()).toContain('"upload-created"');
});

test("rejects a file whose first bytes do not match its name, and deletes it", async () => {
  const { platform, db, say, add, onDisk, events } = await started();
  const program = Buffer.from(`MZ\x90\0${"\0".repeat(10_000)}`, "latin1");
  const id = textOf((await say("report.pdf", program.length)).body._id);
  const answer = await add(id, program.subarray(0, 5_000), 0);
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: "/body", code: "another-kind" }] },
  });
  expect(await db.selectFrom("uploads").select("id").execute()).toEqual([]);
  await platform.platform.runJobs();
  expect(onDisk()).toEqual([]);
  expect(await events()).not.toContain("upload-");
  expect((await platform.api(`GET /uploads/${id}`)).status).toBe(401);
});

test("checks the type of a file at its end when the first part is too short", async () => {
  const { say, add } = await started();
  const id = textOf((await say("report.pdf", 10)).body._id);
  expect((await add(id, Buffer.from("MZ"), 0)).status).toBe(200);
  expect((await add(id, Buffer.from("........"), 2)).status).toBe(422);
});

test("where the account names what may be shared, no other file is taken", async () => {
  const { platform, admin, say } = await started();
  await platform.api(`PATCH /accounts/${ACCOUNT}`, {
    ...admin,
    json: { configuration: { fileExtensions: ["png", "dwg"] } },
    headers: { "if-match": '"1"' },
  });
  expect(await say("plan.pdf", 10)).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: "/body/name", code: "ending", message: "has to end with one of .png" }] },
  });
  expect((await say("plan.png", 10)).status).toBe(200);
  // What is no kind that the platform knows is not taken for being named.
  expect((await say("plan.dwg", 10)).status).toBe(422);
});

test.each([
  "report",
  "report.exe",
  "report.pdf.exe",
  "report.svg",
  "report.html",
  "../report.pdf",
  "a\\b.pdf",
  "fdp\u202E.pdf",
  " ",
])("no file is called %j", async (name) => {
  const { say, onDisk } = await started();
  expect(await say(name, 10)).toMatchObject({ status: 422, body: { errors: [{ pointer: "/body/name" }] } });
  expect(onDisk()).toEqual([]);
});

test("rejects a part at a wrong position, and returns the expected position", async () => {
  const { folder, say, add } = await started();
  const id = textOf((await say("a.txt", 6)).body._id);
  await add(id, Buffer.from("abc"), 0);
  expect((await add(id, Buffer.from("xyz"), 0)).body).toMatchObject({
    detail: "3 bytes were received. Send the next part from this offset.",
  });
  expect((await add(id, Buffer.from("defg"), 3)).status).toBe(422);
  expect((await add(id, Buffer.from("def"), 3)).body).toMatchObject({ state: "ready" });
  expect(readFileSync(join(folder, ACCOUNT, id), "utf8")).toBe("abcdef");
});

test("rejects the second of two concurrent uploads of the same part", async () => {
  const { say, add } = await started();
  const id = textOf((await say("a.txt", 6)).body._id);
  const answers = await Promise.all([add(id, Buffer.from("abc"), 0), add(id, Buffer.from("abc"), 0)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test("counts unfinished files toward the limit of the plan, and frees the space of deleted files", async () => {
  const { platform, admin, say } = await started({ room: 1 });
  const first = await say("a.txt", 600_000);
  expect(await say("b.txt", 600_000)).toMatchObject({ status: 403, body: { type: "/problems/plan-limit" } });
  expect((await platform.api("GET /account/plan", admin)).body).toMatchObject({
    features: [{ name: "store_files", limit: 1, used: 1 }],
  });
  await platform.api(`DELETE /uploads/${textOf(first.body._id)}`, admin);
  expect((await say("b.txt", 600_000)).status).toBe(200);
});

test("two who want the last of the room do not both get it", async () => {
  const { say } = await started({ room: 1 });
  const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => say(`${index}.txt`, 400_000)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
});

test("keeps the extension of a renamed file, and rejects an outdated version", async () => {
  const { platform, admin, put, events } = await started();
  const id = await put("a.pdf", PDF);
  const rename = (name: string, version: number) =>
    platform.api(`PATCH /uploads/${id}`, {
      ...admin,
      json: { name },
      headers: { "if-match": `"${version}"` },
    });
  expect((await rename("a.exe", 1)).status).toBe(422);
  expect((await rename("b.PDF", 1)).body).toMatchObject({ name: "b.PDF", version: 2 });
  expect((await rename("c.pdf", 1)).status).toBe(412);
  expect(await events()).toContain('"upload-edited"');
});

test("with a deleted file goes what it holds", async () => {
  const { platform, admin, put, onDisk, events } = await started();
  const id = await put("a.pdf", PDF);
  expect(onDisk()).toEqual([id]);
  await platform.api(`DELETE /uploads/${id}`, admin);
  await platform.platform.runJobs();
  expect(onDisk()).toEqual([]);
  expect(await events()).toContain('"upload-removed"');
});

test("completes pending deletions on the next start, and deletes unfinished files after a day", async () => {
  const { platform, db, folder, say, add, put, onDisk } = await started();
  const kept = await put("kept.pdf", PDF);
  const left = textOf((await say("left.txt", 10)).body._id);
  await add(left, Buffer.from("abc"), 0);
  const files = new FileStore(folder);
  const day = 24 * 60 * 60 * 1000;
  await cleanUpFiles(db, files, () => Date.now() + day - 60_000);
  expect(onDisk().toSorted()).toEqual([kept, left].toSorted());
  await cleanUpFiles(db, files, () => Date.now() + day + 60_000);
  expect(onDisk()).toEqual([kept]);
  await db.deleteFrom("uploads").execute();
  await db
    .insertInto("file_removals")
    .values({ account: ACCOUNT, id: kept })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await platform.platform.runJobs();
  expect(onDisk()).toEqual([]);
});

test("serves a link with ranges to its user until they sign out", async () => {
  const { platform, admin, put } = await started();
  const id = await put("a.pdf", PDF);
  const { accessToken, refreshToken } = await platform.signIn("supervisor@demo.example");
  const { body } = await platform.api(`POST /uploads/${id}/links`, { token: accessToken });
  const link = `GET ${textOf(body.path)}`;
  expect((await platform.api(link, { headers: { range: "bytes=0-4" } })).text).toBe("%PDF-");
  const forged = link.replace(/\.[^.]+$/, `.${"A".repeat(43)}`);
  expect((await platform.api(forged)).status).toBe(410);
  expect(
    (await platform.api("GET /auth/check-token", { token: textOf(body.path).split("/").at(-1) })).status,
  ).toBe(401);
  await platform.api("POST /auth/logout", { token: refreshToken });
  expect((await platform.api(link)).status).toBe(410);
  expect((await platform.api("GET /uploads", admin)).status).toBe(200);
});

test("hides files from other accounts, and rejects access when the plan has no files", async () => {
  const { platform, db, put } = await started();
  const id = await put("a.pdf", PDF);
  await db
    .updateTable("accounts")
    .set({ features: JSON.stringify([{ name: "store_files", limit: null }]) })
    .where("id", "=", OTHER_ACCOUNT)
    .execute();
  const other: Ask = { token: (await platform.signIn("admin@other.example")).accessToken };
  expect((await platform.api("GET /uploads", other)).body.total).toBe(0);
  for (const asked of [
    `GET /uploads/${id}`,
    `GET /uploads/${id}/content`,
    `POST /uploads/${id}/links`,
    `DELETE /uploads/${id}`,
  ])
    expect((await platform.api(asked, other)).status).toBe(404);
  await db
    .updateTable("accounts")
    .set({ features: JSON.stringify([]) })
    .where("id", "=", OTHER_ACCOUNT)
    .execute();
  expect(await platform.api("GET /uploads", other)).toMatchObject({
    status: 403,
    body: { type: "/problems/not-in-plan" },
  });
});

test("supervisors see files and change none", async () => {
  const { platform, db, put, say } = await started();
  const id = await put("a.pdf", PDF);
  await addPerson(db, "lead@demo.example", 2, "supervisor");
  const lead: Ask = { token: (await platform.signIn("lead@demo.example")).accessToken };
  expect((await platform.api(`GET /uploads/${id}/content`, lead)).status).toBe(200);
  expect((await say("b.pdf", 10, lead)).status).toBe(403);
  expect((await platform.api(`DELETE /uploads/${id}`, lead)).status).toBe(403);
});

test("returns the history of a file from its completion: renames, authors and removal", async () => {
  const { platform, admin, put, say } = await started();
  const part = textOf((await say("part.txt", 10)).body._id);
  expect((await platform.api(`GET /uploads/${part}/history`, admin)).body).toMatchObject({ total: 0 });
  const id = await put("prices.pdf", PDF);
  await platform.api(`PATCH /uploads/${id}`, {
    ...admin,
    json: { name: "offers.pdf" },
    headers: { "if-match": '"1"' },
  });
  await platform.api(`DELETE /uploads/${id}`, { ...admin, headers: { "if-match": '"2"' } });
  const { body } = await platform.api(`GET /uploads/${id}/history`, admin);
  const [removed, edited, created] = Object.values(body.data ?? {});
  const by = { _id: "65a0f0010000000000000001", name: "Ada Moreau" };
  expect(removed).toMatchObject({
    what: "removed",
    by,
    before: { name: "offers.pdf", size: PDF.length },
    after: null,
  });
  expect(edited).toMatchObject({
    what: "edited",
    by,
    before: { name: "prices.pdf" },
    after: { name: "offers.pdf" },
  });
  expect(created).toMatchObject({
    what: "created",
    by,
    before: null,
    after: { name: "prices.pdf", extension: "pdf", createdBy: by },
  });
});

test("rejects the history of a file when the plan has no files", async () => {
  const { platform, db, admin, put } = await started();
  const id = await put("prices.pdf", PDF);
  await db.updateTable("accounts").set({ features: "[]" }).where("id", "=", ACCOUNT).execute();
  expect((await platform.api(`GET /uploads/${id}/history`, admin)).status).toBe(403);
});
