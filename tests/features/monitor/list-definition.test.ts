import { expect, it } from "vitest";
import { inOrder, keeps } from "../../../src/features/monitor/list-definition.ts";
import type { Operator } from "../../../src/ui/view-state.ts";

interface Row {
  readonly id: string;
  readonly values: readonly string[];
}

const ROWS: readonly Row[] = [
  { id: "none", values: [] },
  { id: "two", values: ["2"] },
  { id: "nine and ten", values: ["9", "10"] },
];

const LIST = { valuesOf: (row: Row) => row.values, textOf: (row: Row) => row.id };

/** Returns the ids of the rows that match one filter. */
const kept = (operator: Operator, ...values: string[]) =>
  ROWS.filter(keeps<Row>(LIST, "", [{ field: "any", operator, values }])).map(({ id }) => id);

it("keeps rows that have one of the values", () => {
  expect(kept("is", "2", "10")).toEqual(["two", "nine and ten"]);
});

it("drops rows that have one of the excluded values", () => {
  expect(kept("not", "2", "7")).toEqual(["none", "nine and ten"]);
});

it("compares numbers, not texts, with a minimum and a maximum", () => {
  expect(kept("min", "9.5")).toEqual(["nine and ten"]);
  expect(kept("max", "9")).toEqual(["two", "nine and ten"]);
});

it("keeps rows that match the search and every filter", () => {
  const filters = [{ field: "any", operator: "not", values: ["7"] }] as const;
  expect(ROWS.filter(keeps<Row>(LIST, "nine ten", filters)).map(({ id }) => id)).toEqual(["nine and ten"]);
});

it("puts columns in the order of their ids, then further ones", () => {
  const columns = inOrder<"name" | "age", Row>(
    ["age", "name"],
    {
      name: { header: "Name", width: "1fr", cell: ({ id }) => id },
      age: { header: "Age", width: "1fr", cell: () => null },
    },
    [{ id: "later", header: "Later", width: "1fr", cell: () => null }],
  );
  expect(columns.map(({ id }) => id)).toEqual(["age", "name", "later"]);
});
