import fc from "fast-check";
import { expect, test } from "vitest";
import { Key } from "../../../streams/events/event.ts";
import { Keyed } from "../../../streams/projections/keyed.ts";
import { atDepth } from "../../support/depth.ts";

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
    { numRuns: atDepth(100, 500) },
  );
});

test("derives the differences between two versions, with each id once", () => {
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
    { numRuns: atDepth(100, 500) },
  );
});

test("the steps from one version to another lead there, from however far away", () => {
  fc.assert(
    fc.property(
      batches,
      fc.nat(40),
      fc.array(fc.array(change, { minLength: 1, maxLength: 6 }), { maxLength: 40 }),
      (first, place, later) => {
        const versions = [first.reduce(apply, Keyed.of<Row>())];
        for (const changes of later) versions.push(apply(versions.at(-1)!, changes));
        const before = versions[place % versions.length]!;
        const after = versions.at(-1)!;
        const content = asObject(before);
        Keyed.steps(
          before,
          after,
          (row) => void (content[row.id] = row.value),
          (id) => void delete content[id],
        );
        expect(content).toEqual(asObject(after));
      },
    ),
    { numRuns: atDepth(100, 300) },
  );
});

test("two versions made from the same one know nothing of each other", () => {
  fc.assert(
    fc.property(batches, batches, batches, (first, one, other) => {
      const common = first.reduce(apply, Keyed.of<Row>());
      const content = asObject(common);
      const expected = (all: readonly (readonly (Row | string)[])[]) => {
        const map = new Map(Object.entries(content));
        for (const changed of all.flat()) {
          if (typeof changed === "string") map.delete(changed);
          else map.set(changed.id, changed.value);
        }
        return Object.fromEntries(map);
      };
      const left = one.reduce(apply, common);
      const right = other.reduce(apply, common);
      expect(asObject(left)).toEqual(expected(one));
      expect(asObject(right)).toEqual(expected(other));
      expect(asObject(common)).toEqual(content);
    }),
    { numRuns: atDepth(100, 300) },
  );
});

test("two edits of the same version, made in turns, both find what they put", () => {
  const common = Keyed.of<Row>([{ id: "a", value: 0 }]);
  const [one, other] = [common.edit(), common.edit()];
  expect([one.get("b"), other.get("b")]).toEqual([undefined, undefined]);
  other.put({ id: "b", value: 2 });
  one.put({ id: "b", value: 1 });
  one.put({ id: "c", value: 1 });
  const [left, right] = [one.done(), other.done()];
  expect([left.get("b")?.value, left.get("c")?.value, right.get("b")?.value, right.get("c")]).toEqual([
    1,
    1,
    2,
    undefined,
  ]);
  expect([asObject(left), asObject(right)]).toEqual([
    { a: 0, b: 1, c: 1 },
    { a: 0, b: 2 },
  ]);
});

test("leaves no traces of removed ids, and keeps finding the others", () => {
  let rows = Keyed.of<Row>([{ id: "first", value: 0 }]);
  const before = rows;
  for (let n = 0; n < 20_000; n += 100) {
    const ids = Array.from({ length: 100 }, (_, index) => `passing-${n + index}`);
    rows = apply(
      rows,
      ids.map((id) => ({ id, value: n })),
    );
    rows = apply(rows, ids);
  }
  expect(rows.size).toBe(1);
  expect(rows.get("first")).toBe(before.get("first"));
  expect([...rows]).toEqual([...before]);
  expect(rows["shape"].places.size).toBeLessThan(2_000);
  const differences: unknown[] = [];
  Keyed.differences(before, apply(rows, [{ id: "last", value: 1 }]), (was, is) =>
    differences.push([was, is]),
  );
  expect(differences).toEqual([[undefined, { id: "last", value: 1 }]]);
});

test("shares unchanged parts with the previous version", () => {
  const rows = Keyed.of(Array.from({ length: 5_000 }, (_, n) => ({ id: `row-${n}`, value: n })));
  const next = apply(rows, [{ id: "row-7", value: 1 }]);
  let count = 0;
  Keyed.differences(rows, next, () => count++);
  expect(count).toBe(1);
  expect(next.get("row-8")).toBe(rows.get("row-8"));
});

test("a change that changes nothing is the same version", () => {
  const rows = Keyed.of([{ id: "a", value: 1 }]);
  expect(apply(rows, [])).toBe(rows);
  expect(apply(rows, ["b"])).toBe(rows);
});

test("a key finds what its id finds, in whichever collection it is asked for, and after everything moved together", () => {
  const keys = Array.from({ length: 40 }, (_, n) => new Key(`row-${n}`));
  const rowOf = fc.record({ id: fc.constantFrom(...keys.map((key) => key.id)), value: fc.nat(9) });
  const some = fc.array(
    fc.array(fc.oneof(rowOf, fc.constantFrom(...keys.map((key) => key.id))), { maxLength: 30 }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(some, some, fc.boolean(), (one, other, isMoved) => {
      const passing = Array.from({ length: isMoved ? 1_200 : 0 }, (_, n) => `passing-${n}`);
      const moved = (rows: Keyed<Row>) =>
        apply(
          apply(
            rows,
            passing.map((id) => ({ id, value: 0 })),
          ),
          passing,
        );
      let collections = [Keyed.of<Row>(), Keyed.of<Row>()];
      for (let batch = 0; batch < Math.max(one.length, other.length); batch++) {
        collections = collections.map((rows, index) =>
          moved(apply(rows, (index === 0 ? one : other)[batch] ?? [])),
        );
        for (const rows of collections)
          expect(keys.map((key) => rows.edit().getBy(key))).toEqual(keys.map(({ id }) => rows.get(id)));
      }
    }),
    { numRuns: 40 },
  );
});
