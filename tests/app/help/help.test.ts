import fc from "fast-check";
import { expect, test } from "vitest";
import {
  HELP_DEFAULT,
  HELP_LEAST,
  fitted,
  helpSizeOf,
  keepHelpSize,
} from "../../../src/app/shell/help/help-size.ts";
import { helpPageOf, helpTopics, searchHelp } from "../../../src/app/shell/help/help-pages.ts";
import { ACCOUNT_MENU, MENU } from "../../../src/app/shell/menu-entries.ts";
import { loadAllLocalesAsync, loadNamespaceAsync } from "../../../i18n/i18n-util.async.ts";
import { i18nObject, locales } from "../../../i18n/i18n-util.ts";
import { MemoryStorage } from "../../support/memory-storage.ts";

await loadAllLocalesAsync();
await Promise.all(
  locales.flatMap((locale) =>
    (["shell", "help"] as const).map((namespace) => loadNamespaceAsync(locale, namespace)),
  ),
);
const pagesIn = (locale: (typeof locales)[number]) =>
  [...MENU, ...ACCOUNT_MENU]
    .flatMap(({ entries }) => entries)
    .map(({ page }) => helpPageOf(i18nObject(locale), page))
    .concat(helpTopics(i18nObject(locale)));

test("explains every page of the menu and every topic in every language, and finds each by its title", () => {
  for (const locale of locales)
    for (const page of pagesIn(locale)) {
      expect(page.about.length).toBeGreaterThan(20);
      expect(page.steps.length).toBeGreaterThan(1);
      expect(searchHelp(pagesIn(locale), page.title)[0]?.title).toBe(page.title);
    }
});

test("finds a page by words of its text", () => {
  expect(searchHelp(pagesIn("en"), "backup codes").map(({ page }) => page)).toEqual(["twoFactor"]);
  expect(
    ["CALL_URL", "NPS takes", "Restore this version", "50 views"].map((typed) =>
      searchHelp(pagesIn("en"), typed).map(({ page }) => page),
    ),
  ).toEqual([["utilities"], ["surveys"], ["history"], ["views"]]);
});

test("fits the help into the window and keeps it readable", () => {
  const size = fc.record({
    width: fc.integer({ min: -9_999, max: 9_999 }),
    height: fc.integer({ min: -9_999, max: 9_999 }),
  });
  fc.assert(
    fc.property(
      size,
      fc.record({
        width: fc.integer({ min: 400, max: 4_000 }),
        height: fc.integer({ min: 400, max: 4_000 }),
      }),
      (wished, window) => {
        const { width, height } = fitted(wished, window);
        expect(
          width >= HELP_LEAST.width &&
            width <= window.width &&
            height >= HELP_LEAST.height &&
            height <= window.height,
        ).toBe(true);
        expect(fitted({ width, height }, window)).toEqual({ width, height });
      },
    ),
  );
});

test("keeps the size for each user", () => {
  const storage = new MemoryStorage();
  keepHelpSize(storage, "ada", { width: 500, height: 700 });
  storage.setItem("switchboard.help.eve", `{"width":"wide"}`);
  expect(["ada", "bob", "eve"].map((person) => helpSizeOf(storage, person))).toEqual([
    { width: 500, height: 700 },
    HELP_DEFAULT,
    HELP_DEFAULT,
  ]);
});
