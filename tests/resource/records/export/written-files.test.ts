import fc from "fast-check";
import { type CellObject, read, type WorkSheet, utils } from "sheetjs-ce";
import { unzipSync } from "fflate";
import { DOMParser } from "@xmldom/xmldom";
import { expect, test } from "vitest";
import { plainText } from "../../../../openapi/formats/plain-text.ts";
import type { Cell, Sheet } from "../../../../src/resource/records/export/sheet-of.ts";
import { writeCsv } from "../../../../src/resource/records/export/write-view.ts";
import { writeXlsx } from "../../../../src/resource/records/export/write-xlsx.ts";
import { atDepth } from "../../../support/depth.ts";

const ENGLISH = { between: ",", decimal: "." } as const;
const FRENCH = { between: ";", decimal: "," } as const;

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
const bookOf = async (sheet: Sheet) =>
  read(await bytesOf(writeXlsx([{ name: "List", ...sheet }])), {
    type: "array",
    cellNF: true,
    cellFormula: true,
  });
const cellAt = (sheet: WorkSheet, row: number, column: number): CellObject | undefined =>
  sheet[utils.encode_cell({ r: row, c: column })];
const sheetWith = (...cells: Cell[]): Sheet => ({ heads: cells.map((_, at) => `Head ${at}`), rows: [cells] });

/**
 * Texts that spreadsheets do more with than keep them: what begins a formula, what ends a cell, what a file
 * has no sign for.
 */
const FORMULAS = [
  "=1+1",
  '=HYPERLINK("https://example.org","x")',
  "+1-2",
  "+44 (0)20 7946",
  "-1.2.3",
  "-1,5",
  "+",
  "- ",
  "+1 =2",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  " =1",
  "'=1",
  "''@x",
  "＝1",
  "=cmd|' /C calc'!A0",
  "%0A=1",
];
const SIGNED = ["+442079460001", "+34 600 100 200", "-1", "- 2.5", "+.5"];
const HARMLESS = [
  "",
  "Anna",
  "'tis",
  "a;b,c",
  '"quoted"',
  "two\nlines",
  "1e5",
  "00123",
  "TRUE",
  "2026-05-03",
  "ID",
  "_x0041_",
  "👩🏽‍💻",
  "ñandú",
  "Ω".repeat(40_000),
];
const text = fc.oneof(
  fc.constantFrom(...FORMULAS, ...SIGNED, ...HARMLESS),
  fc.string({ unit: "grapheme" }),
  fc
    .tuple(fc.constantFrom("=", "+", "-", "@", "\t", "\r", "'", ";", ","), fc.string({ unit: "grapheme" }))
    .map((parts) => parts.join("")),
);
const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }),
);

/** Returns the cells of a text file verbatim, unlike a reader that guesses their types. */
function cellsOf(csv: string, between: string): string[][] {
  const rows: string[][] = [[""]];
  let quoted = false;
  for (let at = 0; at < csv.length; at++) {
    const sign = csv[at]!;
    const row = rows.at(-1)!;
    if (quoted && sign === '"' && csv[at + 1] === '"') row[row.length - 1] += csv[++at]!;
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === between) row.push("");
    else if (!quoted && csv.startsWith("\r\n", at)) {
      at++;
      rows.push([""]);
    } else row[row.length - 1] += sign;
  }
  return rows;
}
const csvOf = async (sheet: Sheet, signs: Parameters<typeof writeCsv>[1]) =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(await bytesOf(writeCsv(sheet, signs)));

test("writes every text into a workbook as text and never as a formula", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 6 }), async (texts) => {
      const { Sheets } = await bookOf({ heads: texts, rows: [texts] });
      texts.forEach((one, column) => {
        for (const row of [0, 1]) {
          const cell = cellAt(Sheets["List"]!, row, column);
          expect(cell?.f).toBeUndefined();
          if (one === "" && row === 1) return;
          expect(cell).toMatchObject({ t: "s", v: one.length > 32_767 ? `${one.slice(0, 32_766)}…` : one });
        }
      });
    }),
    { numRuns: atDepth(25, 100) },
  );
});

/** Reads a workbook's first sheet without the library that wrote it. */
function cellsOfXlsx(bytes: Uint8Array) {
  const files = unzipSync(bytes);
  const elements = (path: string, ...names: string[]) => {
    const [outer = "", inner] = names;
    const found = new DOMParser()
      .parseFromString(new TextDecoder().decode(files[path]), "text/xml")
      .getElementsByTagName(outer);
    return Array.from(found).flatMap((element) =>
      inner === undefined ? [element] : Array.from(element.getElementsByTagName(inner)),
    );
  };
  const styles = elements("xl/styles.xml", "cellXfs", "xf");
  const texts = elements("xl/sharedStrings.xml", "si").map((item) =>
    Array.from(item.getElementsByTagName("t"))
      .map((part) => part.textContent ?? "")
      .join(""),
  );
  return elements("xl/worksheets/sheet1.xml", "c").map((cell) => {
    const value = cell.getElementsByTagName("v")[0]?.textContent ?? "";
    return {
      type: cell.getAttribute("t"),
      value: cell.getAttribute("t") === "s" ? texts[Number(value)] : value,
      isQuoted: styles[Number(cell.getAttribute("s") || "0")]?.getAttribute("quotePrefix") === "1",
      hasFormula: cell.getElementsByTagName("f").length > 0,
    };
  });
}

