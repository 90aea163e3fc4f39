import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RecordingCheck } from "../../../streams/recording/check-recording.ts";
import { SealReader } from "../../../streams/recording/read-seals.ts";
import { LINES_PER_CHECKPOINT, sealed } from "../../../streams/recording/sealed-lines.ts";
import type { Finding } from "../../../streams/recording/finding.ts";
import type { SealFinding } from "../../../streams/recording/seal-finding.ts";
import { atDepth } from "../../support/depth.ts";
import { unsealedHeader } from "../../support/some-header.ts";

const line = (index: number): string =>
  JSON.stringify({ k: "marker", index, label: `Mark ${index * 7_919} é` });
const written = (count: number): Uint8Array =>
  new TextEncoder().encode(
    [...sealed(Array.from({ length: count }, (_, index) => line(index))), ""].join("\n"),
  );

/** Its lines as bytes, and whether the last one is whole. */
function split(bytes: Uint8Array): { readonly lines: Uint8Array[]; readonly isWhole: boolean } {
  const lines: Uint8Array[] = [];
  let from = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, from)) {
    lines.push(bytes.subarray(from, at));
    from = at + 1;
  }
  if (from < bytes.length) lines.push(bytes.subarray(from));
  return { lines, isWhole: from === bytes.length };
}

function findings(bytes: Uint8Array): readonly SealFinding[] {
  const reader = new SealReader();
  const { lines, isWhole } = split(bytes);
  return [
    ...lines.flatMap((each, index) => reader.read(each, isWhole || index < lines.length - 1)),
    ...reader.end(isWhole),
  ];
}

const joined = (lines: readonly Uint8Array[]): Uint8Array =>
  Buffer.concat(lines.flatMap((each) => [each, Buffer.from("\n")]));
const names = (finding: SealFinding, at: number): boolean =>
  finding.line <= at && at <= ("to" in finding ? finding.to : finding.line);
const FILE = written(atDepth(100, 500));
const { lines: LINES } = split(FILE);
/** Returns the line number of a byte; a line feed is part of the line that it ends. */
const lineOf = (byte: number): number => FILE.subarray(0, byte).filter((each) => each === 10).length + 1;

describe("a recording with its seals", () => {
  test.each([0, 1, 999, 1_000, 1_001, 2_000, 3_500])("of %i lines is sound as it was written", (count) => {
    expect(findings(written(count))).toEqual([]);
    expect(split(written(count)).lines.length).toBe(
      count + Math.max(1, Math.ceil(count / LINES_PER_CHECKPOINT)),
    );
  });

  test("any byte that is another is found, and its line named", () => {
    fc.assert(
      fc.property(fc.nat(FILE.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const changed = FILE.slice();
        changed[at] = (changed[at] ?? 0) ^ flip;
        const found = findings(changed);
        expect(found.some((each) => names(each, lineOf(at)))).toBe(true);
      }),
      { numRuns: atDepth(100, 4_000) },
    );
  });

  test("finds any dropped line at its place", () => {
    for (let index = 0; index < LINES.length; index++) {
      const found = findings(joined(LINES.toSpliced(index, 1)));
      expect(found).toEqual(
        index < LINES.length - 1
          ? [{ what: "missing", line: index + 1, count: 1 }]
          : [{ what: "cut", line: LINES.length - 1, from: 1 }],
      );
    }
  });

  test("any two lines that changed their places are found", () => {
    fc.assert(
      fc.property(fc.nat(LINES.length - 2), fc.nat(LINES.length - 2), (one, other) => {
        fc.pre(one !== other);
        const swapped = LINES.slice();
        [swapped[one], swapped[other]] = [LINES[other] ?? new Uint8Array(), LINES[one] ?? new Uint8Array()];
        expect(findings(joined(swapped))).toEqual([
          { what: "moved", line: Math.min(one, other) + 1, to: Math.max(one, other) + 1 },
        ]);
      }),
      { numRuns: atDepth(100, 2_000) },
    );
  });

  test("finds any cut, and names the unsealed part", () => {
    for (let length = 1; length < FILE.length; length += 11) {
      const cut = FILE.subarray(0, length);
      expect(
        findings(cut).some(({ what, line: last }) => what === "cut" && last === split(cut).lines.length),
      ).toBe(true);
    }
  });

  test("a file that is cut within its last checkpoint lacks its end, and nothing else is wrong", () => {
    const start = FILE.length - 1 - (LINES.at(-1)?.length ?? 0);
    for (let length = start + 1; length < FILE.length - 1; length++)
      expect(findings(FILE.subarray(0, length))).toEqual([{ what: "cut", line: LINES.length, from: 1 }]);
  });

  test("names an invalid checkpoint in a long recording, and verifies the lines after it", () => {
    const long = split(written(3_500)).lines;
    const lost = long.with(1_000, new TextEncoder().encode(line(0)));
    expect(findings(joined(lost))).toEqual([{ what: "checkpoint", line: 1_001 }]);
    const broken = long.with(1_000, (long[1_000] ?? new Uint8Array()).subarray(0, 200));
    expect(findings(joined(broken))).toEqual([{ what: "checkpoint", line: 1_001 }]);
  });

  test("limits a change to its block in a long recording", () => {
    const long = split(written(3_500)).lines;
    expect(findings(joined(long.with(1_700, new TextEncoder().encode("{}"))))).toEqual([
      { what: "changed", line: 1_701, to: 1_701, wrote: 1 },
    ]);
    expect(findings(joined(long.toSpliced(1_700, 0, new TextEncoder().encode("{}"))))).toEqual([
      { what: "added", line: 1_701, to: 1_701 },
    ]);
  });
});

/**
 * Returns the findings in a recording whose header promises no seals, with this number of marks and more
 * lines after them.
 */
function foundUnsealed(count: number, ...more: readonly object[]): readonly Finding[] {
  const check = new RecordingCheck();
  const header = unsealedHeader([]);
  const found = [
    header,
    ...Array.from({ length: count }, () => ({ k: "marker", label: "here" })),
    ...more,
  ].flatMap((record) => check.read(new TextEncoder().encode(JSON.stringify(record))));
  return [...found, ...check.end(true)];
}

test("a long recording is no worse for having no seals", () => {
  expect(foundUnsealed(25_000)).toEqual([]);
});

test("accepts no forged checkpoint as a seal, however late it comes", () => {
  const invented = { k: "checkpoint", crc: "", chain: "0".repeat(64), end: true };
  expect(foundUnsealed(2_500, invented)).toEqual([{ what: "added", line: 1, to: 2_501 }]);
  // So many that their sums are no longer held.
  expect(foundUnsealed(25_000, invented)).toEqual([{ what: "checkpoint", line: 25_002 }]);
});

test("verifies lines after the next checkpoint again if more arrived than sums are kept", () => {
  const empty = Array.from({ length: 25_000 }, () => new Uint8Array());
  const { lines } = split(written(2_500));
  expect(findings(joined([...empty, ...lines.slice(1_000)]))).toEqual([{ what: "checkpoint", line: 25_001 }]);
  expect(findings(joined(empty))).toEqual([{ what: "cut", line: 25_000, from: 1 }]);
});
