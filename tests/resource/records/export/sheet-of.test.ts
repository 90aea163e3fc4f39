import { expect, test } from "vitest";
import { sheetOf } from "../../../../src/resource/records/export/sheet-of.ts";
import type { ListColumn } from "../../../../src/ui/list-column.ts";

interface Row {
  readonly name: string;
  readonly at?: string | null;
  readonly waited: number | null;
}

const nothing = () => null;
const COLUMNS: readonly ListColumn<Row>[] = [
  { id: "at", header: "Last call", cell: nothing, written: { kind: "moment", of: ({ at }) => at } },
  { id: "actions", header: "Actions", cell: nothing },
  { id: "name", header: "Name", cell: nothing, written: { kind: "text", of: ({ name }) => name } },
  { id: "waited", header: "Wait", cell: nothing, written: { kind: "minutes", of: ({ waited }) => waited } },
  {
    id: "level",
    header: "Level",
    cell: nothing,
    written: { kind: "percent", of: ({ waited }) => waited && 80 },
  },
  { id: "born", header: "Born", cell: nothing, written: { kind: "day", of: ({ at }) => at?.slice(0, 10) } },
];
const WORDS = {
  moment: (head: string) => `${head} (zone)`,
  minutes: (head: string) => `${head} (min)`,
  percent: (head: string) => `${head} (%)`,
};

test("a file has the columns in the order in which they are shown, without those that only act, and its heads say what is measured", () => {
  const sheet = sheetOf(
    COLUMNS,
    [
      { name: "Ada", at: "2026-05-03T22:30:40.000Z", waited: 95_000 },
      { name: "", at: null, waited: null },
      { name: "Bo", waited: 0 },
    ],
    "Europe/Madrid",
    WORDS,
  );
  expect(sheet).toEqual({
    heads: ["Last call (zone)", "Name", "Wait (min)", "Level (%)", "Born"],
    rows: [
      [{ clock: "2026-05-04T00:30" }, "Ada", 1.58, 80, { day: "2026-05-03" }],
      [null, null, null, null, null],
      [null, "Bo", 0, 0, null],
    ],
  });
});

test("writes each moment in the account's local time, also when clocks repeat an hour", () => {
  const clocks = ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"].map(
    (at) => sheetOf(COLUMNS.slice(0, 1), [{ name: "", at, waited: null }], "Europe/Madrid", WORDS).rows[0],
  );
  expect(clocks).toEqual([[{ clock: "2026-10-25T02:30" }], [{ clock: "2026-10-25T02:30" }]]);
});
