import { expect, test } from "vitest";
import { textOf } from "../support/platform.ts";
import { ACCOUNT, keyFor } from "../support/test-accounts.ts";
import { tone } from "../../server/seed/tone.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { enter, platform } = consoleInBrowser();

const AGENT = "65a0f0030000000000000001";
const REVIEWER = "reviewer@demo.example";

/** A recording of a call, as a telephony system sends it, once it waits to be reviewed. */
async function record(call: string): Promise<string> {
  const key = await keyFor(platform().database.db, ACCOUNT, "admin");
  const id = textOf((await platform().api("POST /recordings", { key, json: { media: "audio/wav", call, agent: AGENT, startedAt: new Date(Date.now() - 60_000).toISOString() } })).body._id);
  await platform().api(`PUT /recordings/${id}/content`, { key, raw: tone(2), query: "offset=0", headers: { "content-type": "application/octet-stream" } });
  await platform().api(`POST /recordings/${id}/end`, { key });
  await expect.poll(async () => (await platform().api(`GET /recordings/${id}`, { key })).body.status).toBe("pending");
  return id;
}

test("a reviewer plays a recording, approves it, changes their mind, and deletes it", async () => {
  await record("k1");
  const page = await enter("/account/recorded-calls", { email: REVIEWER });
  await page.getByRole("cell", { name: "Aisha Rahman" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("row", { name: /Aisha Rahman/ }).getByRole("link").first().click();
  const drawer = page.getByRole("dialog", { name: /^Recording of/ });
  const player = drawer.locator("audio");
  await player.waitFor();
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeCloseTo(2, 1);
  await player.evaluate((audio: HTMLAudioElement) => {
    audio.currentTime = 1.5;
  });
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThanOrEqual(1.5);
  expect(await violations(page)).toEqual([]);
  await drawer.getByRole("button", { name: "Approve" }).click();
  await drawer.getByText("Ruben Iversen").waitFor();
  expect(await drawer.getByRole("button", { name: "Approve" }).count()).toBe(0);
  await drawer.getByRole("button", { name: "Reject" }).click();
  await drawer.getByRole("button", { name: "Approve" }).waitFor();
  await drawer.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: /^Delete Recording/ });
  await question.getByRole("textbox").fill("delete");
  await question.getByRole("button", { name: "Delete" }).click();
  await drawer.getByText("What it held was deleted.").waitFor();
  expect(await drawer.getByRole("button", { name: /Approve|Reject|Delete/ }).count()).toBe(0);
});

test("who may only watch decides nothing, and downloads it under its own name", async () => {
  await record("k2");
  const page = await enter("/account/recorded-calls?is.status=pending", { email: "recorder@demo.example" });
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: /^Download the recording/ }).click()]);
  expect(download.suggestedFilename()).toMatch(/_k2\.wav$/);
  await page.getByRole("row", { name: /Aisha Rahman/ }).getByRole("link").first().click();
  await page.getByRole("dialog").locator("audio").waitFor();
  expect(await page.getByRole("dialog").getByRole("button", { name: /Approve|Reject|Delete/ }).count()).toBe(0);
});

test("the list and a recording fit a telephone in the longest language", async () => {
  const id = await record("k3");
  const page = await enter(`/account/recorded-calls?recording=${id}`, { email: REVIEWER, locale: "fr-FR", viewport: { width: 320, height: 640 } });
  await page.getByRole("button", { name: "Approuver" }).waitFor();
  expect([await tooWide(page), await violations(page)]).toEqual([0, []]);
  await page.keyboard.press("Escape");
  await page.getByText("Aisha Rahman").first().waitFor();
  expect(await tooWide(page)).toBe(0);
});
