import { expect, test } from "vitest";
import { pbx } from "../support/pbx.ts";
import { asking } from "../support/people.ts";
import { soakTest } from "../support/soak-test.ts";
import { ACCOUNT, keyFor } from "../support/test-accounts.ts";
import { tooWide, violations, violationsInSoak } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { recordedCall } from "./support/recorded-call.ts";

const { enter, platform, visit } = consoleInBrowser();

const REVIEWER = "reviewer@demo.example";

const record = (call: string) => recordedCall(platform, { call });
const admin = async () =>
  asking(platform(), { token: (await platform().signIn("admin@demo.example")).accessToken });
const versionOf = async (id: string) => Number((await (await admin()).get(`/recordings/${id}`)).body.version);

test("a reviewer plays a recording, approves it, changes their mind, and deletes it", async () => {
  await record("k1");
  const page = await visit("/insights/recordings", { email: REVIEWER });
  await page.getByRole("cell", { name: "Aisha Rahman" }).waitFor();
  expect(await violationsInSoak(page)).toEqual([]);
  await page
    .getByRole("row", { name: /Aisha Rahman/ })
    .getByRole("link")
    .first()
    .click();
  const drawer = page.getByRole("dialog", { name: /^Recording of/ });
  const player = drawer.locator("audio");
  await player.waitFor({ state: "attached" });
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeCloseTo(1, 1);
  await player.evaluate((audio: HTMLAudioElement) => {
    audio.currentTime = 0.5;
  });
  await expect
    .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThanOrEqual(0.5);
  expect(await violationsInSoak(page)).toEqual([]);
  await drawer.getByRole("button", { name: "Approve" }).click();
  await drawer.getByText("Ruben Iversen").waitFor();
  expect(await drawer.getByRole("button", { name: "Approve" }).count()).toBe(0);
  await drawer.getByRole("button", { name: "Reject" }).click();
  const why = page.getByRole("dialog", { name: "Reject this recording" });
  await why.getByRole("combobox", { name: "Reason" }).click();
  await page.getByRole("option", { name: "Poor audio" }).click();
  await why.getByRole("button", { name: "Reject" }).click();
  await drawer.getByText("Poor audio").waitFor();
  await drawer.getByRole("button", { name: "Approve" }).waitFor();
  await drawer.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: /^Delete Recording/ });
  await question.getByRole("textbox").fill("delete");
  await question.getByRole("button", { name: "Delete" }).click();
  await drawer.getByText("The content was deleted.").waitFor();
  expect(await drawer.getByRole("button", { name: /Approve|Reject|Delete/ }).count()).toBe(0);
});

soakTest("offers no review to users who may only watch, and downloads under its own name", async () => {
  await record("k2");
  const page = await enter("/insights/recordings?is.status=pending", { email: "recorder@demo.example" });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^Download the recording/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/_k2\.wav$/);
  await page
    .getByRole("row", { name: /Aisha Rahman/ })
    .getByRole("link")
    .first()
    .click();
  await page.getByRole("dialog").getByRole("slider", { name: "Position" }).waitFor();
  expect(
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Approve|Reject|Delete/ })
      .count(),
  ).toBe(0);
});

soakTest("fits the list and a recording to a phone in the longest language", async () => {
  const id = await record("k3");
  const page = await enter(`/insights/recordings/${id}`, {
    email: REVIEWER,
    locale: "fr-FR",
    viewport: { width: 320, height: 640 },
  });
  await page.getByRole("button", { name: "Approuver" }).waitFor();
  expect([await tooWide(page), await violations(page)]).toEqual([0, []]);
  await page.keyboard.press("Escape");
  await page.getByText("Aisha Rahman").first().waitFor();
  expect(await tooWide(page)).toBe(0);
});

soakTest(
  "opens a recording at its address with adjacent ones and its history, without a restore",
  async () => {
    const [older, newer] = [await record("k4"), await record("k5")];
    const { patch } = await admin();
    await patch(`/recordings/${newer}`, { status: "approved" }, await versionOf(newer));
    const page = await enter("/insights/recordings?is.status=pending,approved", { email: REVIEWER });
    await page
      .getByRole("row", { name: /Approved/ })
      .getByRole("link")
      .first()
      .click();
    const drawer = page.getByRole("dialog", { name: /^Recording of/ });
    await drawer.getByRole("link", { name: "Changes" }).click();
    await drawer.getByText("Changed by Ada Moreau").waitFor();
    expect(await drawer.getByRole("listitem").first().innerText()).toMatch(/Status\s+Pending →\s+Approved/);
    await drawer.getByText("Changed by the platform").first().waitFor();
    await drawer.getByText("Before the first recorded change").click();
    await drawer.getByText("k5").last().waitFor();
    expect(await drawer.getByRole("button", { name: "Restore this version" }).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(`/insights/recordings/${newer}/history`);
    await drawer.getByRole("button", { name: "Next" }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/insights/recordings/${older}/history`);
    await page.keyboard.press("k");
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/insights/recordings/${newer}/history`);

    await page.goto(`/insights/recordings/${older}`);
    await page.getByRole("heading", { level: 1, name: /^Recording of/ }).waitFor();
    await page.getByRole("link", { name: "Back to Recordings" }).waitFor();
    await page.getByRole("button", { name: "Approve" }).waitFor();
    expect(await violations(page)).toEqual([]);
  },
);

soakTest("shows a colleague's newer decision before a recording is deleted", async () => {
  const id = await record("k6");
  const { patch } = await admin();
  const page = await enter(`/insights/recordings/${id}`, { email: REVIEWER });
  await page.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: /^Delete Recording/ });
  await patch(`/recordings/${id}`, { status: "rejected" }, await versionOf(id));
  await question.getByRole("textbox").fill("delete");
  await question.getByRole("button", { name: "Delete" }).click();
  await question.getByText("Another user changed this record, so it was not deleted.").waitFor();
  await question.getByText("Rejected").waitFor();
  const { get } = await admin();
  expect((await get(`/recordings/${id}`)).body).toMatchObject({ status: "rejected", hot: true });
  await question.getByRole("button", { name: "Delete" }).click();
  await page.getByText("The content was deleted.").waitFor();
});

soakTest(
  "a recording leads to its call where that is kept here, and the call to its recordings",
  async () => {
    const stranger = await record("k7");
    const id = await record("a-call");
    const key = await keyFor(platform().database.db, ACCOUNT, "admin");
    const call = { contact: "a-call", segment: "65a0f0020000000000000001", channel: "audio" } as const;
    const events = [
      pbx("queue-created", "queue/a-call", { ...call, customer: "Ana", priority: 1 }),
      pbx("call-created", "call/a-call", { ...call, queue: "a-call", user: "65a0f0030000000000000001" }),
    ];
    expect((await platform().api("POST /events", { key, json: events })).body).toMatchObject({ refused: [] });
    const page = await enter(`/insights/recordings/${stranger}`, { email: REVIEWER });
    await page.getByText("k7", { exact: true }).waitFor();
    await page.goto(`/insights/recordings/${id}`);
    await page.getByRole("link", { name: "a-call" }).click();
    const recorded = page.getByRole("region", { name: "Recordings" });
    await recorded.getByText("Pending", { exact: false }).waitFor();
    expect(await violations(page)).toEqual([]);
    await recorded.getByRole("link", { name: /^Recording of/ }).click();
    await page.getByRole("button", { name: "Approve" }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/insights/recordings/${id}`);
  },
);
