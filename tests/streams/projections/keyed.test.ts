import fc from "fast-check";
import { expect, test } from "vitest";
import { Keyed } from "../../../streams/projections/keyed.ts";

interface Row {
  readonly id: string;
  readonly value: number;
}

/** Ids that share their hash's low bits often enough to fill leaves and split them. */
const id = fc.integer({ min: 0, max: 400 }).map((n) => `65aa${n.toString(16).padStart(20, "0")}`);
const change = fc.oneof(fc.record({ id, value: fc.nat(9) }), id);
const batches = fc.array(fc.array(change, { maxLength: 60 }), { maxLength: 12 });

const asObject = (rows: Iterable<Row>) => Object.fromEntries([...rows].map((row) => [row.id, row.value]));

function apply(before: Keyed<Row>, changes: readonly (Row | string)[]): Keyed<Row> {
  const edit = before.edit();
  for (const one of changes) {
    if (typeof one === "string") edit.delete(one);
    else edit.put(one);
  }
  return edit.done();
}

test("it holds what a map would hold, and every version stays what it was", () => {
  fc.assert(
    fc.property(batches, (all) => {
      const map = new Map<string, number>();
      const versions: [Keyed<Row>, object][] = [];
      let rows = Keyed.of<Row>();
      for (const changes of all) {
        rows = apply(rows, changes);
        for (const one of changes) {
          if (typeof one === "string") map.delete(one);
          else map.set(one.id, one.value);
        }
        versions.push([rows, Object.fromEntries(map)]);
      }
      for (const [version, content] of versions) {
        expect(asObject(version)).toEqual(content);
        expect(version.size).toBe(Object.keys(content).length);
      }
      for (const [key, value] of map) expect(rows.get(key)?.value).toBe(value);
    }),
    { numRuns: 500 },
  );
});

test("the differences of two versions lead from one to the other, each id told once", () => {
  fc.assert(
    fc.property(batches, batches, (first, second) => {
      const before = first.reduce(apply, Keyed.of<Row>());
      const after = second.reduce(apply, before);
      const content = asObject(before);
      const seen = new Set<string>();
      Keyed.differences(before, after, (was, is) => {
        const key = (is ?? was)!.id;
        expect(seen.has(key)).toBe(false);
        seen.add(key);
        expect(was).toBe(before.get(key));
        expect(is).toBe(after.get(key));
        if (is) content[key] = is.value;
        else delete content[key];
      });
      expect(content).toEqual(asObject(after));
    }),
    { numRuns: 500 },
  );
});

test("a change shares with the version before what it did not touch", () => {
  const rows = Keyed.of(Array.from({ length: 5_000 }, (_, n) => ({ id: `row-${n}`, value: n })));
  const next = apply(rows, [{ id: "row-7", value: 1 }]);
  let told = 0;
  Keyed.differences(rows, next, () => told++);
  expect(told).toBe(1);
  expect(next.get("row-8")).toBe(rows.get("row-8"));
});

test("a change that changes nothing is the same version", () => {
  const rows = Keyed.of([{ id: "a", value: 1 }]);
  expect(apply(rows, [])).toBe(rows);
  expect(apply(rows, ["b"])).toBe(rows);
});
