import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { beforeAll, expect, inject, test } from "vitest";
import { readConfig } from "../../server/process/config.ts";
import { DataInUse } from "../../server/process/pid-lock.ts";
import { DEMO_ACCOUNT } from "../../server/seed/demo-account.ts";
import { start, type Started } from "../../server/platform/start.ts";
import { StartRefused } from "../../server/process/start-refused.ts";
import { testDatabaseUrl } from "../support/database.ts";
import { newFolder } from "../support/new-folder.ts";
import { pbx } from "../support/pbx.ts";
import { PASSWORD } from "../support/test-accounts.ts";

const isPostgres = inject("postgresUrl") !== undefined;

/** Starts as the command does, on a port that is free. */
const startIn = async (folder: string, settings: Record<string, string> = {}) =>
  start({
    config: readConfig({ PORT: "0", DATA_DIR: folder, TRAFFIC: "none", ...settings }),
    consoleFolder: join(folder, "console"),
    logger: false,
  });

async function ask(
  started: Started,
  operation: string,
  json?: unknown,
  headers: Record<string, string> = {},
) {
  const [method, path] = operation.split(" ");
  const response = await fetch(`${started.address}/api${path}`, {
    method: method!,
    headers: { ...(json !== undefined && { "content-type": "application/json" }), ...headers },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  return { status: response.status, body: await response.json() };
}

const login = (started: Started, email: string) =>
  ask(started, "POST /auth/login", { strategy: "local", email, password: PASSWORD, agreement: true });

const folder = join(newFolder(), "data");
const settings: Record<string, string> = {};
beforeAll(async () => {
  Object.assign(settings, await fresh());
});

/** The settings of a platform whose database has nothing in it. */
const fresh = async (): Promise<Record<string, string>> =>
  isPostgres ? { DATABASE_URL: await testDatabaseUrl("empty") } : {};

test("a first start makes the data, the keys and the demo account, closed to others, and a restart keeps all of it", async () => {
  // The folder was there before, and open to all.
  mkdirSync(folder, { mode: 0o755 });
  const first = await startIn(folder, settings);
  const open = readdirSync(folder).filter(
    (name) => name !== "switchboard.pid" && (statSync(join(folder, name)).mode & 0o077) !== 0,
  );
  expect(open).toEqual([]);
  const key = readFileSync(first.apiKeyFile, "utf8").trim();
  for (const secret of ["api-key", "access-key", "identity-key"])
    expect(statSync(join(folder, secret)).mode & 0o777).toBe(0o600);
  for (const name of ["admin", "supervisor", "reviewer", "recorder", "agent"])
    expect((await login(first, `${name}@demo.example`)).status).toBe(200);
  const { body: session } = await login(first, "supervisor@demo.example");
  const bearer = { authorization: `Bearer ${session.accessToken}` };
  const fed = await ask(
    first,
    "POST /events",
    [
      pbx("queue-created", "queue/q1", {
        contact: "c1",
        segment: "65a0f0020000000000000001",
        channel: "audio",
      }),
    ],
    { "x-api-key": key },
  );
  expect(fed.body).toMatchObject({ accepted: 1 });
  const floor = (await ask(first, "GET /live-monitor/snapshot", undefined, bearer)).body;
  expect([floor.state.segments.length, floor.state.agents.length, floor.state.queue.length]).toEqual([
    9, 41, 1,
  ]);
  await first.stop();
  expect(existsSync(join(folder, "switchboard.pid"))).toBe(false);

  const second = await startIn(folder, settings);
  expect(readFileSync(second.apiKeyFile, "utf8").trim()).toBe(key);
  expect((await ask(second, "GET /auth/check-token", undefined, bearer)).body.account).toMatchObject({
    _id: DEMO_ACCOUNT.id,
  });
  expect((await ask(second, "POST /auth/refresh-token", { refreshToken: session.refreshToken })).status).toBe(
    200,
  );
  const again = (await ask(second, "GET /live-monitor/snapshot", undefined, bearer)).body;
  expect({ ...again, clock: null }).toEqual({ ...floor, clock: null });
  expect((await ask(second, "POST /events", [], { "x-api-key": key })).status).toBe(200);
  await second.stop();
});

test("refuses external addresses with the demo passwords unless DEMO=1", async () => {
  const outside = (more: Record<string, string> = {}) =>
    startIn(folder, { ...settings, HOST: "0.0.0.0", ...more });
  await expect(outside()).rejects.toThrow(StartRefused);
  await expect(outside()).rejects.toThrow(/HOST is 0\.0\.0\.0.*DEMO=1/s);
  const demo = await outside({ DEMO: "1" });
  await demo.stop();
});

test.each([
  ["PUBLIC_URL", "https://console.example.com"],
  ["TRUSTED_PROXIES", "127.0.0.1"],
])("refuses external access by %s with the demo passwords unless DEMO=1", async (name, value) => {
  const behind = (more: Record<string, string> = {}) =>
    startIn(folder, { ...settings, [name]: value, ...more });
  await expect(behind()).rejects.toThrow(new RegExp(`${name} .*DEMO=1`, "s"));
  const demo = await behind({ DEMO: "1" });
  await demo.stop();
});

test("listens on loopback only with a public address of this machine", async () => {
  const own = await startIn(folder, { ...settings, PUBLIC_URL: "http://localhost:3000" });
  expect(own.address).toContain("127.0.0.1");
  await own.stop();
});

test("two processes never share an embedded database; PostgreSQL looks after itself", async () => {
  const first = await startIn(folder, settings);
  const second = await startIn(folder, settings).catch((error: unknown) => error);
  expect(second instanceof DataInUse).toBe(!isPostgres);
  await first.stop();
  await (second as Partial<Started>).stop?.();
});

test("releases resources and locks after a failed start", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  await expect(startIn(folder, { ...settings, PORT: String(port) })).rejects.toThrow(
    /^Switchboard cannot listen on 127\.0\.0\.1, port \d+: .*EADDRINUSE.*\. Stop the program/,
  );
  expect(existsSync(join(folder, "switchboard.pid"))).toBe(false);
  other.close();
});

test("reports an unusable data folder and leaves no lock", async () => {
  const file = join(newFolder(), "file");
  writeFileSync(file, "");
  for (const place of [file, join(file, "data")]) {
    const starting = startIn(place, settings);
    await expect(starting).rejects.toThrow(StartRefused);
    await expect(starting).rejects.toThrow(
      /^The folder .*file.* cannot be used: .*(EEXIST|ENOTDIR).*\. Make it a folder/,
    );
  }
});

test.runIf(existsSync("/proc/self"))(
  "reports a data folder that cannot be created without endless retries",
  async () => {
    await expect(startIn("/proc/switchboard/data", settings)).rejects.toThrow(
      /^The folder \/proc\/switchboard\/data cannot be used: ENOENT.*\. Make it a folder/,
    );
  },
);

test("refuses to start with a signing key that is too short", async () => {
  const other = newFolder();
  for (const key of ["", "c2hvcnQ"]) {
    writeFileSync(join(other, "access-key"), key);
    await expect(startIn(other, await fresh())).rejects.toThrow(
      /access-key contains no 256-bit key\. Remove it/,
    );
  }
  expect(existsSync(join(other, "switchboard.pid"))).toBe(false);
});

test("registers the data folder's key in a new database and reports a key unknown to an existing one", async () => {
  const other = newFolder();
  // As when DATABASE_URL names another database from now on.
  const key = `sk_${"k".repeat(43)}`;
  writeFileSync(join(other, "api-key"), key);
  const another = await fresh();
  const second = await startIn(other, another);
  expect([
    second.isApiKeyKnown,
    (await ask(second, "POST /events", [], { "x-api-key": key })).status,
  ]).toEqual([true, 200]);
  await second.stop();

  const foreign = `sk_${"x".repeat(43)}`;
  writeFileSync(second.apiKeyFile, foreign);
  const third = await startIn(other, another);
  expect([
    third.isApiKeyKnown,
    (await ask(third, "POST /events", [], { "x-api-key": foreign })).status,
  ]).toEqual([false, 401]);
  await third.stop();
});

test("a recording that is not there keeps the platform from starting", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  // On a port that is taken: the file is looked at before anything listens.
  const starting = startIn(folder, { ...settings, PORT: String(port), TRAFFIC: "/nowhere/day.ndjson.gz@60" });
  await expect(starting).rejects.toThrow(StartRefused);
  await expect(starting).rejects.toThrow(
    /^TRAFFIC names \/nowhere\/day\.ndjson\.gz, which cannot be played: There is no such file\. Correct TRAFFIC, or leave it out for the demo\.$/,
  );
  other.close();
  expect(existsSync(join(folder, "switchboard.pid"))).toBe(false);
});

