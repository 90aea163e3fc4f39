import { afterAll, beforeAll, expect, test } from "vitest";
import { asking, audited, faults } from "../../support/people.ts";
import { type Ask, startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

let platform: TestPlatform;
let admin: Ask;
beforeAll(async () => {
  platform = await startPlatform();
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
});
afterAll(() => platform.close());

const widget = `/widget/${ACCOUNT}`;
const read = async () => (await platform.api(`GET ${widget}`, admin)).body;
const change = async (settings: object) =>
  asking(platform, admin).patch(widget, { settings }, Number((await read()).version));

test("an account has one widget, which shows a logo of 31 px, every segment, and begins with video", async () => {
  const { body } = await platform.api("GET /widget", admin);
  expect(body).toMatchObject({
    total: 1,
    data: [
      {
        _id: ACCOUNT,
        version: 1,
        settings: {
          colors: { logoSize: 31, logoUrl: null },
          integration: { title: "", segmentFilter: "all", defaultChannel: "video" },
        },
      },
    ],
  });
  expect((await platform.api("GET /widget", { ...admin, query: "$skip=1" })).body.data).toEqual([]);
});

test("changes each tab separately, keeps omitted settings, and records the states before and after", async () => {
  const before = await read();
  const first = await change({
    colors: { text: "#123456", logoUrl: "https://cdn.example/logo.svg", logoSize: 40 },
  });
  expect([first.status, first.body.version, first.headers.get("etag")]).toEqual([200, 2, '"2"']);
  const integration = {
    title: "Talk to us",
    queueHeader: "You are next",
    surveyQuestionTitle: "How was it?",
    termsUrl: "https://shop.example/terms",
    segmentFilter: "available",
    defaultChannel: "audio",
  };
  const { body } = await change({ integration });
  expect(body.settings).toEqual({
    colors: {
      ...before.settings!.colors,
      text: "#123456",
      logoUrl: "https://cdn.example/logo.svg",
      logoSize: 40,
    },
    integration: { ...before.settings!.integration, ...integration },
  });
  expect(await audited(platform, admin, 2)).toMatchObject([
    {
      type: "widget-edited",
      subject: `widget/${ACCOUNT}`,
      data: { by: "65a0f0010000000000000001", before, after: first.body },
    },
    { type: "widget-edited", data: { before: first.body, after: body } },
  ]);
});

test("rejects the second of two changes of the same version, even the first, and returns the current state", async () => {
  const supplanted = Number((await read()).version);
  const answers = await Promise.all(
    ["#111111", "#222222"].map((text) =>
      asking(platform, admin).patch(widget, { settings: { colors: { text } } }, supplanted),
    ),
  );
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 412]);
  expect(answers.find(({ status }) => status === 412)?.body.current).toEqual(
    answers.find(({ status }) => status === 200)?.body,
  );
});

test.each([
  ["a color by its name", { colors: { text: "red" } }, 422, "colors/text pattern"],
  [
    "a logo over plain HTTP",
    { colors: { logoUrl: "http://cdn.example/logo.svg" } },
    422,
    "colors/logoUrl pattern",
  ],
  ["a logo that is no address", { colors: { logoUrl: "https://[" } }, 422, "colors/logoUrl format"],
  [
    "terms that are no address",
    { integration: { termsUrl: "https://%%%" } },
    422,
    "integration/termsUrl format",
  ],
  [
    "an unknown filter",
    { integration: { segmentFilter: "some" } },
    422,
    "integration/segmentFilter not-one-of",
  ],
  ["an unknown member", { integration: { shade: "red" } }, 400, "integration/shade unknown"],
])("%s is refused at its place", async (_, settings, status, fault) => {
  expect(faults(await change(settings))).toEqual([status, `/body/settings/${fault}`]);
});

test("lets all users of the account read the widget and administrators change it, and hides other accounts' widgets", async () => {
  const supervisor = asking(platform, {
    token: (await platform.signIn("supervisor@demo.example")).accessToken,
  });
  expect((await supervisor.get(widget)).status).toBe(200);
  expect((await supervisor.patch(widget, { settings: { colors: { text: "#000000" } } }, 1)).status).toBe(403);
  expect((await platform.api("GET /widget/65b0f0000000000000000002", admin)).status).toBe(404);
});

test("checks whether a public site supports SSL, and sends no request to a private address", async () => {
  const check = (url: string) => platform.api("POST /widget/site-check", { ...admin, json: { url } });
  expect((await check("http://10.0.0.1/shop")).body).toEqual({
    asked: "https://10.0.0.1",
    state: "not-public",
  });
  expect((await check("http://nobody.invalid/")).body).toMatchObject({
    asked: "https://nobody.invalid",
    state: expect.stringMatching(/^(unknown-name|unreachable)$/),
  });
  expect(faults(await check("shop.example"))).toEqual([422, "/body/url pattern"]);
  expect(faults(await check("https://["))).toEqual([422, "/body/url format"]);
});

test("returns each change with its author, including reverted changes", async () => {
  const { settings: first } = await read();
  const changed = await change({ integration: { title: "Call us now" } });
  const moments = async () =>
    Object.values((await asking(platform, admin).get(`${widget}/history`)).body.data ?? {});
  expect((await moments())[0]).toMatchObject({
    what: "edited",
    by: { name: "Ada Moreau" },
    before: { settings: first },
    after: { settings: changed.body.settings },
  });
  await change({ integration: { title: first?.integration?.title } });
  expect((await moments())[0]).toMatchObject({
    before: { settings: changed.body.settings },
    after: { settings: first },
  });
  const supervisor = asking(platform, {
    token: (await platform.signIn("supervisor@demo.example")).accessToken,
  });
  expect((await supervisor.get(`${widget}/history`)).status).toBe(200);
  expect((await asking(platform, admin).get("/widget/65b0f0000000000000000002/history")).status).toBe(404);
});
