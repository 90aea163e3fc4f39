import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { hashSecret } from "../../../server/auth/secrets.ts";
import { Attempts, bySession, byStranger } from "../../../server/auth/attempts.ts";
import { afterJobs } from "../../support/after-jobs.ts";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT, PASSWORD } from "../../support/test-accounts.ts";

const MINUTE = 60_000;

let platform: TestPlatform;
let now = Date.UTC(2026, 5, 1);
beforeAll(async () => {
  platform = await startPlatform({ now: () => now });
});
beforeEach(() => {
  now += 16 * MINUTE;
});
afterAll(() => platform.close());

const login = async (password: string, email: string) =>
  platform.api("POST /auth/login", { json: { strategy: "local", email, password, agreement: true } });
const stranger = (typed: string, address: string) => byStranger(null, typed, address);
const keep = (rows: readonly { login: string; address: string }[]) =>
  platform.database.db
    .insertInto("attempts")
    .values(rows.map((row, index) => ({ ...row, id: `${now}-${index}`, at: now })))
    .execute();

test("ten wrong passwords close the door for fifteen minutes, to the right one too", async () => {
  for (let attempt = 0; attempt < 10; attempt++) {
    expect((await login("wrong", "supervisor@demo.example")).status).toBe(401);
    now += 1_000;
  }
  const closed = await login(PASSWORD, "supervisor@demo.example");
  expect([closed.status, closed.headers.get("retry-after")]).toEqual([410, String(15 * 60 - 10)]);
  expect((await login(PASSWORD, "admin@demo.example")).status).toBe(200);
  now += 15 * MINUTE - 10_001;
  expect((await login(PASSWORD, "supervisor@demo.example")).status).toBe(410);
  now += 1;
  expect((await login(PASSWORD, "supervisor@demo.example")).status).toBe(200);
});

test("two hundred guesses at the same moment get no further than ten", async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => login("guess", "admin@demo.example")));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(190);
});

test("thirty people who sign in at the same moment all get in", async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => login(PASSWORD, "supervisor@demo.example")),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test("counts a known session while hundreds of strangers wait", async () => {
  const attempts = new Attempts(platform.database.db, () => now);
  let waiting = 300;
  const strangers = Array.from({ length: waiting }, (_, n) =>
    attempts.begin(stranger(`guess ${n}`, `198.51.100.${n % 250}`)).then(() => waiting--),
  );
  await attempts.begin(bySession("of somebody", { account: ACCOUNT, user: "somebody" }));
  expect(waiting).toBeGreaterThan(250);
  await Promise.all(strangers);
});

test("a restart forgets no wrong password", async () => {
  for (let attempt = 0; attempt < 10; attempt++) await login("wrong", "nobody@demo.example");
  const { login: name } = await platform.database.db
    .selectFrom("attempts")
    .select("login")
    .where("at", "=", now)
    .executeTakeFirstOrThrow();
  // Another process on the same database has only the stored values.
  expect(
    await new Attempts(platform.database.db, () => now).begin({ login: name ?? "", address: "192.0.2.1" }),
  ).toHaveProperty("retryAfter");
});

test("does not extend a lock by a year when the clock is set back by a year", async () => {
  for (let attempt = 0; attempt < 10; attempt++) await login("wrong", "admin@demo.example");
  const present = now;
  now -= 365 * 24 * 60 * MINUTE;
  expect((await login(PASSWORD, "admin@demo.example")).status).toBe(200);
  now = present;
});

test("does not reveal after ten wrong passwords whether the email is known, and still starts single sign-on", async () => {
  const begin = async (email: string) =>
    (await platform.api("POST /auth/sso", { json: { email, agreement: true } })).status;
  for (const email of ["supervisor@demo.example", "nobody@demo.example"]) {
    for (let attempt = 0; attempt < 10; attempt++) await login("wrong", email);
    expect([(await login("wrong", email)).status, await begin(email)]).toEqual([410, 200]);
  }
});

test("starts at most three hundred single sign-ons per minute from one address, for all emails together", async () => {
  const begin = (n: number) =>
    platform.api("POST /auth/sso", { json: { email: `somebody${n}@demo.example`, agreement: true } });
  for (let n = 0; n < 300; n++) expect((await begin(n)).status).toBe(200);
  const refused = await begin(300);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([410, "60"]);
  expect(await platform.database.db.selectFrom("sso_requests").select("id").execute()).toHaveLength(300);
  now += MINUTE;
  expect((await begin(301)).status).toBe(200);
});

test("a network of IPv6, of which one host has every address, is one address", async () => {
  const attempts = new Attempts(platform.database.db, () => now);
  for (let n = 0; n < 100; n++)
    expect(await attempts.begin(stranger(`login ${n}`, `2001:db8:1:2::${n + 1}`))).toHaveProperty(
      "succeeded",
    );
  expect(await attempts.begin(stranger("another", "2001:db8:1:2:ffff::1"))).toHaveProperty("retryAfter");
  expect(await attempts.begin(stranger("another", "2001:db8:1:3::1"))).toHaveProperty("succeeded");
});

test("a hundred wrong passwords close the door for one address", async () => {
  await keep(Array.from({ length: 99 }, (_, n) => ({ login: `login ${n}`, address: "127.0.0.1" })));
  expect((await login("wrong", "recorder@demo.example")).status).toBe(401);
  expect((await login(PASSWORD, "recorder@demo.example")).status).toBe(410);
  expect(
    await new Attempts(platform.database.db, () => now).begin(stranger("anybody", "192.0.2.1")),
  ).not.toHaveProperty("retryAfter");
});

test("locks password sign-in for all users after a thousand wrong passwords", async () => {
  await keep(Array.from({ length: 999 }, (_, n) => ({ login: `login ${n}`, address: `192.0.2.${n}` })));
  expect((await login("wrong", "recorder@demo.example")).status).toBe(401);
  expect((await login(PASSWORD, "admin@other.example")).status).toBe(410);
});

test("stores neither the typed username nor its plain hash, since it may be a password in the wrong field", async () => {
  await login("x", " My-Secret-1!");
  const kept = JSON.stringify(await platform.database.db.selectFrom("attempts").selectAll().execute());
  expect(kept).not.toMatch(/my-secret/i);
  for (const written of ["my-secret-1!", "My-Secret-1!"]) expect(kept).not.toContain(hashSecret(written));
});

test("deletes a wrong attempt once it no longer counts, even without further attempts", async () => {
  await login("wrong", "nobody@demo.example");
  now += 15 * MINUTE;
  await afterJobs(platform, () => platform.database.db.selectFrom("attempts").select("id").execute()).toEqual(
    [],
  );
});
