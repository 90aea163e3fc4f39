import { afterAll, beforeAll, expect, test } from "vitest";
import { Vault } from "../../../server/auth/vault.ts";
import { changedConfiguration, configurationOf } from "../../../server/people/account-configuration.ts";
import { asking, audited, faults } from "../../support/people.ts";
import { type Ask, startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

const SECRET = "never-to-be-seen-again";
const account = `/accounts/${ACCOUNT}`;

let platform: TestPlatform;
let admin: Ask;
beforeAll(async () => {
  platform = await startPlatform();
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
});
afterAll(() => platform.close());

const read = async () => (await platform.api(`GET ${account}`, admin)).body;
const configure = async (configuration: object) =>
  asking(platform, admin).patch(account, { configuration }, Number((await read()).version));

test("an account begins with manual recording, the default distribution, every kind of file and no captcha", async () => {
  expect((await read()).configuration).toEqual({
    beta: false,
    recordingMode: "manual",
    recordingFilename: "{date}_{time}_{segment}_{callId}",
    acdModel: "default",
    maxResponseSeconds: 30,
    dismissIncoming: true,
    fileExtensions: [],
    captchaProvider: "none",
    captchaSiteKey: null,
    captchaSecret: null,
    captchaResourceCdn: null,
    captchaProjectId: null,
    virtualBackgrounds: [],
    showAgentFullName: false,
    statusLimits: {},
  });
});

test("changes only the named settings and logs old and new values with the user", async () => {
  const before = await read();
  const { status, body } = await configure({
    recordingMode: "automatic",
    acdModel: "circular",
    maxResponseSeconds: 15,
    dismissIncoming: false,
    fileExtensions: ["pdf"],
    showAgentFullName: true,
    beta: true,
    virtualBackgrounds: ["https://images.example/office.webp"],
  });
  expect(status).toBe(200);
  expect(body.configuration).toEqual({
    ...before.configuration,
    recordingMode: "automatic",
    acdModel: "circular",
    maxResponseSeconds: 15,
    dismissIncoming: false,
    fileExtensions: ["pdf"],
    showAgentFullName: true,
    beta: true,
    virtualBackgrounds: ["https://images.example/office.webp"],
  });
  expect(await audited(platform, admin, 1)).toMatchObject([
    {
      type: "account-edited",
      data: {
        by: "65a0f0010000000000000001",
        before: { configuration: before.configuration },
        after: { configuration: body.configuration },
      },
    },
  ]);
});

test("limits of statuses take the place of those before, and monitors of the account read them", async () => {
  expect(
    (await configure({ statusLimits: { break: 15, "team-meeting": 90 } })).body.configuration?.[
      "statusLimits"
    ],
  ).toEqual({ break: 15, "team-meeting": 90 });
  expect((await configure({ statusLimits: { meal: 45 } })).body.configuration?.["statusLimits"]).toEqual({
    meal: 45,
  });
  const supervisor = { token: (await platform.signIn("supervisor@demo.example")).accessToken };
  expect((await platform.api("GET /auth/check-token", supervisor)).body).toMatchObject({
    account: { configuration: { statusLimits: { meal: 45 } } },
  });
  expect((await configure({ statusLimits: {} })).body.configuration?.["statusLimits"]).toEqual({});
});

test("a key of an integration reads the configuration, and supervisors do not change it", async () => {
  const supervisor = { token: (await platform.signIn("supervisor@demo.example")).accessToken };
  expect(
    (
      await asking(platform, supervisor).patch(
        account,
        { configuration: { beta: false } },
        Number((await read()).version),
      )
    ).status,
  ).toBe(403);
  expect((await platform.api(`GET ${account}`, supervisor)).body.configuration).toMatchObject({
    acdModel: "circular",
  });
});

test.each([
  ["a variable that nobody knows", { recordingFilename: "{date}_{customer}" }, "recordingFilename pattern"],
  ["a brace that is never closed", { recordingFilename: "{date" }, "recordingFilename pattern"],
  ["a way out of the folder", { recordingFilename: "../{callId}" }, "recordingFilename pattern"],
  ["a name of nothing", { recordingFilename: "" }, "recordingFilename too-short"],
  ["a limit of no time", { statusLimits: { break: 0 } }, "statusLimits/break too-small"],
  ["a limit of more than a day", { statusLimits: { meal: 1_441 } }, "statusLimits/meal too-large"],
  ["4 seconds", { maxResponseSeconds: 4 }, "maxResponseSeconds too-small"],
  ["301 seconds", { maxResponseSeconds: 301 }, "maxResponseSeconds too-large"],
  ["an extension with its dot", { fileExtensions: [".pdf"] }, "fileExtensions/0 pattern"],
  [
    "a background over plain HTTP",
    { virtualBackgrounds: ["http://images.example/a.png"] },
    "virtualBackgrounds/0 pattern",
  ],
  [
    "a background that is no address",
    { virtualBackgrounds: ["https://a.example/a.png", "https://%%%"] },
    "virtualBackgrounds/1 format",
  ],
  ["a script that is no address", { captchaResourceCdn: "https://[" }, "captchaResourceCdn format"],
])("%s is refused at its place", async (_, configuration, fault) => {
  expect(faults(await configure(configuration))).toEqual([422, `/body/configuration/${fault}`]);
});

test("a status that can have no limit is refused like any unknown member", async () => {
  expect(faults(await configure({ statusLimits: { "in-call": 10 } }))).toEqual([
    400,
    "/body/configuration/statusLimits/in-call unknown",
  ]);
});

test("a captcha needs its site key and its secret, that of an enterprise its project too", async () => {
  expect(faults(await configure({ captchaProvider: "recaptcha-enterprise" }))).toEqual([
    422,
    ...["captchaSiteKey", "captchaSecret", "captchaProjectId"].map(
      (member) => `/body/configuration/${member} missing`,
    ),
  ]);
  expect(
    (await configure({ captchaProvider: "turnstile", captchaSiteKey: "site", captchaSecret: SECRET })).status,
  ).toBe(200);
});

test("the secret is kept sealed, is in no answer and in no log, and goes with its provider", async () => {
  const { body, text } = await platform.api(`GET ${account}`, admin);
  expect(body.configuration).toMatchObject({ captchaSecret: { setAt: expect.stringMatching(/Z$/) } });
  const log = await platform.api("GET /events", { ...admin, query: `channel=account/${ACCOUNT}/audit` });
  const { configuration: kept } = await platform.database.db
    .selectFrom("accounts")
    .select("configuration")
    .where("id", "=", ACCOUNT)
    .executeTakeFirstOrThrow();
  for (const content of [text, log.text, JSON.stringify(kept)]) expect(content).not.toContain(SECRET);
  // Another site key leaves the secret; another provider has none until one is given.
  expect((await configure({ captchaSiteKey: "other" })).body.configuration).toMatchObject({
    captchaSecret: { setAt: expect.any(String) },
  });
  expect(faults(await configure({ captchaProvider: "hcaptcha" }))).toEqual([
    422,
    "/body/configuration/captchaSecret missing",
  ]);
  expect((await configure({ captchaProvider: "none" })).body.configuration).toMatchObject({
    captchaProvider: "none",
    captchaSecret: null,
  });
});

test("a sealed secret opens for its account and for no other", () => {
  const vault = new Vault([new Uint8Array(32).fill(7)]);
  const kept = changedConfiguration(
    vault,
    "one",
    {},
    { captchaProvider: "turnstile", captchaSiteKey: "site", captchaSecret: SECRET },
    0,
  );
  const sealed = kept.captchaSecret?.sealed ?? "";
  expect(vault.open(sealed, "account/one/captcha-secret")).toBe(SECRET);
  expect(() => vault.open(sealed, "account/other/captcha-secret")).toThrow(/unable to authenticate/i);
  expect(configurationOf(kept).captchaSecret).toEqual({ setAt: "1970-01-01T00:00:00.000Z" });
});
