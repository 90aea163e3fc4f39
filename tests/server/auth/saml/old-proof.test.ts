import { afterAll, beforeAll, expect, test } from "vitest";
import { asking, GOOD_PASSWORD } from "../../../support/people.ts";
import { startPlatform, type TestPlatform, textOf } from "../../../support/platform.ts";
import { answerTo, begin, claim, post, setUp } from "./test-provider.ts";

const MINUTE = 60_000;

let platform: TestPlatform;
let number = 0;
beforeAll(async () => {
  platform = await startPlatform();
  await setUp(platform, (await platform.signIn("admin@demo.example")).accessToken);
});
afterAll(() => platform.close());

/** Returns the result of creating a user as an administrator, authenticated by the provider at that time. */
async function handsOutPower(authenticatedAt: number | null): Promise<string> {
  const browser = await begin(platform, "admin@demo.example");
  const login = await claim(
    platform,
    await post(platform, answerTo(browser, { nameId: "admin@demo.example", authenticatedAt })),
    browser,
  );
  expect(login.status).toBe(200);
  const made = {
    firstname: "New",
    lastname: "Comer",
    username: `newcomer${++number}`,
    password: GOOD_PASSWORD,
    privilege: "agent",
  };
  const { status, body } = await asking(platform, { token: textOf(login.body.accessToken) }).post(
    "/users",
    made,
  );
  return status < 300 ? "made" : textOf(body.type);
}

test("requires a password proof for granting rights after a sign-in by provider cookie", async () => {
  expect(await handsOutPower(Date.now() - 11 * MINUTE)).toBe("/problems/proof-needed");
});

test("allows granting rights for ten minutes after an authentication at the provider", async () => {
  expect(await handsOutPower(Date.now())).toBe("made");
  expect(await handsOutPower(Date.now() - 9 * MINUTE)).toBe("made");
});

test("a provider that does not say when it asked has asked long ago", async () => {
  expect(await handsOutPower(null)).toBe("/problems/proof-needed");
});

test("does not prolong the proof when the provider's clock is ahead", async () => {
  expect(await handsOutPower(Date.now() + 60 * MINUTE)).toBe("made");
  const { db } = platform.database;
  const { proved_at, created_at } = await db
    .selectFrom("sessions")
    .select(["proved_at", "created_at"])
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(proved_at).toBe(created_at);
});
