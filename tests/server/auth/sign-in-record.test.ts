import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { AccessTokens } from "../../../server/auth/access-tokens.ts";
import { Sessions } from "../../../server/auth/sessions.ts";
import { SignInRecord } from "../../../server/auth/sign-in-record.ts";
import { Problem } from "../../../server/kit/problem.ts";
import { afterJobs } from "../../support/after-jobs.ts";
import { enroll } from "../../support/authenticator.ts";
import { codeAt } from "../../support/code-at.ts";
import { testDatabase } from "../../support/database.ts";
import { asking } from "../../support/people.ts";
import { newFolder } from "../../support/new-folder.ts";
import { startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT, addPerson, OTHER_ACCOUNT, PASSWORD } from "../../support/test-accounts.ts";
import { TestBrowser } from "../../support/test-browser.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const HERE = "203.0.113.5";
const WORDS = /^(session|sign-in|proof)-/;

let platform: TestPlatform;
let now = Date.UTC(2026, 5, 1);
let number = 0;
let email = "";
let id = "";
beforeAll(async () => {
  platform = await startPlatform({ now: () => now, config: { trustedProxies: ["127.0.0.1"] } });
});
beforeEach(async () => {
  now += DAY;
  email = `person${++number}@demo.example`;
  id = await addPerson(platform.database.db, email, 2, "supervisor");
});
afterAll(() => platform.close());

const db = () => platform.database.db;
const at = (address = HERE) => new TestBrowser(platform, address);
const NAMED = { "user-agent": "Lynx 2.9" };

interface Fact {
  readonly type: string;
  readonly subject: string;
  readonly data: {
    readonly by?: string;
    readonly before?: { readonly user?: string };
    readonly after?: Readonly<Record<string, string>>;
  };
}

/** Returns the audit entries about sign-ins of an account, oldest first; optionally of one user. */
async function facts(account = ACCOUNT, person?: string): Promise<Fact[]> {
  const rows = await db()
    .selectFrom("events")
    .innerJoin("channels", "channels.number", "events.channel")
    .where("channels.name", "=", `account/${account}/audit`)
    .select(["events.type", "events.subject", "events.data"])
    .orderBy("events.offset")
    .execute();
  const all = rows
    .map(({ type, subject, data }) => ({ type, subject, data: data as Fact["data"] }))
    .filter(({ type }) => WORDS.test(type)); // as it was written
  return person === undefined
    ? all
    : all.filter(
        ({ subject, data }) => subject === `user/${person}` || [data.by, data.before?.user].includes(person),
      );
}

const typesOf = async (person = id) =>
  (await facts(ACCOUNT, person)).map(({ type, data }) =>
    [type, ...[data.after?.reason, data.after?.closed].filter((word) => word !== undefined)].join(" "),
  );
/** Waits for this number of entries of a user, and returns them. */
async function entriesOf(count: number, person = id): Promise<string[]> {
  await afterJobs(platform, async () => (await typesOf(person)).length).toBe(count);
  return typesOf(person);
}

test("records a sign-in with method, address, browser and whether it is remembered", async () => {
  await at().ask("POST /auth/login", {
    json: { strategy: "local", email, password: PASSWORD, agreement: true, remember: true },
    headers: NAMED,
  });
  const [session] = await db().selectFrom("sessions").select("id").where("user_id", "=", id).execute();
  expect(await facts(ACCOUNT, id)).toEqual([
    {
      type: "session-created",
      subject: `session/${session?.id}`,
      data: { by: id, after: { way: "password", address: HERE, agent: "Lynx 2.9", remember: true } },
    },
  ]);
});

