import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { enroll, type Enrolled, textsOf } from "../../support/authenticator.ts";
import { codeAt } from "../../support/code-at.ts";
import { startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT, addPerson, PASSWORD } from "../../support/test-accounts.ts";

const MINUTE = 60_000;
const STEP = 30_000;
const ADMIN = "65a0f0010000000000000001";

let platform: TestPlatform;
let now = Date.UTC(2026, 5, 1);
beforeAll(async () => {
  platform = await startPlatform({ now: () => now });
});
beforeEach(() => {
  now += 20 * MINUTE;
});
afterAll(() => platform.close());

let people = 0;
/** Creates a user and signs them in. */
async function newUser(): Promise<{ email: string; id: string; token: string }> {
  const email = `somebody-${++people}@demo.example`;
  const id = await addPerson(platform.database.db, email, 2, "supervisor");
  return { email, id, token: (await platform.signIn(email)).accessToken };
}
/** The same with the second factor on; the code of the moment has been used to confirm it. */
async function careful(): Promise<Enrolled & { email: string; id: string; token: string }> {
  const person = await newUser();
  const enrolled = await enroll(platform, person.token, now);
  now += STEP;
  return { ...person, ...enrolled };
}
const login = async (email: string, values: object = {}) => {
  const { status, body } = await platform.api("POST /auth/login", {
    json: { strategy: "local", email, password: PASSWORD, agreement: true, ...values },
  });
  return body.type ? `${status} ${textOf(body.type).replace("/problems/", "")}` : status;
};
const audited = async () => {
  const { body } = await platform.api("GET /events", {
    token: (await platform.signIn("admin@demo.example")).accessToken,
    query: `channel=account/${ACCOUNT}/audit`,
  });
  return body;
};

test("it is off until a code confirms it, and then ten backup codes are shown once", async () => {
  const { id, token, email } = await newUser();
  const path = `/users/${id}/2fa`;
  const read = async () => (await platform.api(`GET ${path}`, { token })).body;
  expect(await read()).toEqual({ enabled: false, since: null, backupCodesLeft: 0 });
  const { body: begun } = await platform.api(`POST ${path}`, { token });
  expect(textOf(begun.uri)).toBe(
    `otpauth://totp/Switchboard:${encodeURIComponent(email)}?secret=${textOf(begun.secret)}&issuer=Switchboard`,
  );
  expect([await login(email), await read()]).toEqual([
    200,
    { enabled: false, since: null, backupCodesLeft: 0 },
  ]);
  const { body } = await platform.api(`PATCH ${path}`, {
    token,
    json: { code: await codeAt(textOf(begun.secret), now) },
  });
  expect(textsOf(body.backupCodes)).toHaveLength(10);
  for (const code of textsOf(body.backupCodes)) expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
  expect(await read()).toEqual({ enabled: true, since: new Date(now).toISOString(), backupCodesLeft: 10 });
});

test("a wrong code confirms nothing, nor does the right one after ten minutes", async () => {
  const { id, token, email } = await newUser();
  const path = `/users/${id}/2fa`;
  const confirm = async (code: string) =>
    (await platform.api(`PATCH ${path}`, { token, json: { code } })).status;
  expect(await confirm("123456")).toBe(409);
  const secret = textOf((await platform.api(`POST ${path}`, { token })).body.secret);
  expect([
    await confirm(await codeAt(secret, now - 10 * MINUTE)),
    await confirm(await codeAt(secret, now + MINUTE)),
  ]).toEqual([422, 422]);
  now += 10 * MINUTE;
  const later = (await platform.signIn(email)).accessToken;
  expect(
    (await platform.api(`PATCH ${path}`, { token: later, json: { code: await codeAt(secret, now) } })).status,
  ).toBe(409);
  expect((await platform.api(`GET ${path}`, { token: later })).body.enabled).toBe(false);
});

test("confirms only the later of two setups", async () => {
  const { id, token } = await newUser();
  const path = `/users/${id}/2fa`;
  const begin = async () => textOf((await platform.api(`POST ${path}`, { token })).body.secret);
  const confirm = async (secret: string) =>
    (await platform.api(`PATCH ${path}`, { token, json: { code: await codeAt(secret, now) } })).status;
  const [first, second] = [await begin(), await begin()];
  expect([await confirm(first), await confirm(second), await confirm(second)]).toEqual([422, 200, 409]);
  expect((await platform.api(`POST ${path}`, { token })).status).toBe(409);
});

test("requires a code besides the password, and reports wrong and expired codes", async () => {
  const { email, secret } = await careful();
  expect(await login(email)).toBe("412 two-factor-needed");
  expect(await login(email, { otp: await codeAt(secret, now + 5 * MINUTE) })).toBe("401 two-factor-wrong");
  expect(await login(email, { otp: await codeAt(secret, now - 5 * MINUTE) })).toBe("412 two-factor-expired");
  expect(await login(email, { password: "wrong", otp: await codeAt(secret, now) })).toBe(
    "401 wrong-credentials",
  );
  const code = await codeAt(secret, now);
  expect(await login(email, { otp: `${code.slice(0, 3)} ${code.slice(3)}` })).toBe(200);
});

test("a code signs in once, and so does the one that confirmed", async () => {
  const { email, secret } = await careful();
  expect(await login(email, { otp: await codeAt(secret, now - STEP) })).toBe("412 two-factor-expired");
  const otp = await codeAt(secret, now);
  expect([await login(email, { otp }), await login(email, { otp })]).toEqual([200, "412 two-factor-expired"]);
  now += STEP;
  expect(await login(email, { otp: await codeAt(secret, now) })).toBe(200);
});

