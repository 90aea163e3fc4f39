import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GOOD_PASSWORD } from "../../support/people.ts";
import { type Answer, startPlatform, type TestPlatform } from "../../support/platform.ts";
import { PASSWORD } from "../../support/test-accounts.ts";

const MINUTE = 60_000;
const SUPERVISOR = "65a0f0010000000000000002";

let platform: TestPlatform;
let now = Date.UTC(2026, 5, 1);
let token = "";
beforeAll(async () => {
  platform = await startPlatform({ now: () => now });
});
beforeEach(async () => {
  now += MINUTE;
  token = (await platform.signIn("supervisor@demo.example")).accessToken;
});
afterAll(() => platform.close());

const many = (count: number, ask: () => Promise<Answer>) => Promise.all(Array.from({ length: count }, ask));
const statuses = (answers: readonly Answer[]) => [...new Set(answers.map(({ status }) => status))];

test("answers three hundred unknown claims per minute and address, and rejects the next for a minute", async () => {
  const claim = () => platform.api("GET /auth/login/no-login-waits-under-this-name");
  expect(statuses(await many(300, claim))).toEqual([423]);
  const refused = await claim();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([410, "60"]);
  now += MINUTE;
  expect((await claim()).status).toBe(423);
});

const change = (password: string, by = token) =>
  platform.api(`PATCH /users/${SUPERVISOR}`, {
    token: by,
    json: { password },
    headers: { "if-match": '"99"' },
  });
const prove = (by = token) =>
  platform.api("POST /sessions/current/proof", { token: by, json: { password: PASSWORD } });
const another = async () => (await platform.signIn("supervisor@demo.example")).accessToken;

test("one person sets a hundred and twenty passwords in a minute, in however many sessions; more are turned away", async () => {
  const other = await another();
  expect(statuses(await many(120, () => change(GOOD_PASSWORD)))).not.toContain(429);
  for (const session of [token, other]) {
    const refused = await change(GOOD_PASSWORD, session);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  }
  now += MINUTE;
  expect((await change(GOOD_PASSWORD)).status).not.toBe(429);
});

test("sixty passwords are shown again in one session in a minute, and a hundred and twenty by one person; more are turned away, right ones too", async () => {
  const others = [await another(), await another()] as const;
  expect(statuses(await many(60, prove))).toEqual([204]);
  expect((await prove()).status).toBe(410);
  expect(statuses(await many(60, () => prove(others[0])))).toEqual([204]);
  expect((await prove(others[1])).status).toBe(410);
  expect(
    (
      await platform.api("POST /sessions/current/proof", {
        token: (await platform.signIn("admin@demo.example")).accessToken,
        json: { password: PASSWORD },
      })
    ).status,
  ).toBe(204);
  now += MINUTE;
  expect((await prove()).status).toBe(204);
});
