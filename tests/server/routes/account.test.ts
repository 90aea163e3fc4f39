import { afterAll, beforeAll, expect, test } from "vitest";
import { type Ask, startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

let platform: TestPlatform;
let admin: Ask;
beforeAll(async () => {
  platform = await startPlatform({
    config: { feedbackUrl: "https://feedback.example/", panelUrl: "https://panel.example/" },
  });
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
});
afterAll(() => platform.close());

const account = () => platform.api(`GET /accounts/${ACCOUNT}`, admin);
const change = (json: object, version: string) =>
  platform.api(`PATCH /accounts/${ACCOUNT}`, { ...admin, json, headers: { "if-match": version } });

test("changes the account, and records the change with its author in the audit log", async () => {
  const before = (await account()).body;
  const targets = {
    answerWithinSeconds: 30,
    serviceLevelPercent: 90,
    waiting: 5,
    longestWaitSeconds: 60,
    abandonedPercent: 3,
  };
  const { status, body, headers } = await change({ targets, timeZone: "America/New_York" }, '"1"');
  expect([status, headers.get("etag"), body.version]).toEqual([200, '"2"', 2]);
  expect(body).toMatchObject({ targets, timeZone: "America/New_York", name: before.name });
  expect((await account()).body).toEqual(body);
  const audit = await platform.api("GET /events", {
    ...admin,
    query: `channel=account/${ACCOUNT}/audit&type=account-edited`,
  });
  expect(audit.body.data).toMatchObject([
    {
      type: "account-edited",
      source: "/platform",
      subject: `account/${ACCOUNT}`,
      data: { by: "65a0f0010000000000000001", before, after: body },
    },
  ]);
});

test("rejects the second of two changes of the same version, and returns the current state", async () => {
  const { headers } = await account();
  const version = headers.get("etag") ?? "";
  const answers = await Promise.all(["One", "Other"].map((name) => change({ name }, version)));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 412]);
  const lost = answers.find(({ status }) => status === 412)!;
  const won = answers.find(({ status }) => status === 200)!;
  expect(lost.body.current).toEqual(won.body);
  expect(lost.headers.get("etag")).toBe(won.headers.get("etag"));
});

test("a weak version of the same record is the same version", async () => {
  const { headers } = await account();
  expect((await change({ language: "fr" }, `W/${headers.get("etag")}`)).status).toBe(200);
});

test("the list of accounts is the caller's own", async () => {
  const { body } = await platform.api("GET /accounts", admin);
  expect(body).toMatchObject({ total: 1, data: [{ _id: ACCOUNT }] });
  expect((await platform.api("GET /accounts", { ...admin, query: "$skip=1" })).body.data).toEqual([]);
});

test("the plan names its features and their limits", async () => {
  const { body } = await platform.api("GET /account/plan", admin);
  expect(body.features).toContainEqual({ name: "CALENDAR", limit: 25, used: 0 });
  expect(body.features).toContainEqual({ name: "looker", limit: null });
});

test("returns the configuration of the console before sign-in, without data of any account", async () => {
  expect((await platform.api("GET /configuration")).body).toEqual({
    panelUrl: "https://panel.example/",
    consoleUrl: "/separate-console",
    feedbackUrl: "https://feedback.example/",
    callUrl: "/call-page",
    calendarUrl: "/calendar-page",
    errorReporting: null,
    sendsMail: false,
  });
  const { body } = await platform.api("GET /status");
  expect(body).toEqual({
    time: expect.stringMatching(/Z$/),
    address: "127.0.0.1",
    parts: [
      { part: "api", state: "operating" },
      { part: "storage", state: "operating", answeredIn: expect.any(Number) },
      { part: "live", state: "operating" },
    ],
  });
});
