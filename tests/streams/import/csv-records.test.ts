import fc from "fast-check";
import { expect, test } from "vitest";
import { csvRecords } from "../../../streams/import/csv-records.ts";
import { reasonOf } from "../../../streams/import/left-out.ts";
import { atDepth } from "../../support/depth.ts";
import { linesIn } from "./imported.ts";

const read = async (text: string, delimiter = ",", quote: string | null = '"') => {
  const found: [number, readonly string[] | string][] = [];
  for await (const record of csvRecords(linesIn(text), delimiter, quote))
    found.push([record.line, "cells" in record ? record.cells : reasonOf(record.leftOut)]);
  return found;
};

test("a cell in quotes may hold delimiters, quotes and line ends", async () => {
  expect(await read('a,b\n"1, ""one""","2\n3"\n4,5')).toEqual([
    [1, ["a", "b"]],
    [2, ['1, "one"', "2\n3"]],
    [4, ["4", "5"]],
  ]);
});

test("a quote that is never closed costs its own line and none that follow", async () => {
  const rows = Array.from({ length: 300 }, (_, index) => `${index},x`);
  const records = await read(["a,b", '"1,x', ...rows].join("\n"));
  expect(records[1]).toEqual([2, "a quote is not closed"]);
  expect(records.slice(2).map(([line, cells]) => [line, cells[0]])).toEqual(
    rows.map((_, index) => [index + 3, String(index)]),
  );
});

test.each([
  [
    "a quote inside of a cell",
    'a,b\n5" pipe,x\n"6",y',
    [
      [1, ["a", "b"]],
      [2, "a quote is in an invalid place"],
      [3, ["6", "y"]],
    ],
  ],
  [
    "text after a closing quote",
    'a,b\n"x"y,1\n2,3',
    [
      [1, ["a", "b"]],
      [2, "a quote is in an invalid place"],
      [3, ["2", "3"]],
    ],
  ],
  [
    "a quote that is closed by another row's",
    'a,b\n"1,x\n2,y\n"3,z\n4,5',
    [
      [1, ["a", "b"]],
      [2, "a quote is not closed"],
      [3, ["2", "y"]],
      [4, "a quote is not closed"],
      [5, ["4", "5"]],
    ],
  ],
  [
    "fewer and more cells than in the first line",
    "a,b\n1\n1,2,3\n4,5",
    [
      [1, ["a", "b"]],
      [2, ["1"]],
      [3, ["1", "2", "3"]],
      [4, ["4", "5"]],
    ],
  ],
  [
    "empty lines",
    "\na,b\n\n\n1,2\n",
    [
      [2, ["a", "b"]],
      [5, ["1", "2"]],
    ],
  ],
])("%s", async (_, text, expected) => {
  expect(await read(text)).toEqual(expected);
});

test("reads any cell contents as they were written, with the line where each record begins", async () => {
  const cell = fc.string({ unit: fc.constantFrom("a", "ü", " ", ",", '"', "\n", "'", ";"), maxLength: 8 });
  const rows = fc
    .integer({ min: 2, max: 5 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
    );
  await fc.assert(
    fc.asyncProperty(rows, async (cells) => {
      const written = cells.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(","));
      const first = (index: number) =>
        1 + written.slice(0, index).join("\n").split("\n").length - (index === 0 ? 1 : 0);
      expect(await read(written.join("\n"))).toEqual(cells.map((row, index) => [first(index), row]));
    }),
    { numRuns: atDepth(100, 300) },
  );
});
