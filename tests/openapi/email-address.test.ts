import { expect, test } from "vitest";
import { isEmailAddress } from "../../openapi/formats/email-address.ts";
import { HURRIED } from "../support/hurried.ts";

test.each(["a@b.example", "ada.moreau+calls@mail.demo.example", "o'neill@x-y.example", "_@1.example", `${"a".repeat(64)}@${"b".repeat(63)}.example`])("%s is an address", (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each(["", "@", "ada", "@b.example", "ada@", "ada@localhost", "ada@b.example.", "ada@.example", "ada@b..example", ".ada@b.example", "a..da@b.example", "a da@b.example", '"a da"@b.example', "a@da@b.example", "ada@[127.0.0.1]", "ada@-b.example", "ada@b-.example", "ada@b_c.example", "adà@b.example", `${"a".repeat(65)}@b.example`, `a@${"b".repeat(64)}.example`])("%s is none", (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test("a very long one is told apart as quickly", HURRIED, () => {
  const begun = performance.now();
  for (const text of ["a.".repeat(200_000), `a@${"b-".repeat(200_000)}`, `a@${"b.".repeat(200_000)}`, "@".repeat(400_000)]) expect(isEmailAddress(text)).toBe(false);
  expect(performance.now() - begun).toBeLessThan(2_000);
});
