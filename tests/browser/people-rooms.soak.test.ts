import { expect, test } from "vitest";
import { tooWide } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { enter, visit } = consoleInBrowser();
const LANGUAGES = ["en-GB", "es-ES", "fr-FR"] as const;
const PLAN = { _id: "1", features: [{ name: "users", used: 60, limit: 60 }] };

test.each(LANGUAGES)(
  "in %s the table of permissions shows every holder in a window of 1280",
  async (locale) => {
    const page = await enter("/account/administrators?tab=permissions", {
      locale,
      viewport: { width: 1280, height: 860 },
    });
    const table = page.locator("main table");
    await table.waitFor();
    expect(
      await table.evaluate(({ parentElement }) =>
        parentElement ? parentElement.scrollWidth - parentElement.clientWidth : -1,
      ),
    ).toBe(0);
    expect(await table.getByRole("columnheader").count()).toBe(7);
  },
);

test.each([320, 768])(
  "shows a privilege's permissions under its name, inside a window of %i",
  async (width) => {
    const page = await visit("/account/administrators/privileges", { viewport: { width, height: 800 } });
    const first = page.getByRole("list", { name: "Privileges" }).getByRole("listitem").first();
    await first.getByText(/view, edit/).waitFor();
    expect(await tooWide(page)).toBe(0);
    const name = await first.locator("span").first().boundingBox();
    const holds = await first.getByText(/view, edit/).boundingBox();
    expect(holds?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
    expect((holds?.x ?? 0) + (holds?.width ?? Infinity)).toBeLessThanOrEqual(width);
  },
);

test.each(LANGUAGES)(
  "shows in %s why no further user can be created, on its own line below the title and the button",
  async (locale) => {
    const page = await enter("/segments", { locale, viewport: { width: 1280, height: 860 } });
    await page.route("**/account/plan", (route) => route.fulfill({ json: PLAN }));
    await page.locator("nav a[href='/users']").click();
    const button = page.locator("main button[aria-disabled=true]");
    await button.waitFor();
    const reason = await page
      .locator(`[id="${await button.getAttribute("aria-describedby")}"]`)
      .boundingBox();
    const title = await page.locator("main h1").boundingBox();
    const press = await button.boundingBox();
    expect(title?.height).toBeLessThan(40);
    expect(
      Math.abs((press?.y ?? 0) + (press?.height ?? 0) / 2 - (title?.y ?? 0) - (title?.height ?? 0) / 2),
    ).toBeLessThan(8);
    expect(reason?.y).toBeGreaterThanOrEqual((press?.y ?? Infinity) + (press?.height ?? 0));
  },
);

test.each([
  ["en-GB", "15 more users can be added (limit 60)"],
  ["es-ES", "Puedes añadir 15 usuarios más, hasta 60"],
  ["fr-FR", "Vous pouvez encore ajouter 15 utilisateurs (limite\u00a0: 60)"],
])("shows the number of free seats in %s", async (locale, words) => {
  const page = await enter("/segments", { locale });
  await page.route("**/account/plan", (route) =>
    route.fulfill({ json: { _id: "1", features: [{ name: "users", used: 45, limit: 60 }] } }),
  );
  await page.locator("nav a[href='/users']").click();
  await expect.poll(() => page.locator("main h1 + span").textContent()).toBe(words);
});
