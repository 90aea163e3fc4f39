import fc from "fast-check";
import { expect, test } from "vitest";
import { PATTERN_REACH, patternFault } from "../../openapi/formats/pattern-fault.ts";
import { atDepth } from "../support/depth.ts";
import { matchesWithin } from "./backtracking.ts";

test.each([
  "(a+)+$",
  "(a*)*",
  "(a|a)*$",
  "(a|aa)+$",
  "([a-zA-Z]+)*$",
  "(.*a){12}",
  "(.*)*x",
  "^(([a-z])+.)+[A-Z]([a-z])+$",
  "(x+x+)+y",
  "(a?){30}a{30}",
  "a*a*a*a*b",
  "(-a?a?)*!",
  "^(\\d+)*$",
  "(?=(a+))a*b",
  "(a)\\1+",
  "(?<name>a)\\k<name>",
  "(\\w+\\s?)*$",
  "((ab)*)*",
  "a{0,300}a{0,300}a{0,300}a{0,300}x",
])("rejects %s because a text could make it run too long", (pattern) =>
  expect(patternFault(pattern)).toBe("slow-pattern"),
);

test.each(["(", "[z-a]", "a{2,1}", "*", "\\", "(?<a>x)(?<a>y)", "[", "a**"])("%s is no pattern", (pattern) =>
  expect(patternFault(pattern)).toBe("no-pattern"),
);

test.each([
  "^[A-Z]{2}\\d{6}$",
  "^\\d{5}(-\\d{4})?$",
  "^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$",
  "^\\+?\\d{1,3}[- ]?\\d{1,4}[- ]?\\d{1,9}$",
  "^\\w+(\\.\\w+)*$",
  "^(red|green|blue)$",
  "(?:ab|cd)*",
  "^[0-9]{8}[A-Z]$",
  "",
  "^https?://.+$",
  "\\p{L}+",
])("%s is good", (pattern) => expect(patternFault(pattern)).toBeNull());

test("a pattern longer than two hundred characters is refused", () => {
  expect([patternFault("a".repeat(200)), patternFault("a".repeat(201))]).toEqual([null, "slow-pattern"]);
});

/** Patterns of the pieces that are known to go wrong together. */
const piece = fc.constantFrom(
  "a",
  "b",
  ".",
  "[ab]",
  "a+",
  "a*",
  "a?",
  "b{0,3}",
  "(a|b)",
  "(ab)*",
  "(a)+",
  "(b|ab)*",
  "-",
  "\\w+",
  "(-a)*",
  "(-a*)*",
);

/** Maximum number of ways in which a pattern may match a text. */
const STEPS = 1e8;

test("bounds the steps of every accepted pattern on texts that make others run forever", () => {
  expect(() => matchesWithin(STEPS / 100, "(a+)+", `${"a".repeat(40)}!`)).toThrow("more than 1000000 steps");
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1, maxLength: 5 }),
      fc.constantFrom("", "+", "*"),
      (pieces, again) => {
        const pattern = again === "" ? pieces.join("") : `(${pieces.join("")})${again}`;
        if (patternFault(pattern) !== null) return;
        const whole = new RegExp(`^(?:${pattern})$`, "u");
        for (const part of ["a", "ab", "-a", "b", "aab"]) {
          const text = `${part.repeat(PATTERN_REACH).slice(0, PATTERN_REACH - 1)}!`;
          expect(matchesWithin(STEPS, pattern, text)).toBe(whole.test(text));
        }
      },
    ),
    { numRuns: atDepth(100, 300) },
  );
});
