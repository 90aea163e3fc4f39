import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { migratePostgres, openPostgres } from "../../../server/database/postgres-database.ts";
import { LiveSocket, refusalOf } from "../../support/live-socket.ts";
import { contacts } from "../../support/pbx.ts";
import { type Answer, startPlatform, type TestPlatform } from "../../support/platform.ts";
import { Postgres } from "../../support/postgres.ts";
import { ACCOUNT, keyFor, seedTestAccounts } from "../../support/test-accounts.ts";
import { wholeLog } from "../../support/whole-log.ts";

const FLOOR = `account/${ACCOUNT}/floor`;

// Only a database that is a process of its own can be stopped under a platform.
const isInstalled = inject("postgresUrl") !== undefined;

let postgres: Postgres;
let platform: TestPlatform;
let token: string;
let key: string;

beforeAll(async () => {
  if (!isInstalled) return;
  postgres = await Postgres.start();
  await migratePostgres(postgres.url("postgres"));
  const database = openPostgres(postgres.url("postgres"), () => undefined, 1_000);
  await seedTestAccounts(database.db);
  platform = await startPlatform({ database, delays: { heartbeat: 50, probe: 300 } });
  token = (await platform.signIn("supervisor@demo.example")).accessToken;
  key = await keyFor(database.db, ACCOUNT, "admin");
});
afterAll(async () => {
  await platform?.close();
  await postgres?.stop();
});

const everything = (): Promise<Answer[]> =>
  Promise.all([
    platform.api("POST /auth/login", {
      json: { strategy: "local", email: "admin@demo.example", password: "x", agreement: true },
    }),
    platform.api("GET /auth/check-token", { token }),
    platform.api("GET /segments", { token }),
    platform.api("GET /live-monitor/snapshot", { token }),
    platform.api("GET /events", { token }),
    platform.api("POST /events", { key, json: contacts(1, "outage") }),
  ]);
const storage = async () => (await platform.api("GET /status")).body.parts?.[1]?.state;
const health = async (kind: string) => (await fetch(`${platform.url}/health/${kind}`)).status;

describe.runIf(isInstalled)("a database that is a process of its own", () => {
  test.each(["fast", "immediate"] as const)(
    "a database that is stopped (%s) costs answers and nothing else, and all is well when it is back",
    async (how) => {
      const live = await LiveSocket.open(platform.url, { token });
      const { body } = await platform.api("GET /live-monitor/snapshot", { token });
      await live.hello({ channel: FLOOR, epoch: body.epoch, offset: body.offset });
      await live.next("heartbeat");

      await postgres.halt(how);
      const answers = await everything();
      expect(
        answers.map(({ status, headers, body }) => [status, headers.get("retry-after"), body.type]),
      ).toEqual(answers.map(() => [503, "1", "/problems/unavailable"]));
      expect(await storage()).toBe("down");
      expect([await health("live"), await health("ready")]).toEqual([200, 503]);
      expect(await live.hello({ channel: FLOOR })).toEqual({ answer: "refused", code: "unavailable" });
      expect(await refusalOf(LiveSocket.open(platform.url, { token }))).toEqual({
        answer: "refused",
        code: "unavailable",
      });
      let beats = 0;
      live.socket.on("heartbeat", () => beats++);
      // Three questions to a storage that is not there take longer than several heartbeats would.
      for (let round = 0; round < 3; round++) expect(await storage()).toBe("down");
      expect(beats).toBe(0);

      await postgres.resume();
      await expect
        .poll(async () => (await everything()).map(({ status }) => status))
        .toEqual([401, 200, 200, 200, 200, 200]);
      await expect.poll(storage).toBe("operating");
      await expect.poll(() => beats).toBeGreaterThan(0);
      const received = live.next("queue:updated");
      await platform.feed(contacts(1, `back-${how}`));
      expect((await received).events.length).toBeGreaterThan(0);
      await expect.poll(() => live.events.map(({ subject }) => subject)).toContain(`contact/back-${how}-0`);
      live.socket.disconnect();
    },
  );

  test("a feed that was cut off is delivered again, and nothing is lost or doubled", async () => {
    const batches = Array.from({ length: 20 }, (_, index) => contacts(50, `cut-${index}`));
    const deliver = async (events: readonly unknown[]): Promise<void> => {
      for (;;) {
        const { status } = await platform.api("POST /events", { key, json: events });
        if (status === 200) return;
        expect(status).toBe(503);
      }
    };
    const delivering = Promise.all(batches.map(deliver));
    await postgres.halt("immediate");
    await postgres.resume();
    await delivering;
    const events = await wholeLog(platform, { token });
    expect(events.map(({ offset }) => offset)).toEqual(events.map((_, index) => index + 1));
    const fed = new Set(batches.flat().map(({ id }) => id));
    expect(events.filter(({ id }) => fed.has(id))).toHaveLength(1_000);
  });

  test("times out a hanging statement with a message and serves other requests", async () => {
    // A connection that no patience ends: the lock is held until both answers are there.
    const holder = new pg.Client({ connectionString: postgres.url("postgres") });
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query("begin");
    expect(
      (await holder.query("select number from channels where name = $1 for update", [FLOOR])).rowCount,
    ).toBe(1);
    const feeding = platform.api("POST /events", { key, json: contacts(1, "hanging") });
    const others = (await platform.api("GET /segments", { token })).status;
    expect([others, (await feeding).status]).toEqual([200, 503]);
  });
});