test("cuts the user agent to 256 characters, for agents too", async () => {
  const agents = async (login: string, person: string) => {
    await at().ask("POST /auth/login", {
      json: { strategy: "local", email: login, password: PASSWORD, agreement: true },
      headers: { "user-agent": "x".repeat(5_000) },
    });
    await afterJobs(platform, () => facts(ACCOUNT, person)).toHaveLength(1);
    return (await facts(ACCOUNT, person)).map(({ data }) => data.after?.["agent"]);
  };
  const agent = await addPerson(db(), `agent-${email}`, 5, "agent");
  expect([await agents(email, id), await agents(`agent-${email}`, agent)]).toEqual([
    ["x".repeat(256)],
    ["x".repeat(256)],
  ]);
  expect(await db().selectFrom("sessions").select("agent").where("user_id", "=", id).execute()).toEqual([
    { agent: "x".repeat(256) },
  ]);
});

test("records whether a code or a backup code was the second factor", async () => {
  const { accessToken: token } = await platform.signIn(email);
  const { secret, backupCodes } = await enroll(platform, token, now);
  now += MINUTE;
  for (const otp of [await codeAt(secret, now), backupCodes[0]])
    expect((await at().signIn(email, PASSWORD, { otp })).status).toBe(200);
  expect((await facts(ACCOUNT, id)).map(({ data }) => data.after?.way)).toEqual([
    "password",
    "password-and-code",
    "password-and-backup-code",
  ]);
});

test("records the end of a session with its author and reason", async () => {
  const admin = asking(platform, { token: (await platform.signIn("admin@demo.example")).accessToken });
  const tokens = async () => (await at().signIn(email)).body;
  await platform.api("POST /auth/logout", { token: textOf((await tokens()).refreshToken) });
  expect((await entriesOf(2)).at(-1)).toBe("session-removed logout");
  const own = { token: textOf((await tokens()).accessToken) };
  await tokens();
  const [, other] = Object.values((await platform.api("GET /sessions", own)).body.data ?? {}).sort(
    (a, b) => Number(b.current) - Number(a.current),
  );
  await platform.api(`DELETE /sessions/${textOf(other?._id)}`, own);
  expect((await entriesOf(5)).at(-1)).toBe("session-removed revoked");
  await tokens();
  await platform.api("DELETE /sessions", own);
  expect((await entriesOf(7)).at(-1)).toBe("session-removed revoked");
  await admin.patch(`/users/${id}`, { password: "violet-tram-93" }, 1);
  expect((await entriesOf(8)).at(-1)).toBe("session-removed password");
  expect((await facts(ACCOUNT, id)).at(-1)?.data).toEqual({
    by: "65a0f0010000000000000001",
    before: { user: id, address: HERE, agent: expect.any(String), remember: false },
    after: { reason: "password" },
  });
});

test("records the end of a session once, even when it is ended several times", async () => {
  await platform.signIn(email);
  const { id: session } = await db()
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", id)
    .executeTakeFirstOrThrow();
  const sessions = new Sessions(db(), new AccessTokens(new Uint8Array(32), () => now), () => now);
  const record = new SignInRecord(db(), () => now);
  sessions.onEnded((ended) => ended.forEach((one) => record.ended(one)));
  await Promise.all(
    Array.from({ length: 5 }, () => sessions.end({ account: ACCOUNT, user: id }, session, "logout")),
  );
  (
    await db()
      .transaction()
      .execute((trx) =>
        sessions.endAll(trx, { account: ACCOUNT, user: id, by: "65a0f0010000000000000001" }, "revoked"),
      )
  )();
  await record.write();
  expect(await typesOf()).toEqual(["session-created", "session-removed logout"]);
});

test("a backlog is written a thousand lines at a time, in order: what cannot be written keeps nothing back that was noted long before", async () => {
  const record = new SignInRecord(db(), () => now);
  const note = (address: string) =>
    record.refused({ account: ACCOUNT, user: id }, new Problem("no-subscription"), address);
  for (let n = 0; n < 2_500; n++) note(n === 2_400 ? "no text of a database has a \0" : String(n));
  await expect(record.write()).rejects.toThrow("Unicode");
  expect((await facts(ACCOUNT, id)).map(({ data }) => data.after?.["address"])).toEqual(
    Array.from({ length: 2_000 }, (_, n) => String(n)),
  );
});

