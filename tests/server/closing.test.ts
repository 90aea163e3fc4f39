import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { LiveSocket } from "../support/live-socket.ts";
import { contacts } from "../support/pbx.ts";
import { startPlatform } from "../support/platform.ts";
import { ACCOUNT, keyFor } from "../support/test-accounts.ts";

test("closing lets what is under way finish, and sockets know that they may come back", async () => {
  const platform = await startPlatform({ delays: { drain: 120_000 } });
  const { accessToken: token } = await platform.signIn("supervisor@demo.example");
  const key = await keyFor(platform.database.db, ACCOUNT, "admin");
  const live = await LiveSocket.open(platform.url, { token });
  const gone = live.next("disconnect");
  const arrived = once(platform.platform.app.server, "request");
  const feeding = platform.api("POST /events", { key, json: contacts(3_000, "under-way") });
  await arrived;
  const closing = platform.close();
  const { status, body } = await feeding;
  expect([status, body.accepted]).toEqual([200, 3_000]);
  expect(await gone).toBe("transport close");
  await closing;
  await expect(fetch(`${platform.url}/health/live`)).rejects.toThrow("fetch failed");
});

/**
 * Sends this many concurrent requests, each on its own connection; reports when the last is sent, then the
 * answers.
 */
const FEEDERS = `
  const { request } = require("node:http");
  const { parentPort, workerData: { url, headers, bodies, unsent } } = require("node:worker_threads");
  const feed = (body) =>
    new Promise((resolve) => {
      const feeding = request(url, { method: "POST", agent: false, headers });
      feeding.on("response", (answer) => answer.resume().on("close", () => resolve(answer.statusCode))).on("error", ({ code }) => resolve(code));
      feeding.end(body, () => Atomics.sub(unsent, 0, 1) === 1 && Atomics.notify(unsent, 0));
    });
  Promise.all(bodies.map(feed)).then((answers) => parentPort.postMessage(answers));
`;

test("reads and answers all concurrent requests sent before closing", async () => {
  // Long limits for slow machines: the platform's timeouts are not tested here.
  const platform = await startPlatform({ delays: { reading: 120_000, drain: 120_000 } });
  const key = await keyFor(platform.database.db, ACCOUNT, "admin");
  const bodies = Array.from({ length: 12 }, (_, feeder) => JSON.stringify(contacts(200, `feeder-${feeder}`)));
  const unsent = new Int32Array(new SharedArrayBuffer(4)).fill(bodies.length);
  const headers = { "x-api-key": key, "content-type": "application/json" };
  const feeders = new Worker(FEEDERS, {
    eval: true,
    workerData: { url: `${platform.url}/api/events`, headers, bodies, unsent },
  });
  const answers = once(feeders, "message");
  // Blocks this thread, and the platform in it, until all requests are sent: the platform has read none of
  // them.
  for (let left = bodies.length; left > 0; left = Atomics.load(unsent, 0)) Atomics.wait(unsent, 0, left);
  await platform.close();
  expect(await answers).toEqual([bodies.map(() => 200)]);
});

test("a platform that would not keep its contract does not start", async () => {
  const { serveOperations } = await import("../../server/contract/serve-operations.ts");
  const { readOperations } = await import("../../server/contract/operations.ts");
  const { PERMISSIONS } = await import("../../server/auth/permissions.ts");
  const { default: fastify } = await import("fastify");
  const operations = readOperations();
  const all = Object.fromEntries(operations.map(({ id }) => [id, () => Promise.resolve({ body: {} })]));
  const serve = (handlers: object, permissions: object) => () =>
    serveOperations(fastify(), {
      operations,
      validator: {} as never,
      handlers: handlers as never,
      permissions: permissions as never,
      siteOf: () => "http://localhost",
      admit: () => Promise.resolve(null),
      elapsed: () => 0,
    });
  const { readUser: _, ...withoutUser } = all;
  const { readCall: __, ...withoutCall } = PERMISSIONS;
  expect(serve(withoutUser, PERMISSIONS)).toThrow("readUser is not implemented");
  expect(serve(all, withoutCall)).toThrow("readCall has no row in the permission table");
  expect(serve({ ...all, stranger: all["login"] }, PERMISSIONS)).toThrow(
    "stranger is implemented and not in the contract",
  );
  expect(serve(all, { ...PERMISSIONS, stranger: { permission: "public" } })).toThrow(
    "stranger has a row in the permission table and is not in the contract",
  );
});
