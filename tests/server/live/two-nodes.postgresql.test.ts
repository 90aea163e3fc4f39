import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openPostgres } from "../../../server/database/postgres-database.ts";
import { testDatabaseUrl } from "../../support/database.ts";
import { LiveSocket } from "../../support/live-socket.ts";
import { contacts } from "../../support/pbx.ts";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";
import { redisBinary, startRedis } from "../../support/redis.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

const FLOOR = `account/${ACCOUNT}/floor`;
const hasBoth = inject("postgresUrl") !== undefined && redisBinary() !== null;

let redis: Awaited<ReturnType<typeof startRedis>>;
let nodes: [TestPlatform, TestPlatform];
beforeAll(async () => {
  if (!hasBoth) return;
  redis = await startRedis();
  const url = await testDatabaseUrl();
  // So long that only a message from the other node can close a socket.
  const start = () =>
    startPlatform({
      database: openPostgres(url, () => undefined),
      config: { redisUrl: redis.url },
      delays: { sessionWatch: 3_600_000, heartbeat: 3_600_000 },
    });
  nodes = [await start(), await start()];
});
afterAll(async () => {
  if (!hasBoth) return;
  await Promise.all(nodes.map((node) => node.close()));
  await redis.stop();
});

describe.runIf(hasBoth)("two nodes on one PostgreSQL, linked by Redis", () => {
  test("delivers events fed to one node on both, once and in order", async () => {
    const { accessToken: token } = await nodes[0].signIn("supervisor@demo.example");
    const sockets = await Promise.all(nodes.map((node) => LiveSocket.open(node.url, { token })));
    for (const live of sockets) expect((await live.hello({ channel: FLOOR })).answer).toBe("gone");
    for (let round = 0; round < 10; round++) await nodes[round % 2]!.feed(contacts(20, `node-${round}`));
    for (const live of sockets) {
      await expect.poll(() => live.events.length).toBe(200);
      const first = live.events[0]!.offset;
      expect(live.events.map(({ offset }) => offset)).toEqual(live.events.map((_, index) => first + index));
    }
    const floors = await Promise.all(
      nodes.map(async (node) => (await node.api("GET /live-monitor/snapshot", { token })).body),
    );
    expect({ ...floors[0], clock: null }).toEqual({ ...floors[1], clock: null });
  });

  test("signing out on one node closes the session's sockets on the other without a look at the sessions", async () => {
    const { accessToken: token, refreshToken } = await nodes[0].signIn("supervisor@demo.example");
    const live = await LiveSocket.open(nodes[1].url, { token });
    const ended = live.next("session:ended");
    expect((await nodes[0].api("POST /auth/logout", { token: refreshToken })).status).toBe(204);
    expect(await ended).toEqual({ reason: "logout" });
  });

  test("continues on each node without Redis", async () => {
    const { accessToken: token, refreshToken } = await nodes[0].signIn("supervisor@demo.example");
    const live = await LiveSocket.open(nodes[0].url, { token });
    await live.hello({ channel: FLOOR });
    await redis.stop();
    await nodes[1].feed(contacts(3, "without"));
    await expect.poll(() => live.events.length).toBe(3);
    const ended = live.next("session:ended");
    expect((await nodes[0].api("POST /auth/logout", { token: refreshToken })).status).toBe(204);
    expect(await ended).toEqual({ reason: "logout" });
    redis = await startRedis();
  });
});
