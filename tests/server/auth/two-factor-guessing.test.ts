import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { enroll } from "../../support/authenticator.ts";
import { codeAt } from "../../support/code-at.ts";
import { testDatabase } from "../../support/database.ts";
import { newFolder } from "../../support/new-folder.ts";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";
import { PASSWORD } from "../../support/test-accounts.ts";

const MINUTE = 60_000;
const SUPERVISOR = "supervisor@demo.example";
const folder = newFolder();

let platform: TestPlatform;
let secret = "";
let now = Date.UTC(2026, 5, 1);
const start = async () => startPlatform({ database: await testDatabase(folder), now: () => now });
beforeAll(async () => {
  platform = await start();
  ({ secret } = await enroll(platform, (await platform.signIn(SUPERVISOR)).accessToken, now));
});
beforeEach(() => {
  now += 61 * MINUTE;
});
afterAll(() => platform.close());

const ask = (values: object) =>
  platform.api("POST /auth/login", {
    json: { strategy: "local", email: SUPERVISOR, password: PASSWORD, agreement: true, ...values },
  });
const login = async (values: object = {}) => (await ask(values)).status;
/** Six digits that are not the code of any time near. */
async function wrong(): Promise<string> {
  const right = new Set(
    await Promise.all(Array.from({ length: 24 }, (_, n) => codeAt(secret, now - (n - 2) * 30_000))),
  );
  return ["111111", "222222", "333333"].find((code) => !right.has(code)) ?? "444444";
}
const guess = async (times: number) => {
  const otp = await wrong();
  const answers: number[] = [];
  for (let time = 0; time < times; time++) answers.push(await login({ otp }));
  return answers;
};
const right = async () => login({ otp: await codeAt(secret, now) });

test("five wrong codes close the door for ten minutes, to the right one too, and the password opens it no sooner", async () => {
  expect(await guess(5)).toEqual([401, 401, 401, 401, 401]);
  const closed = await ask({ otp: await codeAt(secret, now) });
  expect([closed.status, closed.headers.get("retry-after")]).toEqual([410, "600"]);
  // A right password without a code reports the missing code, and does not lift the lock.
  expect([await login(), await right()]).toEqual([412, 410]);
  now += 10 * MINUTE - 1;
  expect(await right()).toBe(410);
  now += 1;
  expect(await right()).toBe(200);
});

test("ten wrong codes close it for an hour", async () => {
  await guess(5);
  now += 10 * MINUTE;
  expect(await guess(6)).toEqual([401, 401, 401, 401, 401, 410]);
  now += 49 * MINUTE;
  expect(await right()).toBe(410);
  now += MINUTE;
  expect(await right()).toBe(200);
});

test("two hundred guesses at the same moment get no further than five", async () => {
  const otp = await wrong();
  const answers = await Promise.all(Array.from({ length: 200 }, () => login({ otp })));
  expect([
    answers.filter((status) => status === 401).length,
    answers.filter((status) => status === 410).length,
  ]).toEqual([5, 195]);
});

test("guesses of backup codes count, and so do codes that are too old", async () => {
  expect([
    await login({ otp: "AAAA-BBBB-CCCC-DDDD-EEEE-FFFF" }),
    await login({ otp: await codeAt(secret, now - 5 * MINUTE) }),
    ...(await guess(3)),
    await right(),
  ]).toEqual([401, 412, 401, 401, 401, 410]);
});

test("guesses in a proof count with those at the door", async () => {
  const { body } = await ask({ otp: await codeAt(secret, now) });
  const { accessToken: token } = body as unknown as { accessToken: string }; // as the contract has it
  const otp = await wrong();
  const prove = async () =>
    (await platform.api("POST /sessions/current/proof", { token, json: { password: PASSWORD, otp } })).status;
  expect([await prove(), await prove(), ...(await guess(3)), await prove(), await right()]).toEqual([
    422, 422, 401, 401, 401, 410, 410,
  ]);
});

test("a right password without its code is no wrong password", async () => {
  for (let time = 0; time < 12; time++) expect(await login()).toBe(412);
  expect(await right()).toBe(200);
});

test("does not reveal or use up a code that comes with a wrong password", async () => {
  for (let time = 0; time < 6; time++)
    expect((await ask({ password: "wrong", otp: await codeAt(secret, now) })).body.type).toBe(
      "/problems/wrong-credentials",
    );
  expect(await right()).toBe(200);
});

test("a restart forgets no wrong code, and no code that was used", async () => {
  const used = await codeAt(secret, now);
  expect(await login({ otp: used })).toBe(200);
  await guess(4);
  await platform.close();
  platform = await start();
  expect((await ask({ otp: used })).body.type).toBe("/problems/two-factor-expired");
  expect(await guess(1)).toEqual([410]);
});

test("does not extend a lock by a year when the clock is set back by a year", async () => {
  const present = now;
  now += 365 * 24 * 60 * MINUTE;
  expect(await right()).toBe(200);
  await guess(5);
  now = present;
  expect(await right()).toBe(200);
});
