import { once } from "node:events";
import { expect, test } from "vitest";
import { LiveSocket } from "../support/live-socket.ts";
import { contacts } from "../support/pbx.ts";
import { startPlatform } from "../support/platform.ts";
import { ACCOUNT, keyFor } from "../support/test-accounts.ts";

test("closing lets what is under way finish, and sockets know that they may come back", async () => {
  const platform = await startPlatform();
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

test("what was sent before the end began is read and answered, though it came all at once", async () => {
  const platform = await startPlatform();
  const key = await keyFor(platform.database.db, ACCOUNT, "admin");
  const arrived = once(platform.platform.app.server, "request");
  const feeding = Promise.allSettled(Array.from({ length: 12 }, (_, feeder) => platform.api("POST /events", { key, json: contacts(200, `feeder-${feeder}`) })));
  await arrived;
  await platform.close();
  expect((await feeding).map((answer) => (answer.status === "fulfilled" ? answer.value.status : String(answer.reason)))).toEqual(Array.from({ length: 12 }, () => 200));
});

test("a platform that would not keep its contract does not start", async () => {
  const { serveOperations } = await import("../../server/contract/serve-operations.ts");
  const { readOperations } = await import("../../server/contract/operations.ts");
  const { PERMISSIONS } = await import("../../server/auth/permissions.ts");
  const { default: fastify } = await import("fastify");
  const operations = readOperations();
  const all = Object.fromEntries(operations.map(({ id }) => [id, () => Promise.resolve({ body: {} })]));
  const serve = (handlers: object, permissions: object) => () =>
    serveOperations(fastify(), { operations, validator: {} as never, handlers: handlers as never, permissions: permissions as never, siteOf: () => "http://localhost", admit: () => Promise.resolve(null) });
  const { readUser: _, ...withoutUser } = all;
  const { readCall: __, ...withoutCall } = PERMISSIONS;
  expect(serve(withoutUser, PERMISSIONS)).toThrow("readUser is not implemented");
  expect(serve(all, withoutCall)).toThrow("readCall has no row in the permission table");
  expect(serve({ ...all, stranger: all["login"] }, PERMISSIONS)).toThrow("stranger is implemented and not in the contract");
  expect(serve(all, { ...PERMISSIONS, stranger: { permission: "public" } })).toThrow("stranger has a row in the permission table and is not in the contract");
});
