import { expect, test } from "vitest";
import { consoleInBrowser, ELSEWHERE, typeCredentials } from "./support/console-in-browser.ts";
import { MonitorView } from "./support/monitor-view.ts";

const { open, platform } = consoleInBrowser();

test("on another machine, over plain HTTP, one signs in, sees the live monitor and is still there after a reload", async () => {
  const address = new URL("/login?redirect=/monitor", platform().url);
  address.hostname = ELSEWHERE;
  const page = await open(address.href);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await typeCredentials(page, "supervisor@demo.example");
  await page.locator("button[type=submit]").click();
  const view = new MonitorView(page);
  await view.isLive();
  await page.reload();
  await view.isLive();
});
