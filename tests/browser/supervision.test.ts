import { expect, test } from "vitest";
import { soakTest } from "../support/soak-test.ts";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";
import { MonitorView } from "./support/monitor-view.ts";
import { platformClock } from "./support/platform-clock.ts";
import { TestFloor } from "./support/test-floor.ts";

const now = platformClock();
const { platform, visit } = consoleInBrowser({ now });

/** Starts a center in which Nadia speaks with Ana; supervision is enabled there as given. */
async function aCall({ enabled = true } = {}) {
  const floor = await TestFloor.open(platform, now);
  const rule = {
    enabled,
    termsAcceptedAt: enabled ? "2026-01-05T08:00:00.000Z" : null,
    termsAcceptedBy: null,
  };
  await platform()
    .database.db.updateTable("accounts")
    .set({ supervision: JSON.stringify(rule) })
    .where("id", "=", floor.account)
    .execute();
  await floor.happens(
    ...floor.arrives(floor.nadia),
    ...floor.arrives(floor.piet),
    floor.queues("Ana"),
    floor.answers("Ana"),
  );
  const view = new MonitorView(await visit("/monitor?tab=calls", { email: floor.email }));
  await view.isLive();
  return {
    floor,
    view,
    page: view.page,
    panel: view.page.getByRole("complementary", { name: "Live supervision" }),
  };
}

test("a supervisor follows a call by keyboard, from page to page and over a reload, until it ends", async () => {
  const { floor, view, page, panel } = await aCall();
  await view.row("Ana").press("Enter");
  await page.getByRole("button", { name: "Supervise" }).press("Enter");
  await panel.getByText("Supervising", { exact: true }).waitFor();
  await expect
    .poll(() => panel.getByRole("listitem").allTextContents())
    .toEqual(expect.arrayContaining([expect.stringContaining("Ada Moreau started supervising")]));
  await page.goto("/segments");
  await panel.getByText("Supervising", { exact: true }).waitFor();
  await expect
    .poll(() =>
      platform()
        .database.db.selectFrom("supervisions")
        .select("ended_at")
        .where("account", "=", floor.account)
        .execute(),
    )
    .toEqual([{ ended_at: null }]);
  await floor.happens(floor.hangsUp("Ana"));
  await panel.getByText("The call ended.", { exact: false }).waitFor();
  await panel.getByRole("button", { name: "Close" }).press("Enter");
  await panel.waitFor({ state: "detached" });
});

soakTest("removes a departed agent from every panel, and notifies the floor", async () => {
  const { floor, view, page, panel } = await aCall();
  await view.row("Ana").click();
  await page.getByRole("button", { name: "Supervise" }).click();
  await panel.getByText("Supervising", { exact: true }).waitFor();
  await panel.getByRole("button", { name: "Leave call" }).press("Enter");
  await panel.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("content");
  await expect
    .poll(() =>
      platform()
        .database.db.selectFrom("supervisions")
        .select("ended_by")
        .where("account", "=", floor.account)
        .execute(),
    )
    .toEqual([{ ended_by: "left" }]);
});

soakTest("shows a supervisor who can enable it where it is disabled", async () => {
  const { view, page, panel } = await aCall({ enabled: false });
  await view.row("Ana").click();
  await page.getByRole("button", { name: "Supervise" }).click();
  const alert = panel.getByRole("alert");
  await alert.waitFor();
  await expect.poll(() => alert.textContent()).toContain("An administrator can enable it.");
});

soakTest(
  "an administrator sees all seven points before anything is enabled, and nothing is without them",
  async () => {
    const { floor, view, page, panel } = await aCall({ enabled: false });
    await platform()
      .database.db.updateTable("users")
      .set({ privilege: "admin", level: 1 })
      .where("email", "=", floor.email)
      .execute();
    await page.reload();
    await view.isLive();
    await view.row("Ana").click();
    await page.getByRole("button", { name: "Supervise" }).click();
    const terms = page.getByRole("dialog", { name: "Enable live supervision" });
    await terms.waitFor();
    await expect.poll(() => terms.getByRole("listitem").count()).toBe(7);
    await terms.getByRole("button", { name: "Accept and enable" }).click();
    await terms.getByText("Accept the terms to enable live supervision").waitFor();
    await terms.getByRole("checkbox").check();
    await terms.getByRole("button", { name: "Accept and enable" }).click();
    await panel.getByText("Terms accepted.", { exact: false }).waitFor();
    await view.row("Ana").click();
    await page.getByRole("button", { name: "Supervise" }).click();
    await panel.getByText("Supervising", { exact: true }).waitFor();
  },
);
