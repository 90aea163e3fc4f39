import { parseSync } from "vite";
import { expect, test } from "vitest";
import { sources } from "./support/sources.ts";

const GENERATED = /^(openapi\/generated\/|i18n\/i18n-)/;
/**
 * This file names the comments that it forbids; the other one is the only place that waits with a forbidden
 * function.
 */
const MAY_SILENCE = /^tests\/(house-rules\.test|support\/eventually)\.ts/;

/** The places of the lines that break a rule, as path:line. */
const offenders = (breaks: (line: string) => boolean): string[] =>
  [...sources()].flatMap(([path, text]) =>
    GENERATED.test(path)
      ? []
      : text.split("\n").flatMap((line, index) => (breaks(line) ? [`${path}:${index + 1}`] : [])),
  );

/** Texts in quotes are not code. */
const code = (line: string) => line.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '""');

/**
 * Only a text with these words outside of its comments can hold a cast: to look for one in its tree takes far
 * longer.
 */
const mayCast = (text: string): boolean =>
  text.split("\n").some((line) => /\bas (?!const\b)/.test(line) && !/^\s*(\/\/|\/?\*)/.test(line)) ||
  /\bas$/m.test(text);

/** A reason may be at any node around a cast, up to the block of statements. */
const BLOCKS = new Set(["BlockStatement", "ClassBody", "Program"]);

interface Lines {
  readonly first: number;
  readonly last: number;
}

/**
 * Finds type assertions: for each cast its own lines and those of its parents, from the inside out. `as
 * const` asserts nothing, nor does `{} as T`, by which machines name their types.
 */
function castsIn(path: string, text: string): (readonly Lines[])[] {
  const lineOf = (index: number) => text.slice(0, index).split("\n").length;
  const found: (readonly Lines[])[] = [];
  const look = (node: unknown, around: readonly (readonly [number, number])[]): void => {
    if (typeof node !== "object" || node === null) return;
    let within = around;
    if ("type" in node && "start" in node && "end" in node) {
      const [start, end] = [Number(node.start), Number(node.end)];
      within = BLOCKS.has(String(node.type)) ? [] : [[start, end], ...around];
      if (node.type === "TSAsExpression" && !/^\{\} as|as const$/.test(text.slice(start, end)))
        found.push(within.map(([from, to]) => ({ first: lineOf(from), last: lineOf(to) })));
    }
    for (const child of Object.values(node)) look(child, within);
  };
  look(parseSync(path, text).program, []);
  return found;
}

test("requires a reason at every cast, at the begin or end of its statement", () => {
  const silent = [...sources()]
    .filter(([path, text]) => !GENERATED.test(path) && !path.startsWith("tests/") && mayCast(text))
    .flatMap(([path, text]) => {
      const lines = ["", ...text.split("\n")];
      const hasReason = ({ first, last }: Lines) =>
        /\/\/ \S/.test(lines[last] ?? "") || /^\s*(\/\/|\{\/\*) \S/.test(lines[first - 1] ?? "");
      return castsIn(path, text).flatMap((places) =>
        places.some(hasReason) ? [] : [`${path}:${places[0]?.last}`],
      );
    });
  expect(silent).toEqual([]);
});

test("contains no directives that silence the compiler or the linter", () => {
  expect(
    offenders((line) => /@ts-(ignore|expect-error|nocheck)|(eslint|oxlint)-disable/.test(line)).filter(
      (place) => !MAY_SILENCE.test(place),
    ),
  ).toEqual([]);
});

test("tests wait for what happens and never for time to pass", () => {
  expect(
    offenders((line) =>
      /waitForTimeout\(|await (new Promise\(.*setTimeout|sleep\(|delay\()/.test(code(line)),
    ).filter((place) => place.startsWith("tests/") && !place.startsWith("tests/bench/")),
  ).toEqual([]);
});
