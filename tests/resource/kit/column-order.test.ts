import fc from "fast-check";
import { expect, test } from "vitest";
import { choosable, movedTo, shownInOrder } from "../../../src/resource/kit/columns/column-order.ts";

const COLUMNS = [
  { id: "name" },
  { id: "email" },
  { id: "phone" },
  { id: "city" },
  { id: "actions", pinned: true as const },
];
const ids = (columns: readonly { id: string }[]) => columns.map(({ id }) => id);
const anyWish = fc.shuffledSubarray(["name", "email", "phone", "city", "actions", "planet"]);

test("columns stand as somebody wants them; the name stays first and what is pinned last", () => {
  expect(ids(shownInOrder(COLUMNS, ["actions", "city", "name", "email"]))).toEqual([
    "name",
    "city",
    "email",
    "actions",
  ]);
  expect(ids(shownInOrder(COLUMNS, []))).toEqual(["name"]);
  expect(shownInOrder([], ["name"])).toEqual([]);
});

test("whatever is wanted, the chooser offers each column once, the shown ones in their order", () => {
  fc.assert(
    fc.property(anyWish, (wish) => {
      const offered = ids(choosable(COLUMNS, wish));
      expect(offered.toSorted()).toEqual(["actions", "city", "email", "phone"]);
      expect(offered.at(-1)).toBe("actions");
      const shown = ids(shownInOrder(COLUMNS, wish)).slice(1);
      expect(offered.filter((id) => shown.includes(id))).toEqual(shown);
    }),
  );
});

test("a column that is not shown is offered behind the one that it stands behind by itself", () => {
  expect(ids(choosable(COLUMNS, ["city", "email"]))).toEqual(["city", "email", "phone", "actions"]);
});

test("moving one leaves the others in their order", () => {
  expect(movedTo(["a", "b", "c"], "a", 2)).toEqual(["b", "c", "a"]);
  expect(movedTo(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), fc.nat(), fc.nat(), (list, one, place) => {
      const moved = movedTo(list, one, place);
      expect(moved.filter((other) => other !== one)).toEqual(list.filter((other) => other !== one));
      expect(moved).toContain(one);
    }),
  );
});