test("reports an unreachable database without its password", async () => {
  const starting = startIn(join(newFolder(), "data"), {
    DATABASE_URL: "postgres://me:secret@127.0.0.1:1/calls",
  });
  await expect(starting).rejects.toThrow(
    /^The database that DATABASE_URL names cannot be used: .*ECONNREFUSED.*\. Start it/,
  );
  await expect(starting).rejects.not.toThrow(/secret/);
});

test("a built console is served with it, its assets compressed", async () => {
  mkdirSync(join(folder, "console/assets"), { recursive: true });
  writeFileSync(join(folder, "console/index.html"), "<!doctype html><title>Switchboard</title>");
  writeFileSync(join(folder, "console/assets/main-abc.js"), `/* ${"x".repeat(5_000)} */`);
  const started = await startIn(folder, settings);
  const page = await fetch(`${started.address}/monitor`);
  expect([page.status, page.headers.get("cache-control"), await page.text()]).toEqual([
    200,
    "no-store",
    "<!doctype html><title>Switchboard</title>",
  ]);
  const script = await fetch(`${started.address}/assets/main-abc.js`, {
    headers: { "accept-encoding": "br, gzip" },
  });
  expect([
    script.headers.get("content-encoding"),
    script.headers.get("cache-control"),
    (await script.text()).length,
  ]).toEqual(["br", "public, max-age=31536000, immutable", 5_006]);
  await started.stop();
});
