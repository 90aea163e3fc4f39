import { expect, test } from "vitest";
import { isEmailAddress } from "../../openapi/formats/email-address.ts";
import { PATTERN_REACH, patternFault } from "../../openapi/formats/pattern-fault.ts";
import { leastCpu } from "../support/least-cpu.ts";

test("rejects a text of ten times the length as an address in about ten times the time", async () => {
  const cpu = (pairs: number) => {
    const texts = [
      "a.".repeat(pairs),
      `a@${"b-".repeat(pairs)}`,
      `a@${"b.".repeat(pairs)}`,
      "@".repeat(2 * pairs),
    ];
    return leastCpu(() => expect(texts.filter((text) => isEmailAddress(text))).toEqual([]), 5);
  };
  // Three times as much is for the noise of a busy machine. Where the time grew with the square, it would be
  // a hundred times as much.
  expect((await cpu(2_000_000)) / (await cpu(200_000))).toBeLessThan(30);
});

/** ms of CPU time. An accepted pattern may cost some tenths of a second; a rejected one takes far longer. */
const MOST = 3_000;

test.each(["a*a*a*", "a+a*a?a+", "(a|b)a*\\w+[ab]"])(
  "the slowest texts for %s are answered soon",
  async (pattern) => {
    expect(patternFault(pattern)).toBeNull();
    const whole = new RegExp(`^(?:${pattern})$`, "u");
    const text = `${"a".repeat(PATTERN_REACH - 1)}!`;
    expect(await leastCpu(() => expect(whole.test(text)).toBe(false))).toBeLessThan(MOST);
  },
);
