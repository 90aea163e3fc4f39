import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { eventually } from "./eventually.ts";
import { newFolder } from "./new-folder.ts";
import { type Ask, startPlatform, textOf } from "./platform.ts";
import { ACCOUNT, keyFor } from "./test-accounts.ts";

/** Content of a recording. */
export const WEBM = Buffer.from(`\x1a\x45\xdf\xa3${"a".repeat(10_000)}`, "latin1");

/** Starts a platform with a telephony system that records, and a reviewer. */
export async function startRecorder() {
  const folder = newFolder();
  let shift = 0;
  const platform = await startPlatform({ filesFolder: folder, now: () => Date.now() + shift });
  onTestFinished(() => platform.close());
  const { db } = platform.database;
  const key = await keyFor(db, ACCOUNT, "admin");
  const tokenOf = async (email: string): Promise<Ask> => ({
    token: (await platform.signIn(email)).accessToken,
  });
  const admin = await tokenOf("admin@demo.example");
  const begin = async (json: object = {}) =>
    textOf(
      (await platform.api("POST /recordings", { key, json: { media: "video/webm", call: "k1", ...json } }))
        .body._id,
    );
  const add = (id: string, bytes: Buffer, offset = 0) =>
    platform.api(`PUT /recordings/${id}/content`, {
      key,
      raw: bytes,
      query: `offset=${offset}`,
      headers: { "content-type": "application/octet-stream" },
    });
  const read = async (id: string) => (await platform.api(`GET /recordings/${id}`, { key })).body;
  /** Runs background jobs until a check of their results no longer throws, and returns its result. */
  const afterJobs = <Value>(look: () => Value | Promise<Value>) =>
    eventually(async () => {
      await platform.platform.runJobs();
      return look();
    });
  const status = (id: string) =>
    afterJobs(async () => {
      const { status: now } = await read(id);
      expect(now).not.toBe("processing");
      return now;
    });
  const record = async (bytes = WEBM, json: object = {}) => {
    const id = await begin(json);
    await add(id, bytes);
    await platform.api(`POST /recordings/${id}/end`, { key });
    await status(id);
    return id;
  };
  const review = async (id: string, to: string, who = admin, why: object = {}) =>
    platform.api(`PATCH /recordings/${id}`, {
      ...who,
      json: { status: to, ...why },
      headers: { "if-match": `"${Number((await read(id)).version)}"` },
    });
  const events = async () =>
    [
      ...(
        await platform.api("GET /events", {
          ...admin,
          query:
            "type[$in][]=recording-created&type[$in][]=recording-approved&type[$in][]=recording-rejected&type[$in][]=recording-deleted",
        })
      ).text.matchAll(/"type":"(recording-\w+)"/g),
    ].map(([, type]) => type);
  return {
    platform,
    db,
    folder,
    key,
    admin,
    tokenOf,
    begin,
    add,
    read,
    afterJobs,
    status,
    record,
    review,
    events,
    later: (ms: number) => (shift += ms),
    onDisk: () => (existsSync(join(folder, ACCOUNT)) ? readdirSync(join(folder, ACCOUNT)) : []),
  };
}

/** A storage that takes what it is given, from the time on that it answers so. */
export async function startStorage() {
  const taken: { path: string; blob: unknown; bytes: Buffer }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      taken.push({
        path: request.url ?? "",
        blob: request.headers["x-ms-blob-type"],
        bytes: Buffer.concat(parts),
      });
      response.writeHead(request.headers.authorization?.startsWith("SharedKey calls:") ? 201 : 403).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  return {
    taken,
    endpoint: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/calls`,
  };
}
