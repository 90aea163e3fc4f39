import fc from "fast-check";
import { expect, test } from "vitest";
import { isFirstSince, rowsInPlace, rowsMove } from "../../../src/resource/kit/live/held-rows.ts";

const row = (id: string, text: string) => ({ id, text });
const keyOf = ({ id }: { id: string }) => id;
const page = (...rows: { id: string; text: string }[]) => ({ data: rows, total: rows.length });

test("detects added, removed and moved rows, but no changes within a row and no longer page", () => {
  const before = page(row("a", "1"), row("b", "1"));
  expect(rowsMove(before, page(row("a", "2"), row("b", "1")), keyOf)).toBe(false);
  expect(rowsMove(before, { ...before, total: 12 }, keyOf)).toBe(false);
  for (const after of [
    page(row("b", "1"), row("a", "1")),
    page(row("a", "1")),
    page(row("a", "1"), row("c", "1")),
    page(row("a", "1"), row("b", "1"), row("c", "1")),
  ])
    expect(rowsMove(before, after, keyOf)).toBe(true);
});

test("keeps the same rows in the same order after any update, with their latest values", () => {
  const rows = fc.uniqueArray(
    fc.record({ id: fc.constantFrom("a", "b", "c", "d", "e", "f"), text: fc.string() }),
    { selector: keyOf },
  );
  fc.assert(
    fc.property(rows, rows, (before, after) => {
      const shown = rowsInPlace(page(...before), page(...after), keyOf);
      expect(shown.data.map(keyOf)).toEqual(before.map(keyOf));
      expect(shown.total).toBe(after.length);
      for (const one of shown.data)
        expect(one).toBe(after.find(({ id }) => id === one.id) ?? before.find(({ id }) => id === one.id));
      if (!rowsMove(page(...before), page(...after), keyOf)) expect(shown.data).toEqual(after);
    }),
  );
});

test("the first page that is read after something was written here does not wait, and those after it do", () => {
  expect(isFirstSince({ shown: 10, written: 20, read: 30 })).toBe(true);
  expect(isFirstSince({ shown: 10, written: 20, read: 15 })).toBe(false);
  expect(isFirstSince({ shown: 30, written: 20, read: 40 })).toBe(false);
  expect(isFirstSince({ shown: 10, written: 0, read: 40 })).toBe(false);
});
