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

/**
 * What making a user is answered to the administrator who comes from the provider, which had asked them then.
 */
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

test("whoever comes by the cookie of their provider hands out no power: whoever finds a screen open could do the same", async () => {
  expect(await handsOutPower(Date.now() - 11 * MINUTE)).toBe("/problems/proof-needed");
});

test("whoever the provider has just asked hands it out, until ten minutes later", async () => {
  expect(await handsOutPower(Date.now())).toBe("made");
  expect(await handsOutPower(Date.now() - 9 * MINUTE)).toBe("made");
});

test("a provider that does not say when it asked has asked long ago", async () => {
  expect(await handsOutPower(null)).toBe("/problems/proof-needed");
});

test("a provider whose clock is ahead makes nobody's proof last longer", async () => {
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
