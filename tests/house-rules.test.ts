import { expect, test } from "vitest";
import { sources } from "./support/sources.ts";

const GENERATED = /^(openapi\/generated\/|i18n\/i18n-)/;
const lines = (): [string, string][] =>
  [...sources()].filter(([path]) => !GENERATED.test(path)).flatMap(([path, text]) => text.split("\n").map((line, index): [string, string] => [`${path}:${index + 1}`, line]));

const offenders = (breaks: (line: string) => boolean): string[] => lines().flatMap(([place, line]) => (breaks(line) ? [place] : []));

/** Texts in quotes are not code. */
const code = (line: string) => line.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '""');

test("a cast says why it is right, on its line or the one before", () => {
  const cast = (line: string) => /\bas (?!const\b)[A-Za-z{[(]/.test(code(line).replace(/^import .*|^export .*from.*|^\s*\*.*|\/\/.*/, "")) && !/\/\/ \S/.test(line);
  const all = lines();
  const silent = all.flatMap(([place, line], index) => (cast(line) && !/^\s*\/\/ \S/.test(all[index - 1]?.[1] ?? "") ? [place] : []));
  expect(silent.filter((place) => !place.startsWith("tests/"))).toEqual([]);
});

test("nobody silences the compiler or the linter", () => {
  expect(offenders((line) => /@ts-(ignore|expect-error|nocheck)|(eslint|oxlint)-disable/.test(line)).filter((place) => !place.startsWith("tests/house-rules"))).toEqual([]);
});

test("tests wait for what happens and never for time to pass", () => {
  expect(offenders((line) => /waitForTimeout\(|await (new Promise\(.*setTimeout|sleep\(|delay\()/.test(code(line))).filter((place) => place.startsWith("tests/") && !place.startsWith("tests/bench/"))).toEqual([]);
});
