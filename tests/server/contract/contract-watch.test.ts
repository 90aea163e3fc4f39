import { once } from "node:events";
import { createServer } from "node:http";
import { Server } from "socket.io";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ContractWatch } from "../../support/contract-watch.ts";
import { LiveSocket } from "../../support/live-socket.ts";
import { startPlatform } from "../../support/platform.ts";

/** Answer to the next request. */
let next: { readonly status: number; readonly media: string; readonly text: string } = {
  status: 200,
  media: "text/plain",
  text: "",
};

// Server without a platform that returns the answers a test sets.
const server = createServer(
  (_, response) => void response.writeHead(next.status, { "content-type": next.media }).end(next.text),
);
const io = new Server(server, { path: "/live" });
const namespace = io.of("/live-monitor");
const watch = new ContractWatch();
let url = "";

beforeAll(async () => {
  watch.watch({ app: { server } as never, io });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
beforeEach(() => {
  watch.violations.length = 0;
});
afterAll(() => io.close());

async function violations(operation: string, status: number, media: string, body: unknown): Promise<string> {
  next = { status, media, text: typeof body === "string" ? body : JSON.stringify(body) };
  const [method = "", path = ""] = operation.split(" ");
  await (await fetch(url + path, { method })).text();
  return watch.violations.splice(0).join("\n");
}

const JSON_MEDIA = "application/json; charset=utf-8";
const CHANNEL = "account/65a0f0010000000000000001/floor";
const EPOCH = "01JD0000000000000000000000";
const problem = {
  type: "/problems/not-found",
  title: "The resource was not found.",
  status: 404,
  instance: "1",
};
const page = { total: 1, skip: 0, limit: 10, data: [{ _id: "65a0f0040000000000000001", name: "video" }] };

test("an answer that keeps the contract is none of its business", async () => {
  expect(await violations("GET /api/channels", 200, JSON_MEDIA, page)).toBe("");
  expect(
    await violations("GET /api/channels/65a0f0040000000000000001", 404, "application/problem+json", problem),
  ).toBe("");
  expect(await violations("GET /api/nothing", 404, "application/problem+json", problem)).toBe("");
  expect(await violations("POST /api/auth/logout", 204, "", "")).toBe("");
  expect(await violations("GET /monitor", 200, "text/html", "<!doctype html>")).toBe("");
  expect([...watch.answered].sort()).toEqual(["listChannels 200", "logout 204", "readChannel 404"]);
});

test("finds a response that breaks the contract in any part", async () => {
  expect(await violations("GET /api/channels", 200, JSON_MEDIA, { ...page, secret: 1 })).toContain(
    "/secret is not known here",
  );
  expect(
    await violations("GET /api/channels", 200, JSON_MEDIA, { ...page, data: [{ _id: "1", name: "video" }] }),
  ).toContain("/data/0/_id must match pattern");
  expect(await violations("GET /api/channels", 200, "text/html", "<!doctype html>")).toContain(
    "text/html is not application/json",
  );
  expect(await violations("GET /api/channels", 201, JSON_MEDIA, page)).toContain(
    "a status that the contract does not have",
  );
  expect(
    await violations("GET /api/channels", 500, "application/problem+json", {
      ...problem,
      status: 500,
      stack: "at",
    }),
  ).toContain("/stack is not known here");
  expect(await violations("GET /api/channels", 500, "application/problem+json", problem)).toContain(
    "the problem says 404",
  );
  expect(await violations("GET /api/nothing", 200, "text/html", "<!doctype html>")).toContain(
    "text/html where only a problem can be",
  );
  expect(
    await violations("GET /api/events", 200, JSON_MEDIA, {
      channel: CHANNEL,
      epoch: EPOCH,
      head: 1,
      data: [{ offset: 1 }],
    }),
  ).toContain("/id is missing");
});

test("a message of the socket that breaks it is found, and one that keeps it is not", async () => {
  namespace.on("connection", (socket) =>
    socket.on("hello", (_, answer: (reply: unknown) => void) => answer({ answer: "perhaps" })),
  );
  const live = await LiveSocket.open(url, {});
  namespace.emit("session:ended", { reason: "logout" });
  await live.next("session:ended");
  expect(watch.violations).toEqual([]);

  namespace.emit("session:ended", { reason: "bored" });
  await live.next("session:ended");
  namespace.emit("session:ended", { reason: "logout" }, "more");
  await live.next("session:ended");
  namespace.emit("heartbeat", { channel: "account/x/floor" });
  await live.next("heartbeat");
  await live.hello({});
  namespace.emit("gossip", {});
  namespace.emit("session:ended", { reason: "logout" });
  await live.next("session:ended");
  const found = watch.violations.join("\n");
  for (const fault of [
    "/reason must be one of",
    "2 arguments",
    "/channel must match pattern",
    "/answer must be",
    "no message of the contract",
  ])
    expect(found).toContain(fault);
});

test("checks an event against the schema of its type in every response", async () => {
  const event = {
    specversion: "1.0",
    id: "1",
    source: "/pbx",
    type: "call-ended",
    subject: "call/1",
    time: "2026-02-03T09:00:00.000Z",
    channel: CHANNEL,
    epoch: EPOCH,
    offset: 1,
    data: { by: "customer" },
  };
  const wrong = { ...event, data: { by: "customer", bogus: 1 } };
  const answer = (...data: object[]) => ({ channel: CHANNEL, epoch: EPOCH, head: data.length, data });
  expect(await violations("GET /api/events", 200, JSON_MEDIA, answer(event))).toBe("");
  expect(await violations("GET /api/events", 200, JSON_MEDIA, answer(event, wrong))).toContain(
    "the data of call-ended: /bogus is not known here",
  );
  const live = await LiveSocket.open(url, {});
  const update = (...events: object[]) => ({
    channel: event.channel,
    epoch: event.epoch,
    clock: { now: event.time, rate: 1, zone: "UTC" },
    events,
  });
  for (const events of [
    [event],
    [event, wrong],
    [{ ...event, type: "account-edited", data: { who: 1 } }],
    [{ ...event, type: "nobody-knows", data: { any: 1 } }],
  ]) {
    namespace.emit("queue:updated", update(...events));
    await live.next("queue:updated");
  }
  expect(watch.violations.map((fault) => fault.slice(fault.indexOf("the data of")))).toEqual([
    "the data of call-ended: /bogus is not known here",
    "the data of account-edited: /who is not known here",
  ]);
});

test("a refused connection has to say why as the contract has it", async () => {
  namespace.use((_, refuse) => refuse(Object.assign(new Error("no"), { data: { code: "no" } })));
  await expect(LiveSocket.open(url, {})).rejects.toThrow("no");
  expect(watch.violations.join("\n")).toContain("/answer is missing");
});

test("fails the test that started the platform on a finding", async () => {
  const platform = await startPlatform();
  await platform.database.db.updateTable("accounts").set({ time_zone: "" }).execute();
  const { accessToken: token } = await platform.signIn("admin@demo.example");
  expect((await platform.api("GET /accounts", { token })).status).toBe(200);
  await expect(platform.close()).rejects.toThrow(
    /The contract was not kept:\nGET \/api\/accounts answered 200: \/data\/0\/timeZone/,
  );
});
