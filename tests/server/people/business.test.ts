import { afterAll, beforeAll, expect, test } from "vitest";
import { asking, faults } from "../../support/people.ts";
import { startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT, addPerson } from "../../support/test-accounts.ts";

const PRINCIPAL = "65a0f0010000000000000001";
const SUPERVISOR = "65a0f0010000000000000002";

let platform: TestPlatform;
let now = Date.UTC(2026, 5, 1);
let second: string;
beforeAll(async () => {
  platform = await startPlatform({ now: () => now });
  second = await addPerson(platform.database.db, "second@demo.example", 1, "admin");
});
afterAll(() => platform.close());

const as = async (email: string) => asking(platform, { token: (await platform.signIn(email)).accessToken });
const account = `/accounts/${ACCOUNT}`;
const version = async () => Number((await (await as("admin@demo.example")).get(account)).body.version);

test("lets only the principal administrator set the business details", async () => {
  const business = {
    name: "Switchboard SL",
    taxId: "B-12345678",
    address: "Calle Mayor 1\nMadrid",
    country: "ES",
    language: "es",
  };
  const { status, body } = await (await as("admin@demo.example")).patch(account, business, await version());
  expect([status, body]).toMatchObject([200, { ...business, principal: PRINCIPAL }]);
  const admin = await as("second@demo.example");
  for (const [member, value] of Object.entries({ ...business, principal: second })) {
    expect(faults(await admin.patch(account, { [member]: value }, await version()))).toEqual([
      403,
      `/body/${member} not-yours-to-change`,
    ]);
  }
  expect((await admin.patch(account, { timeZone: "Europe/Paris" }, await version())).status).toBe(200);
});

test("a country is one of ISO 3166-1, and nothing is blank", async () => {
  const admin = await as("admin@demo.example");
  expect(faults(await admin.patch(account, { country: "XX" }, await version()))).toEqual([
    422,
    "/body/country not-one-of",
  ]);
  expect(faults(await admin.patch(account, { country: "Spain" }, await version()))).toEqual([
    422,
    "/body/country pattern",
  ]);
  expect(faults(await admin.patch(account, { taxId: " ", address: "" }, await version()))).toEqual([
    422,
    "/body/taxId too-short",
    "/body/address too-short",
  ]);
});

test("transfers the account only to another administrator who can sign in, with a fresh password check", async () => {
  const { accessToken, refreshToken } = await platform.signIn("admin@demo.example");
  expect(accessToken).not.toBe("");
  now += 10 * 60_000;
  const { body } = await platform.api("POST /auth/refresh-token", { json: { refreshToken } });
  const stale = asking(platform, { token: textOf(body.accessToken) });
  expect((await stale.patch(account, { principal: second }, await version())).body.type).toBe(
    "/problems/proof-needed",
  );
  const admin = await as("admin@demo.example");
  const refused = [422, "/body/principal not-an-administrator"];
  for (const id of [SUPERVISOR, "65b0f0010000000000000001", "0123456789abcdef01234567"])
    expect(faults(await admin.patch(account, { principal: id }, await version()))).toEqual(refused);
  await platform.database.db.updateTable("users").set({ disabled: true }).where("id", "=", second).execute();
  expect(faults(await admin.patch(account, { principal: second }, await version()))).toEqual(refused);
  await platform.database.db.updateTable("users").set({ disabled: false }).where("id", "=", second).execute();
  expect((await admin.patch(account, { principal: second }, await version())).body.principal).toBe(second);
  expect((await admin.get("/auth/check-token")).body).toMatchObject({ principal: false });
  expect((await admin.patch(account, { principal: PRINCIPAL }, await version())).status).toBe(403);
  const next = await as("second@demo.example");
  expect((await next.get("/auth/check-token")).body).toMatchObject({ principal: true });
  expect((await next.patch(`/users/${PRINCIPAL}`, { privilege: "supervisor" }, 1)).status).toBe(200);
});

test("transfers the account once with two concurrent requests", async () => {
  const principal = await as("second@demo.example");
  const others = [
    await addPerson(platform.database.db, "third@demo.example", 1, "admin"),
    await addPerson(platform.database.db, "fourth@demo.example", 1, "admin"),
  ];
  const at = await version();
  const answers = await Promise.all(others.map((id) => principal.patch(account, { principal: id }, at)));
  // The second request gets the new version, or its user is no longer the principal.
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
    200,
    expect.toBeOneOf([403, 412]),
  ]);
});