test("records wrong passwords until the lock, the lock once, and no attempts after it", async () => {
  const stranger = at("203.0.113.99");
  await Promise.all(Array.from({ length: 30 }, () => stranger.status(email, "wrong")));
  const words = await entriesOf(10);
  expect(words.toSorted()).toEqual([
    "sign-in-locked wrong-credentials strangers",
    ...Array.from({ length: 9 }, () => "sign-in-refused wrong-credentials"),
  ]);
  const locked = (await facts(ACCOUNT, id)).find(({ type }) => type === "sign-in-locked");
  expect(locked).toEqual({
    type: "sign-in-locked",
    subject: `user/${id}`,
    data: {
      after: {
        reason: "wrong-credentials",
        closed: "strangers",
        until: new Date(now + 15 * MINUTE).toISOString(),
        address: "203.0.113.99",
      },
    },
  });
});

test("records wrong passwords from a known browser and in password proofs in the same way", async () => {
  const home = at();
  const { body } = await home.signIn(email);
  await Promise.all(Array.from({ length: 12 }, () => home.status(email, "wrong")));
  expect((await entriesOf(11)).toSorted()).toEqual([
    "session-created",
    "sign-in-locked wrong-credentials browser",
    ...Array.from({ length: 9 }, () => "sign-in-refused wrong-credentials"),
  ]);
  const prove = (password: string) =>
    platform.api("POST /sessions/current/proof", { token: textOf(body.accessToken), json: { password } });
  await prove(PASSWORD);
  await Promise.all(Array.from({ length: 12 }, () => prove("wrong")));
  expect((await entriesOf(22)).slice(11).toSorted()).toEqual([
    "proof-locked wrong-credentials session",
    ...Array.from({ length: 9 }, () => "proof-refused wrong-credentials"),
    "session-proved",
  ]);
});

test("records a lock of all sessions and browsers of a user after their last attempt", async () => {
  const { accessToken: token } = await platform.signIn(email);
  await db()
    .insertInto("attempts")
    .values(
      Array.from({ length: 49 }, (_, n) => ({
        id: `elsewhere ${n}`,
        login: `${ACCOUNT}/${id}/session/${n}`,
        address: null,
        at: now,
      })),
    )
    .execute();
  await platform.api("POST /sessions/current/proof", { token, json: { password: "wrong" } });
  expect(await entriesOf(2)).toEqual(["session-created", "proof-locked wrong-credentials person"]);
});

test("records wrong codes and each lock that they cause", async () => {
  const { secret } = await enroll(platform, (await platform.signIn(email)).accessToken, now);
  const wrong = async (times: number) => {
    for (let time = 0; time < times; time++)
      await at().signIn(email, PASSWORD, { otp: "AAAA-BBBB-CCCC-DDDD-EEEE-FFFF" });
  };
  await at().signIn(email, PASSWORD, { otp: await codeAt(secret, now - 5 * MINUTE) });
  await wrong(6);
  now += 10 * MINUTE;
  await wrong(6);
  expect(await entriesOf(11)).toEqual([
    "session-created",
    "sign-in-refused two-factor-expired",
    ...Array.from({ length: 3 }, () => "sign-in-refused two-factor-wrong"),
    "sign-in-locked two-factor-wrong codes",
    ...Array.from({ length: 4 }, () => "sign-in-refused two-factor-wrong"),
    "sign-in-locked two-factor-wrong codes",
  ]);
  const until = (await facts(ACCOUNT, id)).flatMap(({ data }) =>
    data.after?.until === undefined ? [] : Date.parse(data.after.until) - now,
  );
  expect(until).toEqual([0, 50 * MINUTE]);
});

