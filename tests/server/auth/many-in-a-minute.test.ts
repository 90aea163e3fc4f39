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

test("three hundred claims in a minute from one address are looked at, the next is not; a minute later one is again", async () => {
  const claim = () => platform.api("GET /auth/login/no-login-waits-under-this-name");
  // Those that find nothing are wrong guesses besides, of which an address has a hundred.
  const answers = await many(300, claim);
  expect(answers.filter(({ status }) => status === 423)).toHaveLength(100);
  await platform.database.db.deleteFrom("attempts").execute();
  const refused = await claim();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([410, "60"]);
  now += MINUTE;
  expect((await claim()).status).toBe(423);
});

test("in one session a hundred and twenty passwords are set in a minute, and sixty shown again; more are turned away, right ones too", async () => {
  const change = (password: string) => platform.api(`PATCH /users/${SUPERVISOR}`, { token, json: { password }, headers: { "if-match": '"99"' } });
  expect(statuses(await many(120, () => change(GOOD_PASSWORD)))).not.toContain(429);
  const refused = await change(GOOD_PASSWORD);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  const prove = () => platform.api("POST /sessions/current/proof", { token, json: { password: PASSWORD } });
  expect(statuses(await many(60, prove))).toEqual([204]);
  expect((await prove()).status).toBe(410);
  now += MINUTE;
  expect([(await change(GOOD_PASSWORD)).status === 429, (await prove()).status]).toEqual([false, 204]);
});
