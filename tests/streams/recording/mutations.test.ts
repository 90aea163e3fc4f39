import fc from "fast-check";
import { expect, test } from "vitest";
import { RecordingCheck } from "../../../streams/recording/check-recording.ts";
import type { Finding } from "../../../streams/recording/finding.ts";
import { LineSplitter } from "../../../streams/recording/line-splitter.ts";
import { atDepth } from "../../support/depth.ts";
import { contactCreated, logged } from "../../support/floor-story.ts";
import { writtenRecording } from "../../support/written-recording.ts";

const FILE = writtenRecording(
  logged(
    Array.from({ length: atDepth(100, 500) }, (_, index) =>
      contactCreated(`c-${index * 7_919}`, "9:00:00", { customer: `Núria ${index}` }),
    ),
  ),
);
const LINES = new LineSplitter().push(FILE);
/** Number of the line of each byte; a line feed is part of the line that it ends. */
const LINE_OF = LINES.flatMap((line, index) => new Array<number>(line.length + 1).fill(index + 1));

function findings(bytes: Uint8Array): readonly Finding[] {
  const [check, splitter] = [new RecordingCheck(), new LineSplitter()];
  const found = splitter.push(bytes).flatMap((line) => check.read(line));
  const rest = splitter.end();
  return [...found, ...(rest ? check.read(rest) : []), ...check.end(rest === null)];
}

const joined = (lines: readonly Uint8Array[]): Uint8Array =>
  Buffer.concat(lines.flatMap((line) => [line, Buffer.from("\n")]));
const names = (finding: Finding, line: number): boolean =>
  finding.line <= line && line <= ("to" in finding ? finding.to : finding.line);
const place = fc.nat(LINES.length - 1);

interface Mutation {
  readonly bytes: Uint8Array;
  /** Each of these lines is named by a finding. */
  readonly lines: readonly number[];
}

const flipped = fc
  .tuple(fc.nat(FILE.length - 1), fc.integer({ min: 1, max: 255 }))
  .map(([at, flip]): Mutation => {
    const bytes = FILE.slice();
    bytes[at] = (bytes[at] ?? 0) ^ flip;
    return { bytes, lines: [LINE_OF[at] ?? 0] };
  });
/** Without its last line the one before is the last that is there. */
const dropped = place.map((index): Mutation => ({
  bytes: joined(LINES.toSpliced(index, 1)),
  lines: [Math.min(index + 1, LINES.length - 1)],
}));
const swapped = fc
  .tuple(place, place)
  .filter(([one, other]) => one !== other)
  .map(([one, other]): Mutation => {
    const [first, second] = [LINES[one], LINES[other]];
    return {
      bytes: joined(
        LINES.map((line, index) => (index === one ? second : index === other ? first : undefined) ?? line),
      ),
      lines: [one + 1, other + 1],
    };
  });
const cut = fc
  .integer({ min: 1, max: FILE.length - 1 })
  .map((length): Mutation => ({ bytes: FILE.subarray(0, length), lines: [LINE_OF[length - 1] ?? 0] }));

test("finds no faults in an unmodified recording", () => {
  expect(findings(FILE)).toEqual([]);
});

test.each([
  ["a changed byte", flipped],
  ["a dropped line", dropped],
  ["two swapped lines", swapped],
  ["a cut", cut],
])(`finds %s with its place, ${atDepth("200", "2,500")} times`, (_, mutations) => {
  fc.assert(
    fc.property(mutations, ({ bytes, lines }) => {
      const found = findings(bytes);
      for (const line of lines) expect(found.some((finding) => names(finding, line))).toBe(true);
    }),
    { numRuns: atDepth(100, 2_500) },
  );
});
