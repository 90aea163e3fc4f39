import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { soakTest } from "../support/soak-test.ts";
import { ACCOUNT, withoutSupervision } from "../support/test-accounts.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { platform, enter, visit } = consoleInBrowser();

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);
const PLACE = "https://images.example";

const kept = () =>
  platform()
    .database.db.selectFrom("accounts")
    .select(["configuration", "supervision", "version"])
    .where("id", "=", ACCOUNT)
    .executeTakeFirstOrThrow();
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
const saved = (page: Page) => page.getByText("Configuration saved", { exact: true }).waitFor();

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: field }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

test("saves recording, distribution, files and privacy together, and shows them on return", async () => {
  const page = await visit("/account/configuration");
  await choose(page, "Recording mode", "Automatic");
  await choose(page, "ACD model", "Circular waterfall");
  await page.getByLabel("Maximum response time").fill("20");
  await page.getByRole("switch", { name: "Agents can decline incoming calls" }).press("Space");
  const extensions = page.locator("#field-fileExtensions input").last();
  await extensions.fill(".PDF");
  await extensions.press("Enter");
  await page.getByText("pdf", { exact: true }).waitFor();
  await page.getByRole("switch", { name: "Show agents’ full names" }).press("Space");
  await page.getByLabel("Break", { exact: true }).fill("15");
  await page.getByRole("switch", { name: "Join the beta" }).press("Space");
  await page.locator("[data-save-bar]").getByText("8 changes").waitFor();
  await save(page);
  await saved(page);
  expect((await kept()).configuration).toMatchObject({
    recordingMode: "automatic",
    acdModel: "circular",
    maxResponseSeconds: 20,
    dismissIncoming: false,
    fileExtensions: ["pdf"],
    showAgentFullName: true,
    statusLimits: { break: 15 },
    beta: true,
  });
  await page.reload();
  await expect.poll(() => page.getByLabel("Maximum response time").inputValue()).toBe("20");
  expect(await page.getByRole("combobox", { name: "Recording mode" }).textContent()).toContain("Automatic");
  expect(await page.getByLabel("Break", { exact: true }).inputValue()).toBe("15");
});

soakTest(
  "a limit that is no whole number of minutes up to a day is refused at its field, and an empty one is none",
  async () => {
    const page = await visit("/account/configuration");
    const [pause, meal] = [
      page.getByLabel("Break", { exact: true }),
      page.getByLabel("Meal", { exact: true }),
    ];
    await meal.fill("45");
    await pause.fill("0");
    await save(page);
    await expect
      .poll(() => Promise.all([pause, meal].map((field) => field.getAttribute("aria-invalid"))))
      .toEqual(["true", null]);
    await pause.fill("");
    await save(page);
    await saved(page);
    expect((await kept()).configuration).toMatchObject({ statusLimits: { meal: 45 } });
    expect((await kept()).configuration).not.toMatchObject({ statusLimits: { break: expect.anything() } });
  },
);

soakTest("builds a file name from buttons with an example, and rejects an unknown variable", async () => {
  const page = await visit("/account/configuration");
  const field = page.getByLabel("File name");
  await field.fill("call-");
  await page.getByRole("button", { name: "Insert Segment" }).click();
  expect(await field.inputValue()).toBe("call-{segment}");
  await page.getByText("Example: call-Orders.webm").waitFor();
  await field.fill("{customer}");
  await save(page);
  await page.getByRole("alert").getByText("Use only the variables below", { exact: false }).waitFor();
  await field.fill("{agent} {callId}");
  await save(page);
  await saved(page);
  expect((await kept()).configuration).toMatchObject({ recordingFilename: "{agent} {callId}" });
});

soakTest("requires the keys of a captcha, and later shows its secret only as set", async () => {
  const page = await visit("/account/configuration");
  await choose(page, "Provider", "Turnstile");
  await save(page);
  await page.getByRole("alert").getByText("Secret: Required by this provider").waitFor();
  await page.getByLabel("Site key").fill("0x4AAA");
  await page.getByLabel("Secret", { exact: true }).fill("not-for-anybody");
  await save(page);
  await saved(page);
  await page.getByRole("group", { name: "Secret" }).getByRole("button", { name: "Replace" }).waitFor();
  expect(await page.content()).not.toContain("not-for-anybody");
  expect(JSON.stringify(await kept())).not.toContain("not-for-anybody");
});

