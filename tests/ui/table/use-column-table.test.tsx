import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useColumnTable } from "../../../src/ui/table/use-column-table.ts";

const COLUMNS = [
  { id: "name", header: "Name" },
  { id: "email", header: "Email" },
  { id: "phone", header: "Phone" },
  { id: "city", header: "City" },
  { id: "actions", header: "Actions", pinned: true as const },
];
const USUAL = ["name", "email", "actions"];
const anyWish = fc.shuffledSubarray(["name", "email", "phone", "city", "actions", "planet"]);
const ids = (columns: readonly { readonly id: string }[]) => columns.map(({ id }) => id);

function tableOf(chosen: readonly string[] | null, columns = COLUMNS) {
  const made: (readonly string[] | null)[] = [];
  const tables: ReturnType<typeof useColumnTable<(typeof COLUMNS)[number]>>[] = [];
  function Probe() {
    const view = { columns: chosen, widths: null };
    tables.push(
      useColumnTable({ columns, usual: USUAL, view, onColumns: (next) => made.push(next.columns) }),
    );
    return null;
  }
  renderToStaticMarkup(<Probe />);
  const [one] = tables;
  if (!one) throw new Error("the table did not render");
  return { ...one, made };
}
const shownOf = (chosen: readonly string[] | null) => ids(tableOf(chosen).shown);
const offeredOf = (chosen: readonly string[]) => ids(tableOf(chosen).table.getAllLeafColumns()).slice(1);

test("orders columns as the user chose, with the name first and pinned columns last", () => {
  expect(shownOf(["actions", "city", "name", "email"])).toEqual(["name", "city", "email", "actions"]);
  expect(shownOf([])).toEqual(["name"]);
  expect(shownOf(null)).toEqual(USUAL);
  expect(tableOf(["name"], []).shown).toEqual([]);
});

test("offers each column once in the chooser, the shown ones in their order, for any selection", () => {
  fc.assert(
    fc.property(anyWish, (wish) => {
      const offered = offeredOf(wish);
      expect(offered.toSorted()).toEqual(["actions", "city", "email", "phone"]);
      expect(offered.at(-1)).toBe("actions");
      const shown = shownOf(wish).slice(1);
      expect(offered.filter((id) => shown.includes(id))).toEqual(shown);
    }),
  );
});

test("offers a hidden column behind its default predecessor", () => {
  expect(offeredOf(["city", "email"])).toEqual(["city", "email", "phone", "actions"]);
});

test("shows and hides a column in its place, and stores null for the defaults", () => {
  const { table, made } = tableOf(["name", "city", "email", "actions"]);
  table.getColumn("phone")?.toggleVisibility(true);
  table.getColumn("actions")?.toggleVisibility(false);
  table.getColumn("city")?.toggleVisibility(false);
  expect(made).toEqual([["name", "city", "email", "phone", "actions"], ["name", "city", "email"], null]);
});

test("moves shown columns only, and keeps hidden ones hidden", () => {
  const { table, made } = tableOf(["name", "city", "email", "actions"]);
  table.setColumnOrder(["name", "email", "phone", "city", "actions"]);
  expect(made).toEqual([["name", "email", "city", "actions"]]);
});
