import { expect, test } from "vitest";
import fc from "fast-check";
import { fittingTabs } from "../../src/ui/fitting-tabs.ts";

const shown = (row: number, tabs: readonly number[], current: number) =>
  fittingTabs({ row, gap: 10, tabs, more: 30 }, current).flatMap((is, at) => (is ? [at] : []));

test("shows all tabs if they fit exactly, without room for the button", () => {
  expect(shown(170, [50, 50, 50], 0)).toEqual([0, 1, 2]);
});

test.each([
  ["the first tabs before the button", 169, 0, [0, 1]],
  ["the current tab in place of an earlier one", 169, 2, [0, 2]],
  ["the current tab alone if nothing else fits", 60, 2, [2]],
  ["the first tabs if none is current", 169, -1, [0, 1]],
])("shows %s", (_, row, current, expected) => {
  expect(shown(row, [50, 50, 50], current)).toEqual(expected);
});

test("always shows the current tab, fits into the row, and leaves no gap between the first tabs", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 240, max: 1_600 }),
      fc.nat(11),
      (tabs, row, at) => {
        const current = at % tabs.length;
        const places = shown(row, tabs, current);
        expect(places).toContain(current);
        const width = places.reduce((sum, place) => sum + (tabs[place] ?? 0) + 10, -10);
        expect(width + (places.length < tabs.length ? 40 : 0)).toBeLessThanOrEqual(row);
        expect(places.filter((place) => place !== current)).toEqual(
          [...tabs.keys()].filter((place) => place !== current).slice(0, places.length - 1),
        );
      },
    ),
  );
});