test("records the reason when a user with the right password is refused", async () => {
  const admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
  const restricted = await platform.api("POST /security/ip-restrictions", {
    ...admin,
    json: { range: "198.51.100.0/24", users: [id] },
  });
  expect(restricted.status).toBe(200);
  expect(await at().status(email)).toBe(403);
  await platform.api(`DELETE /security/ip-restrictions/${textOf(restricted.body._id)}`, admin);
  await db().updateTable("users").set({ disabled: true }).where("id", "=", id).execute();
  expect(await at().status(email)).toBe(401);
  expect(await entriesOf(2)).toEqual(["sign-in-refused address-not-allowed", "sign-in-refused disabled"]);
  expect(await at().status("admin@lapsed.example")).toBe(402);
  await afterJobs(platform, async () =>
    (await facts("65b0f0000000000000000002")).map(({ data }) => data.after?.reason),
  ).toEqual(["no-subscription"]);
  expect(await at().status("beyond@other.example")).toBe(200);
  await afterJobs(platform, async () =>
    (await facts(OTHER_ACCOUNT)).map(({ data }) => data.after?.reason),
  ).toEqual(["level"]);
});

test("an agent who is sent to the agent panel is in the audit, without a session", async () => {
  await at().status("agent@demo.example");
  const { id: agent } = await db()
    .selectFrom("users")
    .select("id")
    .where("email", "=", "agent@demo.example")
    .executeTakeFirstOrThrow();
  expect(await entriesOf(1, agent)).toEqual(["sign-in-redirected"]);
  expect((await facts(ACCOUNT, agent))[0]).toMatchObject({
    subject: `user/${agent}`,
    data: { by: agent, after: { way: "password", address: HERE } },
  });
});

test("records no unknown usernames, no missing codes and no typed text", async () => {
  const before = await facts();
  await at().status("My-Secret-1!", "Typed-Secret-2?");
  await at().signIn(email, PASSWORD, { agreement: false });
  await at().status(email, "Typed-Secret-3!");
  await entriesOf(1);
  const now = await facts();
  expect(now).toHaveLength(before.length + 1);
  expect(JSON.stringify(now)).not.toMatch(/secret/i);
});

test("reports failed writes and retries them for each account separately", async () => {
  const record = new SignInRecord(db(), () => now);
  record.refused({ account: "no account at all", user: "nobody" }, new Problem("wrong-credentials"), HERE);
  record.refused({ account: ACCOUNT, user: id }, new Problem("wrong-credentials"), HERE);
  await db().schema.alterTable("channels").renameTo("channels_away").execute();
  try {
    await expect(record.write()).rejects.toThrow("channels");
  } finally {
    await db().schema.alterTable("channels_away").renameTo("channels").execute();
  }
  await record.write().catch(() => undefined);
  expect(await typesOf()).toEqual(["sign-in-refused wrong-credentials"]);
});

test("writes the audit log while a mail server does not respond", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void silent.close());
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo; // it listens by TCP
  const waiting = await startPlatform({ now: () => now, config: { smtpUrl: `smtp://127.0.0.1:${port}` } });
  const connected = once(silent, "connection");
  await waiting.api("POST /auth/password-reset", {
    json: { email: "supervisor@demo.example", kind: "reset" },
  });
  const [connection] = (await connected) as [Socket]; // as its event has it
  await waiting.api("POST /auth/login", {
    json: { strategy: "local", email: "supervisor@demo.example", password: "wrong", agreement: true },
  });
  const refused = () =>
    waiting.database.db.selectFrom("events").select("id").where("type", "=", "sign-in-refused").execute();
  // Not waited for: the round of the mail server takes as long as the server does.
  void waiting.platform.runJobs();
  await expect.poll(async () => (await refused()).length).toBe(1);
  expect(connection.destroyed).toBe(false);
  connection.destroy();
  await waiting.close();
});

test("writes pending entries to the audit log after a restart", async () => {
  const folder = newFolder();
  const one = await startPlatform({
    database: await testDatabase(folder),
    now: () => now,
    delays: { jobs: 3_600_000 },
  });
  await one.api("POST /auth/login", {
    json: { strategy: "local", email: "supervisor@demo.example", password: "wrong", agreement: true },
  });
  await one.close();
  const again = await testDatabase(folder);
  const refused = await again.db
    .selectFrom("events")
    .select("id")
    .where("type", "=", "sign-in-refused")
    .execute();
  await again.close();
  expect(refused).toHaveLength(1);
});
