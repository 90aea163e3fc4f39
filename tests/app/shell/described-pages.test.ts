import { expect, test } from "vitest";
import { describedPage } from "../../../src/app/shell/described-pages.ts";
import { MENU_ENTRIES } from "../../../src/app/shell/menu-entries.ts";

const described = MENU_ENTRIES.filter((entry) => entry.described);

test("every entry of the menu whose page is described leads to one, and no other does", () => {
  expect(described.length).toBeGreaterThan(5);
  for (const { page } of MENU_ENTRIES) {
    if (described.some((entry) => entry.page === page)) expect(describedPage(page)).toBeTypeOf("function");
    else expect(() => describedPage(page)).toThrow(page);
  }
});