test("another reader finds every text of a workbook with all its characters, marked as a text, and no number so", async () => {
  const texts = [...FORMULAS.filter((one) => !/[\t\r\n]/.test(one)), ...SIGNED, "Anna"];
  const cells = cellsOfXlsx(
    await bytesOf(
      writeXlsx([
        { name: "List", heads: texts, rows: [texts, texts.map((_, at) => at), [{ day: "2026-05-03" }]] },
      ]),
    ),
  );
  const expected = texts.map((value) => ({ type: "s", value, isQuoted: true, hasFormula: false }));
  expect(cells.slice(0, 2 * texts.length)).toEqual([...expected, ...expected]);
  expect(cells.slice(2 * texts.length).map(({ isQuoted }) => isQuoted)).toEqual(
    new Array(texts.length + 1).fill(false),
  );
});

test("numbers stay numbers in a workbook, to the last figure", async () => {
  await fc.assert(
    fc.asyncProperty(number, async (value) => {
      const cell = cellAt((await bookOf(sheetWith(value))).Sheets["List"]!, 1, 0);
      expect(cell?.t).toBe("n");
      expect(cell?.v).toBe(Object.is(value, -0) ? 0 : value);
    }),
    { numRuns: atDepth(50, 200) },
  );
});

test("days and moments are dates in a workbook, and texts from before spreadsheets count days", async () => {
  const { Sheets } = await bookOf(
    sheetWith(
      { day: "2026-05-03" },
      { clock: "2026-10-25T02:30" },
      { day: "1899-12-24" },
      { day: "1900-03-01" },
    ),
  );
  const cells = [0, 1, 2, 3].map((column) => cellAt(Sheets["List"]!, 1, column));
  expect(cells).toMatchObject([
    { t: "n", z: "yyyy-mm-dd", w: "2026-05-03" },
    { t: "n", z: "yyyy-mm-dd hh:mm", w: "2026-10-25 02:30" },
    { t: "s", v: "1899-12-24" },
    { t: "n", w: "1900-03-01" },
  ]);
});

test("a workbook may have sheets of any name, and heads that filter its rows", async () => {
  const sheet = sheetWith("a", 1);
  const book = read(
    await bytesOf(
      writeXlsx([
        { name: "Tags / every [one] of them: a very long name", ...sheet },
        { name: "'", ...sheet },
        { name: "", heads: ["x"], rows: [] },
      ]),
    ),
    { type: "array" },
  );
  expect(book.SheetNames).toEqual(
    ["Tags   every  one  of them  a v", "1", "11"].map((name, at) => (at === 2 ? expect.any(String) : name)),
  );
  expect(book.Sheets[book.SheetNames[0]!]!["!autofilter"]).toEqual({ ref: "A1:B2" });
});

test("a text file gives each text again, once the apostrophe is taken from those that look like a formula", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { minLength: 2, maxLength: 6 }),
      fc.constantFrom(ENGLISH, FRENCH),
      async (texts, signs) => {
        const csv = await csvOf({ heads: texts.map((_, at) => `Head ${at}`), rows: [texts] }, signs);
        expect(csv.startsWith("\uFEFF")).toBe(true);
        const [heads, cells] = cellsOf(csv.slice(1), signs.between);
        expect(heads).toHaveLength(texts.length);
        expect(cells).toEqual(texts.map(plainText));
        cells!.forEach((cell, at) => {
          if (!/^[+-][\d ]*\.?[\d ]*$/.test(cell) || !/\d/.test(cell))
            expect(cell).not.toMatch(/^[\t\r\n]|^\s*[=+\-@＝＋－＠]/);
          const behind = cell.startsWith("'") ? cell.slice(1) : cell;
          expect(plainText(behind) === cell ? behind : cell).toBe(texts[at]);
        });
      },
    ),
    { numRuns: atDepth(25, 100) },
  );
});

test("escapes every formula-like value in a text file", () => {
  for (const one of FORMULAS.filter((formula) => !formula.startsWith("%")))
    expect(plainText(one)).toBe(`'${one}`);
  for (const one of [...SIGNED, ...HARMLESS]) expect(plainText(one)).toBe(one);
});

test("the library finds the same rows in a text file as were written", async () => {
  const rows = [
    ["Anna", 3.5, { day: "2026-05-03" }],
    ['two\r\nlines; and, "quotes"', -2, { clock: "2026-05-03T14:05" }],
    [null, null, null],
  ] as const;
  for (const signs of [ENGLISH, FRENCH]) {
    const bytes = await bytesOf(writeCsv({ heads: ["Name", "Size", "When"], rows }, signs));
    const sheet = read(bytes, { type: "array", raw: true, FS: signs.between }).Sheets["Sheet1"]!;
    expect(utils.sheet_to_json<string[]>(sheet, { header: 1, blankrows: false, defval: "" })).toEqual([
      ["Name", "Size", "When"],
      ["Anna", signs === FRENCH ? "3,5" : "3.5", "2026-05-03"],
      ['two\r\nlines; and, "quotes"', "-2", "2026-05-03 14:05"],
    ]);
  }
});
