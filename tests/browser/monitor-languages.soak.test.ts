import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { Locales } from "../../i18n/i18n-types.ts";
import { i18nObject } from "../../i18n/i18n-util.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { platformClock } from "./support/platform-clock.ts";
import { TestFloor } from "./support/test-floor.ts";
import { wordsOf } from "./support/words-of.ts";

const now = platformClock();
const { enter, platform } = consoleInBrowser({ now });

let floor: TestFloor;
beforeAll(async () => {
  floor = await TestFloor.open(platform, now);
  await floor.happens(
    ...floor.arrives(floor.nadia),
    ...floor.arrives(floor.piet, "break"),
    floor.event("user-disconnected", `user/${floor.piet}`, { session: floor.piet, reason: "ping timeout" }),
    floor.queues("Ana Ruiz", { for: 190, channel: "video", priority: 5 }),
    floor.queues("Ben Ode", { for: 130, segment: floor.support }),
    floor.offered("Ben Ode"),
    floor.queues("Cleo", { for: 40 }),
    floor.answers("Cleo"),
    floor.queues("Dora", { for: 40 }),
    floor.abandons("Dora"),
    floor.abandons("Dora"),
    { ...floor.hangsUp("kiosk"), type: "kiosk-touched", data: {} },
  );
});

/** Heads of columns that lie over each other. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const heads = [...document.querySelectorAll("[role=columnheader]")].map((head) => {
      const range = document.createRange();
      range.selectNodeContents(head);
      return {
        text: head.textContent,
        left: range.getBoundingClientRect().left,
        right: range.getBoundingClientRect().right,
      };
    });
    return heads
      .filter(({ right }, index) => right > (heads[index + 1]?.left ?? Infinity))
      .map(({ text }) => text);
  });

test.each([
  ["en-GB", "en", "es"],
  ["es-ES", "es", "en"],
  ["fr-FR", "fr", "en"],
] as const satisfies [string, Locales, Locales][])(
  "shows the monitor in %s only, in every list and overlay, with room for its words",
  async (browser, locale, other) => {
    const say = i18nObject(locale);
    const page = await enter("/monitor", { email: floor.email, locale: browser });
    const dialog = page.getByRole("dialog");
    await page.getByRole("rowheader", { name: "Ana Ruiz" }).waitFor();
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(locale);
    for (const tab of ["queue", "calls", "agents", "segments"] as const) {
      await page
        .getByRole("navigation", { name: say.monitor.tabs.label() })
        .getByRole("link", { name: say.monitor.tabs[tab]() })
        .click();
      await page
        .getByRole("table", { name: say.monitor.tables[tab](), exact: true })
        .getByRole("rowheader")
        .first()
        .waitFor();
      await expect.poll(() => wordsOf(page, other, locale)).toEqual([]);
      await expect.poll(() => overlaps(page)).toEqual([]);
      await page.getByRole("button", { name: say.console.list.columns() }).click();
      await dialog.getByRole("checkbox").first().waitFor();
      const more = dialog.getByRole("checkbox", { checked: false });
      while ((await more.count()) > 0) await more.first().click();
      await expect.poll(() => wordsOf(page, other, locale)).toEqual([]);
      await expect.poll(() => overlaps(page)).toEqual([]);
      await page.keyboard.press("Escape");
    }
    await page.getByRole("button", { name: say.console.filters.add() }).click();
    await dialog.waitFor();
    await expect.poll(() => wordsOf(page, other, locale)).toEqual([]);
    await page.keyboard.press("Escape");
    for (const detail of [
      say.monitor.numbers["service-level"](),
      say.monitor.anomalies({ count: 1 }),
      say.monitor.unknownEvents({ count: 1 }),
    ]) {
      // The link to the reasons of a number names it too, after another word.
      await page.getByRole("link", { name: new RegExp(`^${detail}`) }).click();
      await dialog.locator("li").first().waitFor();
      await expect.poll(() => wordsOf(page, other, locale)).toEqual([]);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    }
    await page.getByRole("searchbox").fill("nobody");
    await page.getByRole("heading", { name: say.monitor.empty.filteredTitle() }).waitFor();
    await page.getByRole("button", { name: say.monitor.pause() }).click();
    await page.getByText(say.monitor.missed({ count: 0 })).waitFor();
    await expect.poll(() => wordsOf(page, other, locale)).toEqual([]);
  },
);