test("fifty who come with the same code at the same moment are one that gets in", async () => {
  const { email, secret } = await careful();
  const otp = await codeAt(secret, now);
  const answers = await Promise.all(Array.from({ length: 50 }, () => login(email, { otp })));
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
});

test("a backup code signs in once, however it is written, and by fifty at the same moment too", async () => {
  const {
    email,
    path,
    token,
    backupCodes: [first = "", second = "", third = ""],
  } = await careful();
  expect([await login(email, { otp: first }), await login(email, { otp: first })]).toEqual([
    200,
    "401 two-factor-wrong",
  ]);
  expect(await login(email, { otp: second.toLowerCase().replaceAll("-", "") })).toBe(200);
  const answers = await Promise.all(Array.from({ length: 50 }, () => login(email, { otp: third })));
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
  expect((await platform.api(`GET ${path}`, { token })).body.backupCodesLeft).toBe(7);
});

test("new backup codes end those before them", async () => {
  const {
    email,
    path,
    token,
    backupCodes: [old = ""],
  } = await careful();
  const { body } = await platform.api(`POST ${path}/backup-codes`, { token });
  const [first = "", ...rest] = textsOf(body.backupCodes);
  expect([rest.length, await login(email, { otp: old }), await login(email, { otp: first })]).toEqual([
    9,
    "401 two-factor-wrong",
    200,
  ]);
});

test("rejects the backup code of another user", async () => {
  const [one, other] = [await careful(), await careful()];
  expect(await login(one.email, { otp: other.backupCodes[0] })).toBe("401 two-factor-wrong");
});

test("turned off, the password is enough again, and nothing of it is left", async () => {
  const { email, id, path, token, secret } = await careful();
  expect((await platform.api(`DELETE ${path}`, { token })).status).toBe(204);
  expect([await login(email), (await platform.api(`DELETE ${path}`, { token })).status]).toEqual([200, 404]);
  expect((await platform.api(`POST ${path}/backup-codes`, { token })).status).toBe(409);
  expect(
    await platform.database.db.selectFrom("backup_codes").selectAll().where("user_id", "=", id).execute(),
  ).toEqual([]);
  expect(await login(email, { otp: await codeAt(secret, now) })).toBe(200);
});

test("requires the code for a password proof too", async () => {
  const { id, path, token, secret } = await careful();
  await platform.database.db
    .updateTable("sessions")
    .set({ proved_at: now - 10 * MINUTE })
    .where("user_id", "=", id)
    .execute();
  expect((await platform.api(`DELETE ${path}`, { token })).body.type).toBe("/problems/proof-needed");
  const prove = (otp?: string) =>
    platform.api("POST /sessions/current/proof", {
      token,
      json: { password: PASSWORD, ...(otp !== undefined && { otp }) },
    });
  expect((await prove()).body.type).toBe("/problems/two-factor-needed");
  const wrong = await prove("abcd-efgh");
  expect([wrong.status, wrong.body.errors?.["0"]?.pointer, wrong.body.errors?.["0"]?.code]).toEqual([
    422,
    "/body/otp",
    "wrong",
  ]);
  expect((await prove(await codeAt(secret, now - 5 * MINUTE))).body.errors?.["0"]?.code).toBe("expired");
  expect((await platform.api(`DELETE ${path}`, { token })).status).toBe(403);
  expect((await prove(await codeAt(secret, now))).status).toBe(204);
  expect((await platform.api(`DELETE ${path}`, { token })).status).toBe(204);
});

test("answers requests for a colleague's second factor as for an unknown user", async () => {
  const { id, token } = await newUser();
  for (const operation of ["GET ", "POST ", "DELETE "]
    .map((method) => `${method}/users/{id}/2fa`)
    .concat("POST /users/{id}/2fa/backup-codes")) {
    const [theirs, nobodys] = [
      await platform.api(operation.replace("{id}", ADMIN), { token }),
      await platform.api(operation.replace("{id}", "0123456789abcdef01234567"), { token }),
    ];
    expect([operation, theirs.status, { ...theirs.body, instance: "" }]).toEqual([
      operation,
      404,
      { ...nobodys.body, instance: "" },
    ]);
  }
  expect((await platform.api(`PATCH /users/${ADMIN}/2fa`, { token, json: { code: "123456" } })).status).toBe(
    404,
  );
  expect((await platform.api(`GET /users/${id}/2fa`, { token })).status).toBe(200);
});

test("records that it was enabled, renewed and disabled, and stores no readable secret", async () => {
  const { id, path, token, secret, backupCodes } = await careful();
  const kept = JSON.stringify([
    await platform.database.db.selectFrom("two_factor").selectAll().execute(),
    await platform.database.db.selectFrom("backup_codes").selectAll().execute(),
  ]);
  const { body } = await platform.api(`POST ${path}/backup-codes`, { token });
  await platform.api(`DELETE ${path}`, { token });
  const log = await audited();
  const mine = Object.values(log.data ?? {}).filter(({ subject }) => textOf(subject) === `user/${id}`);
  expect(mine.map(({ type, data }) => [type, data])).toEqual(
    ["two-factor-enabled", "backup-codes-renewed", "two-factor-disabled"].map((type) => [type, { by: id }]),
  );
  for (const hidden of [secret, ...backupCodes, ...textsOf(body.backupCodes)]) {
    expect([
      kept.includes(hidden),
      kept.includes(hidden.replaceAll("-", "")),
      JSON.stringify(log).includes(hidden),
    ]).toEqual([false, false, false]);
  }
});
