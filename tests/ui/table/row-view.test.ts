import { expect, test } from "vitest";
import { RowView } from "../../../src/ui/table/row-view.ts";

interface Row {
  readonly id: string;
  readonly since: number;
}

function startView(...rows: Row[]) {
  const view = new RowView<Row>({
    key: (row) => row.since,
    descending: false,
    keep: () => true,
    collator: new Intl.Collator("en"),
  });
  const { put } = view;
  for (const row of rows) put(row);
  view.commit();
  return {
    view,
    put,
    remove: (row: Row) => view.remove(row.id),
    shown: () =>
      Array.from({ length: view.length }, (_, index) => view.at(index)!).map(
        ({ row, gone }) => `${row.id}${row.since}${gone ? " gone" : ""}`,
      ),
  };
}

const a = { id: "a", since: 1 };
const b = { id: "b", since: 2 };
const c = { id: "c", since: 3 };

test("rows move, come and go as they change", () => {
  const { view, put, remove, shown } = startView(a, b, c);
  put({ id: "c", since: 0 });
  remove(b);
  put({ id: "d", since: 5 });
  view.commit();
  expect(shown()).toEqual(["c0", "a1", "d5"]);
});

test("freezes the order in a held list, updates its rows, and keeps removed rows in place", () => {
  const { view, put, remove, shown } = startView(a, b, c);
  view.hold();
  put({ id: "c", since: 0 });
  remove(b);
  put({ id: "d", since: 5 });
  view.commit();
  expect(shown()).toEqual(["a1", "b2 gone", "c0"]);
  expect([view.arrivals, view.total]).toEqual([1, 3]);
  view.release();
  expect(shown()).toEqual(["c0", "a1", "d5"]);
  expect(view.arrivals).toBe(0);
});

test("shows a row again that leaves and returns while the list is held", () => {
  const { view, put, remove, shown } = startView(a, b);
  view.hold();
  remove(a);
  put({ id: "a", since: 7 });
  view.commit();
  expect(shown()).toEqual(["a7", "b2"]);
  view.release();
  expect(shown()).toEqual(["b2", "a7"]);
});

test("never shows a row that arrives and leaves while the list is held", () => {
  const { view, put, remove, shown } = startView(a);
  view.hold();
  put(c);
  remove(c);
  view.commit();
  expect(view.arrivals).toBe(0);
  view.release();
  expect(shown()).toEqual(["a1"]);
});

test("applies a new order immediately, held or not", () => {
  const { view, put, shown } = startView(a, b);
  view.hold();
  put(c);
  view.reorder({
    key: (row) => row.since,
    descending: true,
    keep: () => true,
    collator: new Intl.Collator("en"),
  });
  expect(shown()).toEqual(["c3", "b2", "a1"]);
});
