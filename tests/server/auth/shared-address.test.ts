import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Claims } from "../../../server/auth/claims.ts";
import { addPerson, ACCOUNT } from "../../support/test-accounts.ts";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";
import { TestBrowser } from "../../support/test-browser.ts";

const MINUTE = 60_000;
const OFFICE = "203.0.113.40";

let platform: TestPlatform;
let now = Date.UTC(2026, 5, 1);
let number = 0;
let email = "";
let id = "";
beforeAll(async () => {
  platform = await startPlatform({ now: () => now, config: { trustedProxies: ["127.0.0.1"] } });
});
beforeEach(async () => {
  now += 16 * MINUTE;
  email = `shared${++number}@demo.example`;
  id = await addPerson(platform.database.db, email, 2, "supervisor");
});
afterAll(() => platform.close());

const browser = () => new TestBrowser(platform, OFFICE);
const begin = async () =>
  (await browser().ask("POST /auth/sso", { json: { email, agreement: true } })).status;
const claim = () =>
  new Claims(platform.database.db, () => now).make(
    platform.database.db,
    { account: ACCOUNT, user: id, remember: false, provedAt: now },
    null,
  );
const take = async (waiting: string) => (await browser().ask(`GET /auth/login/${waiting}`)).status;

test("starts and completes single sign-on while wrong passwords from the same address lock password sign-in", async () => {
  for (let n = 0; n < 100; n++)
    expect(await browser().status(`nobody${number}-${n}@demo.example`, "wrong")).toBe(401);
  expect([await browser().status(email), await begin(), await take(await claim())]).toEqual([410, 200, 200]);
});

test("accepts passwords and valid claims while made-up claims from the same address are refused", async () => {
  const made = await Promise.all(Array.from({ length: 301 }, (_, n) => take(`made-up-${n}`)));
  expect([
    made.filter((status) => status === 423).length,
    made.filter((status) => status === 410).length,
  ]).toEqual([300, 1]);
  expect([await browser().status(email), await begin(), await take(await claim())]).toEqual([200, 200, 200]);
});
