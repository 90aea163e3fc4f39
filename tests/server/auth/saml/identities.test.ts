import { afterAll, beforeAll, expect, test } from "vitest";
import { startPlatform, type TestPlatform } from "../../../support/platform.ts";
import { ACCOUNT } from "../../../support/test-accounts.ts";
import { answerTo, begin, claim, ISSUER, post, setUp } from "./test-provider.ts";

const SUPERVISOR = "65a0f0010000000000000002";

let platform: TestPlatform;
let admin: string;
beforeAll(async () => {
  platform = await startPlatform();
  admin = (await platform.signIn("admin@demo.example")).accessToken;
  await setUp(platform, admin);
});
afterAll(() => platform.close());

const forget = () => platform.database.db.deleteFrom("sso_identities").execute();

/** Everything from the login to the claim. */
async function signIn(email: string, values: object = {}) {
  const browser = await begin(platform, email);
  return claim(platform, await post(platform, answerTo(browser, { nameId: email, ...values })), browser);
}

test("identifies a user by the name of the first sign-in, even when the emails change", async () => {
  await forget();
  const persistent = { nameIdFormat: "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent" };
  const first = await signIn("supervisor@demo.example", {
    ...persistent,
    nameId: "p-1",
    attributes: { email: "Supervisor@demo.example" },
  });
  expect(first.body.user).toMatchObject({ _id: SUPERVISOR });
  const moved = await signIn("supervisor@demo.example", {
    ...persistent,
    nameId: "p-1",
    attributes: { email: "admin@demo.example" },
  });
  expect(moved.body.user).toMatchObject({ _id: SUPERVISOR });
  const taken = await begin(platform, "supervisor@demo.example");
  expect(
    await post(
      platform,
      answerTo(taken, { ...persistent, nameId: "p-2", attributes: { email: "supervisor@demo.example" } }),
    ),
  ).toBe("/login?sso=failed&code=user");
  await forget();
});

test("signs in existing users of the provider's own account only", async () => {
  for (const nameId of ["admin@other.example", "nobody@demo.example", "Aisha Rahman"]) {
    const browser = await begin(platform, "supervisor@demo.example");
    expect(await post(platform, answerTo(browser, { nameId }))).toBe("/login?sso=failed&code=user");
  }
  // An email in an attribute does not override the name.
  const browser = await begin(platform, "supervisor@demo.example");
  expect(
    await post(
      platform,
      answerTo(browser, { nameId: "nobody@demo.example", attributes: { email: "admin@demo.example" } }),
    ),
  ).toBe("/login?sso=failed&code=user");
});

test("links concurrent first sign-ins with one name to one user", async () => {
  await forget();
  const browsers = await Promise.all(
    Array.from({ length: 5 }, () => begin(platform, "supervisor@demo.example")),
  );
  const led = await Promise.all(browsers.map((browser) => post(platform, answerTo(browser))));
  expect(led.every((location) => location.startsWith("/login/claim/"))).toBe(true);
  await forget();
  const names = await Promise.all(
    browsers.map(async (_, index) =>
      post(
        platform,
        answerTo(await begin(platform, "supervisor@demo.example"), {
          nameId: `p-${index}`,
          nameIdFormat: "urn:x:persistent",
          attributes: { email: "supervisor@demo.example" },
        }),
      ),
    ),
  );
  expect(names.filter((location) => location.startsWith("/login/claim/"))).toHaveLength(1);
  await forget();
});

test("a name can be forgotten, so that a person may come by another one", async () => {
  await forget();
  await signIn("supervisor@demo.example");
  const names = () => platform.api(`GET /accounts/${ACCOUNT}/sso/identities`, { token: admin });
  expect((await names()).body).toMatchObject({
    total: 1,
    data: [
      { user: { _id: SUPERVISOR, name: "Sofía Navarro" }, issuer: ISSUER, nameId: "supervisor@demo.example" },
    ],
  });
  expect(
    (await platform.api(`DELETE /accounts/${ACCOUNT}/sso/identities/${SUPERVISOR}`, { token: admin })).status,
  ).toBe(204);
  expect((await names()).body).toMatchObject({ total: 0, data: [] });
  const renamed = await begin(platform, "supervisor@demo.example");
  const led = await post(
    platform,
    answerTo(renamed, {
      nameId: "S-1",
      nameIdFormat: "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent",
      attributes: { mail: "supervisor@demo.example" },
    }),
  );
  expect((await claim(platform, led, renamed)).body.user).toMatchObject({ _id: SUPERVISOR });
  await forget();
});
