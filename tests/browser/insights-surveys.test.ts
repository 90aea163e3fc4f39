import { beforeAll, expect, test } from "vitest";
import { localDay } from "../../streams/projections/local-day.ts";
import { pbx } from "../support/pbx.ts";
import { textOf } from "../support/platform.ts";
import { soakTest } from "../support/soak-test.ts";
import { tooWide, violationsInSoak } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { platform, visit } = consoleInBrowser();

const SEGMENT = "65a0f0020000000000000001";
const AISHA = "65a0f0030000000000000001";
const DAY = localDay(localDay(Date.now(), "Europe/Madrid").start - 1, "Europe/Madrid");
const at = (minute: number) => ({ time: new Date(DAY.start + (9 * 60 + minute) * 60_000).toISOString() });

beforeAll(async () => {
  const admin = { token: (await platform().signIn("admin@demo.example")).accessToken };
  const { body } = await platform().api("POST /surveys", {
    ...admin,
    json: {
      name: "After the call",
      fields: [
        { type: "nps", name: "recommend", label: "Would you recommend us?" },
        { type: "textarea", name: "why", label: "Why?" },
      ],
    },
  });
  const key = await platform().api("POST /api-keys", {
    ...admin,
    json: { name: "Widget", privilege: "admin" },
  });
  await platform().feed(
    ["a", "b", "c"].flatMap((id, place) => [
      pbx(
        "call-created",
        `call/${id}`,
        { contact: id, segment: SEGMENT, channel: "audio", user: AISHA },
        at(place),
      ),
      pbx("call-ended", `call/${id}`, { by: "customer" }, at(place + 5)),
    ]),
  );
  for (const [call, recommend, why] of [
    ["a", 10, "Quick"],
    ["b", 0, "It took three calls"],
  ] as const)
    await platform().api("POST /forms-submissions", {
      key: textOf(key.body["key"]),
      json: { kind: "survey", form: textOf(body["_id"]), call, answers: { recommend, why } },
    });
});

test("finds a survey, reads its score, and opens the call of the worst answer", async () => {
  const page = await visit("/insights/surveys?period=yesterday");
  await page.getByRole("searchbox").fill("nps");
  const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: "After the call" }) });
  // One promoter and one detractor.
  await expect
    .poll(async () => (await row.getByRole("cell").allTextContents()).map((text) => text.split(" ")[0]))
    .toEqual(["–", "2", "–", "0", "–", "–"]);
  expect(await violationsInSoak(page)).toEqual([]);
  await row.getByRole("link", { name: "After the call" }).click();
  const question = page.getByRole("region", { name: "Would you recommend us?" });
  await question.getByText("1, 50%").first().waitFor();
  await page.getByText("It took three calls").waitFor();
  expect(await violationsInSoak(page)).toEqual([]);
  await question.getByRole("link", { name: "Score 0: 1 answer, 50%" }).click();
  await page.waitForURL(/\/insights\/calls\?/);
  await page.getByRole("button", { name: /^Survey answer is recommend/ }).waitFor();
  await expect.poll(() => page.locator('a[href="/call/b"]').count()).toBe(1);
  expect(await page.locator('a[href="/call/a"]').count()).toBe(0);
});

soakTest("shows on a phone that the NPS report is obsolete, with its number", async () => {
  const page = await visit("/insights/nps?period=yesterday", { viewport: { width: 390, height: 844 } });
  await page.getByText("This report is obsolete").waitFor();
  await page.getByRole("button", { name: "NPS: 0, show definition" }).waitFor();
  expect(await tooWide(page)).toBe(0);
  await page.getByRole("link", { name: "Open Surveys" }).click();
  await page.getByRole("searchbox").waitFor();
  expect(await tooWide(page)).toBe(0);
  await page.getByRole("link", { name: "After the call" }).click();
  await page.getByText("It took three calls").waitFor();
  expect(await tooWide(page)).toBe(0);
});
