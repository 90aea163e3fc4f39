import fc from "fast-check";
import { expect, test } from "vitest";
import { entryAt, placeOfRow } from "../../src/ui/row-sections.ts";

test("places headings above the first rows of their sections, and numbers every row", () => {
  const firsts = fc
    .uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 6 })
    .map((all) => [0, ...all.toSorted((a, b) => a - b)]);
  fc.assert(
    fc.property(firsts, fc.integer({ min: 31, max: 40 }), (froms, count) => {
      const sections = froms.map((from) => ({ from, heading: `from ${from}` }));
      const expected = Array.from({ length: count }, (_, index) => [
        ...(froms.includes(index) ? [`from ${index}`] : []),
        index,
      ]).flat();
      const shown = expected.map((_, place) => {
        const { section, index } = entryAt(sections, place);
        return index ?? sections[section]?.heading;
      });
      expect(shown).toEqual(expected);
      for (let index = 0; index < count; index++) expect(expected[placeOfRow(sections, index)]).toBe(index);
    }),
  );
});
