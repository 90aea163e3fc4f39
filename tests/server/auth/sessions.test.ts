import { SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { afterJobs } from "../../support/after-jobs.ts";
import { startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT, addPerson } from "../../support/test-accounts.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let platform: TestPlatform;
let now = Date.UTC(2026, 5, 1);
beforeAll(async () => {
  platform = await startPlatform({ now: () => now });
});
afterAll(() => platform.close());

const isIn = async (token: string) => (await platform.api("GET /auth/check-token", { token })).status === 200;
const renew = async (refreshToken: string) =>
  platform.api("POST /auth/refresh-token", { json: { refreshToken } });

test("an access token lasts ten minutes, and a renewal gives the next", async () => {
  const { accessToken, refreshToken } = await platform.signIn("supervisor@demo.example");
  now += 10 * MINUTE - 1_000;
  expect(await isIn(accessToken)).toBe(true);
  now += 1_001;
  expect(await isIn(accessToken)).toBe(false);
  const { body } = await renew(refreshToken);
  expect(await isIn(textOf(body.accessToken))).toBe(true);
});

test("a session that is used lasts twelve hours, and one that is not lasts eight", async () => {
  const used = await platform.signIn("supervisor@demo.example");
  const idle = await platform.signIn("supervisor@demo.example");
  now += 7 * HOUR;
  expect((await renew(used.refreshToken)).status).toBe(200);
  now += HOUR;
  expect((await renew(idle.refreshToken)).status).toBe(401);
  now += 4 * HOUR - 1;
  const { status, body } = await renew(used.refreshToken);
  expect(status).toBe(200);
  now += 1;
  expect((await renew(used.refreshToken)).status).toBe(401);
  expect(await isIn(textOf(body.accessToken))).toBe(false);
});

test("a remembered session lasts thirty days, and fourteen without use", async () => {
  const { refreshToken } = await platform.signIn("supervisor@demo.example", { remember: true });
  for (const days of [13, 13]) {
    now += days * 24 * HOUR;
    expect((await renew(refreshToken)).status).toBe(200);
  }
  now += 4 * 24 * HOUR;
  expect((await renew(refreshToken)).status).toBe(401);
});

test("ends the session immediately on sign-out, and keeps other sessions", async () => {
  const mine = await platform.signIn("supervisor@demo.example");
  const other = await platform.signIn("supervisor@demo.example");
  await platform.api("POST /auth/logout", { token: mine.refreshToken });
  expect(await isIn(mine.accessToken)).toBe(false);
  expect((await renew(mine.refreshToken)).status).toBe(401);
  expect(await isIn(other.accessToken)).toBe(true);
});

test("keeps the fifty latest sessions of a user under concurrent sign-ins, without counting expired ones or those of others", async () => {
  const { db } = platform.database;
  const user = await addPerson(db, "everywhere@demo.example", 2, "supervisor");
  const others = Array.from({ length: 53 }, (_, n) => ({
    id: `elsewhere-${n}`,
    account: ACCOUNT,
    user_id: user,
    refresh_hash: `elsewhere ${n}`,
    remember: false,
    created_at: now,
    used_at: now - n,
    proved_at: now,
    expires_at: now + (n < 5 ? 0 : HOUR),
  }));
  await db.insertInto("sessions").values(others).execute();
  const colleague = await platform.signIn("supervisor@demo.example");
  const begun = await Promise.all(
    Array.from({ length: 4 }, () => platform.signIn("everywhere@demo.example")),
  );
  const ended = await db
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", user)
    .where("ended_at", "is not", null)
    .execute();
  expect(ended.map(({ id }) => id).toSorted()).toEqual(["elsewhere-51", "elsewhere-52"]);
  expect(await Promise.all([colleague, ...begun].map(({ accessToken }) => isIn(accessToken)))).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
});

test("rejects the next request of a user who is demoted to agent or whose account lapses", async () => {
  const { accessToken } = await platform.signIn("recorder@demo.example");
  const { db } = platform.database;
  await db.updateTable("users").set({ level: 5 }).where("email", "=", "recorder@demo.example").execute();
  expect(await isIn(accessToken)).toBe(false);
  await db.updateTable("users").set({ level: 4 }).where("email", "=", "recorder@demo.example").execute();
  expect(await isIn(accessToken)).toBe(true);
  await db.updateTable("accounts").set({ subscribed: false }).where("id", "=", ACCOUNT).execute();
  expect(await isIn(accessToken)).toBe(false);
  await db.updateTable("accounts").set({ subscribed: true }).where("id", "=", ACCOUNT).execute();
});

test("one kind of token is never taken for the other", async () => {
  const { accessToken, refreshToken } = await platform.signIn("supervisor@demo.example");
  expect(await isIn(refreshToken)).toBe(false);
  expect((await renew(accessToken)).status).toBe(401);
  expect((await platform.api("POST /auth/logout", { token: accessToken })).status).toBe(401);
  expect((await platform.api("GET /users", { headers: { "x-api-key": accessToken } })).status).toBe(401);
});

test("a token that we did not sign as we sign is refused", async () => {
  const { accessToken, user } = await platform.signIn("supervisor@demo.example");
  const [head = "", payload = "", signature = ""] = accessToken.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = (change: object, header: object = {}, key = new Uint8Array(32).fill(7)) =>
    new SignJWT({ ...claims, ...change })
      .setProtectedHeader({ alg: "HS256", typ: "at+jwt", ...header })
      .sign(key);
  const { exp: _, ...endless } = claims;
  const forged = [
    `${encode({ alg: "none", typ: "at+jwt" })}.${payload}.`,
    `${head}.${encode({ ...claims, aud: "65a0f0010000000000000001" })}.${signature}`,
    await signed({}, {}, new Uint8Array(32).fill(8)),
    await signed({}, { typ: "JWT" }),
    await signed({ aud: "65a0f0010000000000000001" }),
    await signed({ org: "65b0f0000000000000000001" }),
    await signed({ iss: "somebody" }),
    await signed({ sid: "000000000000000000000000" }),
    await new SignJWT(endless)
      .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
      .sign(new Uint8Array(32).fill(7)),
    await new SignJWT(claims)
      .setProtectedHeader({ alg: "HS512", typ: "at+jwt" })
      .sign(new Uint8Array(64).fill(7)),
    "",
    "a.b.c",
    "x".repeat(10_000),
  ];
  expect(user.account).toBe(claims.org);
  expect(await isIn(await signed({}))).toBe(true);
  expect(await Promise.all(forged.map(isIn))).toEqual(forged.map(() => false));
});

test("refresh tokens and keys are kept as hashes only", async () => {
  const { refreshToken } = await platform.signIn("supervisor@demo.example");
  const kept = JSON.stringify([
    await platform.database.db.selectFrom("sessions").selectAll().execute(),
    await platform.database.db.selectFrom("users").selectAll().execute(),
  ]);
  expect(kept).not.toContain(refreshToken);
  expect(kept).toContain("$argon2id$v=19$");
});

test("a session is forgotten a day after its end, with where it came from, and no other is", async () => {
  const kept = async () => (await platform.database.db.selectFrom("sessions").select("id").execute()).length;
  await platform.database.db.deleteFrom("sessions").execute();
  const ended = await platform.signIn("supervisor@demo.example");
  await platform.api("POST /auth/logout", { token: ended.refreshToken });
  await platform.signIn("supervisor@demo.example");
  const { refreshToken } = await platform.signIn("supervisor@demo.example", { remember: true });
  now += 24 * HOUR - 1;
  expect(await kept()).toBe(3);
  now += 1;
  await afterJobs(platform, kept).toBe(2);
  now += 12 * HOUR;
  await afterJobs(platform, kept).toBe(1);
  expect((await renew(refreshToken)).status).toBe(200);
});

test("a proof from the future is none: the clock was set back since; half a minute between two nodes is nothing", async () => {
  const { accessToken: token } = await platform.signIn("admin@demo.example");
  const isFresh = async (provenAt: number) => {
    await platform.database.db.updateTable("sessions").set({ proved_at: provenAt }).execute();
    const { text } = await platform.api("POST /api-keys", {
      token,
      json: { name: "Proven", privilege: "agent" },
    });
    return !text.includes("/problems/proof-needed");
  };
  expect([await isFresh(now + 30_000), await isFresh(now + 61_000), await isFresh(now)]).toEqual([
    true,
    false,
    true,
  ]);
});
