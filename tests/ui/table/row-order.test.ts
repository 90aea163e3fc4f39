import fc from "fast-check";
import { expect, test } from "vitest";
import { type Ordering, RowOrder } from "../../../src/ui/table/row-order.ts";
import { atDepth } from "../../support/depth.ts";

interface Row {
  readonly id: string;
  readonly name: string | null;
  readonly since: number | null;
  readonly shown: boolean;
}

const collator = new Intl.Collator("es");
const row = fc.record({
  id: fc.integer({ min: 0, max: 80 }).map(String),
  name: fc.option(fc.constantFrom("Ana", "ana", "Ángel", "Álvaro", "Zoë", "Pierre", "pierre", "Éric", ""), {
    nil: null,
  }),
  since: fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }),
  shown: fc.boolean(),
});
const change = fc.oneof(
  { weight: 4, arbitrary: row },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 80 }).map(String) },
);
const column = fc.constantFrom("name" as const, "since" as const);

const ordering = (by: "name" | "since", descending: boolean, all: boolean): Ordering<Row> => ({
  key: (one) => one[by],
  descending,
  keep: (one) => all || one.shown,
  collator,
});

/** The same by brute force: filter, sort, unknown last, ties by id. */
function sorted(rows: Iterable<Row>, by: "name" | "since", descending: boolean, all: boolean): string[] {
  return [...rows]
    .filter((one) => all || one.shown)
    .sort((a, b) => {
      const [one, other] = [a[by], b[by]];
      const tie = a.id < b.id ? -1 : 1;
      if (one === null || other === null) return Number(one === null) - Number(other === null) || tie;
      const difference = typeof one === "string" ? collator.compare(one, String(other)) : one - Number(other);
      return (descending ? -difference : difference) || tie;
    })
    .map(({ id }) => id);
}

const shown = (order: RowOrder<Row>) =>
  Array.from({ length: order.length }, (_, index) => order.at(index)!.id);

test("keeps the order after single changes equal to a full sort", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(change, { maxLength: 30 }), { maxLength: 15 }),
      column,
      fc.boolean(),
      fc.boolean(),
      column,
      (batches, by, descending, all, then) => {
        const rows = new Map<string, Row>();
        const order = new RowOrder(ordering(by, descending, all));
        for (const batch of batches) {
          for (const one of batch) {
            if (typeof one === "string") {
              rows.delete(one);
              order.delete(one);
            } else {
              rows.set(one.id, one);
              order.put(one);
            }
          }
          order.settle();
          expect(shown(order)).toEqual(sorted(rows.values(), by, descending, all));
          expect(order.total).toBe(rows.size);
        }
        order.reorder(ordering(then, !descending, !all));
        expect(shown(order)).toEqual(sorted(rows.values(), then, !descending, !all));
        for (const [index, id] of shown(order).entries()) expect(order.indexOf(id)).toBe(index);
      },
    ),
    { numRuns: atDepth(100, 1_500) },
  );
});

test("it holds more rows than it began with, and uses the places of those that went", () => {
  const order = new RowOrder(ordering("since", false, true));
  for (let round = 0; round < 3; round++) {
    for (let n = 0; n < 3_000; n++) order.put({ id: String(n), name: null, since: n % 7, shown: true });
    order.settle();
    expect(order.length).toBe(3_000);
    for (let n = 0; n < 3_000; n++) order.delete(String(n));
    order.settle();
    expect(order.length).toBe(0);
  }
});
