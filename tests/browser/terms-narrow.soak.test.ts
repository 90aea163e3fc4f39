import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";
import { MonitorView } from "./support/monitor-view.ts";
import { platformClock } from "./support/platform-clock.ts";
import { TestFloor } from "./support/test-floor.ts";

const now = platformClock();
const { enter, platform } = consoleInBrowser({ now });

/** Returns true if something can be seen whole: inside the window, and nothing lies over its middle. */
const isSeen = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return (
      top >= 0 && bottom <= innerHeight && there !== null && (one.contains(there) || there.contains(one))
    );
  });

test("keeps the focused checkbox below the terms and its message in sight on a phone", async () => {
  const floor = await TestFloor.open(platform, now);
  await platform()
    .database.db.updateTable("accounts")
    .set({ supervision: JSON.stringify({ enabled: false, termsAcceptedAt: null, termsAcceptedBy: null }) })
    .where("id", "=", floor.account)
    .execute();
  await platform()
    .database.db.updateTable("users")
    .set({ privilege: "admin", level: 1 })
    .where("email", "=", floor.email)
    .execute();
  await floor.happens(...floor.arrives(floor.nadia), floor.queues("Ana"), floor.answers("Ana"));
  const view = new MonitorView(
    await enter("/monitor?tab=calls", { email: floor.email, viewport: { width: 320, height: 640 } }),
  );
  const { page } = view;
  await page.getByText("Ana", { exact: true }).first().click();
  await page.getByRole("button", { name: "Supervise" }).click();
  const terms = page.getByRole("dialog", { name: "Enable live supervision" });
  const tick = terms.getByRole("checkbox");
  await expect.poll(() => tick.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await isSeen(terms.locator("label"))).toBe(true);
  await terms.getByRole("button", { name: "Accept and enable" }).click();
  await expect.poll(() => tick.getAttribute("aria-invalid")).toBe("true");
  expect(await isSeen(terms.locator(`[id="${await tick.getAttribute("aria-describedby")}"]`))).toBe(true);
  expect(await focused(page)).toContain("read");
});
