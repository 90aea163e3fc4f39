import { expect, test } from "vitest";
import { isEmailAddress } from "../../openapi/formats/email-address.ts";

test.each([
  "a@b.example",
  "ada.moreau+calls@mail.demo.example",
  "o'neill@x-y.example",
  "_@1.example",
  `${"a".repeat(64)}@${"b".repeat(63)}.example`,
])("%s is an address", (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  "",
  "@",
  "ada",
  "@b.example",
  "ada@",
  "ada@localhost",
  "ada@b.example.",
  "ada@.example",
  "ada@b..example",
  ".ada@b.example",
  "a..da@b.example",
  "a da@b.example",
  '"a da"@b.example',
  "a@da@b.example",
  "ada@[127.0.0.1]",
  "ada@-b.example",
  "ada@b-.example",
  "ada@b_c.example",
  "adà@b.example",
  "test@255.255.255.255",
  "test@iana.123",
  `${"a".repeat(65)}@b.example`,
  `a@${"b".repeat(64)}.example`,
])("%s is none", (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

/**
 * ms. A hundred times the length costs milliseconds; where the cost grew with the square, it would cost
 * minutes.
 */
const PATIENCE = 60_000;

test("rejects a very long text, and texts ten and a hundred times as long", { timeout: PATIENCE }, () => {
  for (const pairs of [2_000, 20_000, 200_000]) {
    for (const text of [
      "a.".repeat(pairs),
      `a@${"b-".repeat(pairs)}`,
      `a@${"b.".repeat(pairs)}`,
      "@".repeat(2 * pairs),
    ])
      expect(isEmailAddress(text)).toBe(false);
  }
});
