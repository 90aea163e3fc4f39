import fc from "fast-check";
import { expect, test } from "vitest";
import { movedPositions } from "../../../src/resource/kit/views/moved-positions.ts";

const view = (_id: string, place: number) => ({ _id, place });

test("swaps two adjacent records, and changes no others", () => {
  const [a, b, c] = [view("a", 0), view("b", 3), view("c", 7)];
  expect(movedPositions([a, b, c], b, 1)).toEqual([
    { view: c, place: 3 },
    { view: b, place: 7 },
  ]);
  expect(movedPositions([a, b, c], b, -1)).toEqual([
    { view: b, place: 0 },
    { view: a, place: 3 },
  ]);
});

test("keeps the record at the end in place", () => {
  const [a, b] = [view("a", 0), view("b", 1)];
  expect([movedPositions([a, b], a, -1), movedPositions([a, b], b, 1), movedPositions([a], b, 1)]).toEqual([
    [],
    [],
    [],
  ]);
});

test("puts the records into the requested order from any positions, each at its own position", () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 9 }), { minLength: 2, maxLength: 8 }),
      fc.nat(),
      fc.constantFrom(-1 as const, 1 as const),
      (places, which, step) => {
        const views = places.toSorted((a, b) => a - b).map((place, index) => view(String(index), place));
        const from = which % views.length;
        const moved = views[from]!;
        const changes = movedPositions(views, moved, step);
        const to = from + step;
        if (to < 0 || to >= views.length) return;
        const wanted = views.toSpliced(from, 1).toSpliced(to, 0, moved);
        const placeOf = (one: { _id: string; place: number }) =>
          changes.find((change) => change.view === one)?.place ?? one.place;
        const after = wanted.map(placeOf);
        expect(after).toEqual([...new Set(after)].toSorted((a, b) => a - b));
      },
    ),
  );
});
