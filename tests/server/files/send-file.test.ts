import { parse } from "content-disposition";
import fc from "fast-check";
import { expect, test } from "vitest";
import { attachment, byteRange } from "../../../server/files/send-file.ts";

test("keeps any file name except path separators in a valid header", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (name) => {
      const header = attachment(name);
      expect(header).toMatch(/^attachment; filename=[\x20-\x7e]+$/);
      expect(parse(header).parameters["filename"]).toBe(name.replaceAll(/[/\\]/g, "_"));
    }),
  );
});

test("sends a non-ASCII name twice, once in ASCII", () => {
  expect(attachment("Plan 2026.pdf")).toBe(`attachment; filename="Plan 2026.pdf"`);
  expect(attachment("Año.csv")).toBe(`attachment; filename="A?o.csv"; filename*=UTF-8''A%C3%B1o.csv`);
});

test.each([
  ["bytes=0-3", { start: 0, end: 3 }],
  ["bytes=4-", { start: 4, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-30", { start: 0, end: 9 }],
  ["bytes=8-30", { start: 8, end: 9 }],
  ["bytes=10-", "none"],
  ["bytes=-0", "none"],
  ["bytes=3-2", null],
  ["bytes=0-1,4-5", null],
  ["lines=0-3", null],
  ["bytes=-", null],
  [undefined, null],
] as const)("reads the range of ten bytes from %s", (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});

test("a range never leaves its file", () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.nat(),
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.constantFrom("both", "first", "last"),
      (first, last, size, kind) => {
        const range = byteRange(
          `bytes=${kind === "last" ? "" : first}-${kind === "first" ? "" : last}`,
          size,
        );
        if (range === null || range === "none") return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      },
    ),
  );
});
