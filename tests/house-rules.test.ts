import { parseSync } from "vite";
import { expect, test } from "vitest";
import { sources } from "./support/sources.ts";

const GENERATED = /^(openapi\/generated\/|i18n\/i18n-)/;
/** This file names the comments that it forbids; the other one is the only place that waits with what the linter forbids. */
const MAY_SILENCE = /^tests\/(house-rules\.test|support\/eventually)\.ts/;

/** The places of the lines that break a rule, as path:line. */
const offenders = (breaks: (line: string) => boolean): string[] =>
  [...sources()].flatMap(([path, text]) => (GENERATED.test(path) ? [] : text.split("\n").flatMap((line, index) => (breaks(line) ? [`${path}:${index + 1}`] : []))));

/** Texts in quotes are not code. */
const code = (line: string) => line.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '""');

/** Only a text with these words outside of its comments can hold a cast: to look for one in its tree takes far longer. */
const mayCast = (text: string): boolean => text.split("\n").some((line) => /\bas (?!const\b)/.test(line) && !/^\s*(\/\/|\/?\*)/.test(line)) || /\bas$/m.test(text);

/** Where in a text (by index) a type is asserted. `as const` asserts nothing, nor does `{} as T`, by which machines name their types. */
function castsIn(path: string, text: string): number[] {
  const found: number[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if ("type" in node && node.type === "TSAsExpression" && "start" in node && "end" in node && !/^\{\} as|as const$/.test(text.slice(Number(node.start), Number(node.end)))) found.push(Number(node.end));
    for (const child of Object.values(node)) look(child);
  };
  look(parseSync(path, text).program);
  return found;
}

test("a cast says why it is right, on its line or the one before", () => {
  const silent = [...sources()].filter(([path, text]) => !GENERATED.test(path) && !path.startsWith("tests/") && mayCast(text)).flatMap(([path, text]) =>
    castsIn(path, text).flatMap((end) => {
      const number = text.slice(0, end).split("\n").length;
      const [before = "", line = ""] = ["", ...text.split("\n")].slice(number - 1);
      return /\/\/ \S/.test(line) || /^\s*(\/\/|\{\/\*) \S/.test(before) ? [] : [`${path}:${number}`];
    }),
  );
  expect(silent).toEqual([]);
});

test("nobody silences the compiler or the linter", () => {
  expect(offenders((line) => /@ts-(ignore|expect-error|nocheck)|(eslint|oxlint)-disable/.test(line)).filter((place) => !MAY_SILENCE.test(place))).toEqual([]);
});

test("tests wait for what happens and never for time to pass", () => {
  expect(offenders((line) => /waitForTimeout\(|await (new Promise\(.*setTimeout|sleep\(|delay\()/.test(code(line))).filter((place) => place.startsWith("tests/") && !place.startsWith("tests/bench/"))).toEqual([]);
});