soakTest(
  "loads a background, warns if it takes more than 2 seconds or fails, and saves either way",
  async () => {
    const page = await enter("/account/configuration");
    const held: Route[] = [];
    const answer = (route: Route) =>
      route.fulfill({
        contentType: "image/png",
        headers: { "access-control-allow-origin": "*" },
        body: PIXEL,
      });
    const origins: (string | undefined)[] = [];
    await page.route(`${PLACE}/fast.png`, (route) => {
      origins.push(route.request().headers()["origin"]);
      return answer(route);
    });
    await page.route(`${PLACE}/gone.png`, (route) => route.fulfill({ status: 404 }));
    await page.route(`${PLACE}/slow.png`, (route) => void held.push(route));
    const add = async (name: string) => {
      await page.getByLabel("Image URL").fill(`${PLACE}/${name}.png`);
      await page.getByRole("button", { name: "Add image", exact: true }).click();
    };
    const state = (name: string) =>
      page
        .getByRole("listitem")
        .filter({ hasText: `${PLACE}/${name}.png` })
        .getByRole("status");
    await page.getByLabel("Image URL").fill("http://images.example/plain.png");
    await page.getByRole("button", { name: "Add image", exact: true }).click();
    await page.getByText("Enter a public URL starting with https://").waitFor();
    await add("fast");
    await expect.poll(() => state("fast").textContent()).toMatch(/^Loads in [\d.]+ s$/);
    // Asked as any other site would: without ours, and without what we are known by.
    expect(origins).toEqual(["null"]);
    await add("gone");
    await expect.poll(() => state("gone").textContent()).toContain("allow other sites to read it (CORS)");
    await add("slow");
    await expect.poll(() => state("slow").textContent()).toContain("takes more than 2 seconds to load");
    await Promise.all(held.map((route) => answer(route)));
    expect(await state("slow").textContent()).toContain("takes more than 2 seconds to load");
    await save(page);
    await saved(page);
    expect((await kept()).configuration).toMatchObject({
      virtualBackgrounds: ["fast", "gone", "slow"].map((name) => `${PLACE}/${name}.png`),
    });
  },
);

soakTest("supervision is enabled once its terms are accepted, and switched off without them", async () => {
  await withoutSupervision(platform().database.db);
  const page = await visit("/account/configuration");
  await page.getByRole("switch", { name: "Supervisors can follow calls live" }).press("Space");
  await page
    .getByText("Calls are supervised only where the law of every party’s country allows it.")
    .waitFor();
  await save(page);
  await page.getByRole("alert").getByText("Accept the terms to enable live supervision").waitFor();
  expect((await kept()).supervision).toMatchObject({ enabled: false });
  await page.getByRole("checkbox", { name: "I have read all seven points" }).press("Space");
  await save(page);
  await page.getByText("Terms accepted on", { exact: false }).waitFor();
  expect((await kept()).supervision).toMatchObject({
    enabled: true,
    termsAcceptedBy: "65a0f0010000000000000001",
  });
  await page.getByRole("switch", { name: "Supervisors can follow calls live" }).press("Space");
  await save(page);
  await expect.poll(async () => (await kept()).supervision.enabled).toBe(false);
});

soakTest("keeps the input and reports a conflict when a colleague saves first", async () => {
  const page = await visit("/account/configuration");
  await page.getByLabel("Maximum response time").fill("45");
  const { version } = await kept();
  await platform()
    .database.db.updateTable("accounts")
    .set({ version: version + 1 })
    .where("id", "=", ACCOUNT)
    .execute();
  await save(page);
  await page.getByRole("alert").getByText("Another user changed this record", { exact: false }).waitFor();
  expect(await page.getByLabel("Maximum response time").inputValue()).toBe("45");
  await page.getByRole("link", { name: "Business" }).first().click();
  await page
    .getByRole("dialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Leave" })
    .click();
  await page.getByRole("heading", { name: "Business", level: 1 }).waitFor();
});

soakTest("checks a site for SSL, and describes its faults", async () => {
  const page = await visit("/account/configuration");
  const field = page.getByLabel("Site URL");
  await field.fill("shop.example");
  await page.getByRole("button", { name: "Check SSL" }).click();
  await page.getByText("Enter a valid URL that starts with http:// or https://").waitFor();
  await field.fill("http://10.0.0.1/shop");
  await field.press("Enter");
  await page.getByText("https://10.0.0.1 is not on the public internet", { exact: false }).waitFor();
  expect(await page.getByRole("button", { name: "Save", exact: true }).count()).toBe(0);
});

soakTest("a supervisor does not come in", async () => {
  const page = await visit("/account/configuration", { email: "supervisor@demo.example" });
  await page.getByRole("heading", { name: "You don’t have access to Configuration" }).waitFor();
  expect(await page.getByRole("link", { name: "Configuration" }).count()).toBe(0);
});
