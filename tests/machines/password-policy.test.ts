import { expect, test } from "vitest";
import { passwordFault } from "../../machines/password-reset-setup.ts";

test.each([
  ["", "short"],
  ["Aa1!x", "short"],
  ["Aa1!xy", "policy"],
  ["Aa1!xyz", "policy"],
  ["Aa1!xyzw", null],
  ["aaaaaa1!", "policy"],
  ["AAAAAA1!", "policy"],
  ["Aaaaaaa!", "policy"],
  ["Aaaaaaa1", "policy"],
  ["Aaaaaaa1 ", "policy"],
  ["Ñandú-1999", null],
  ["Aa1!😀😀", "policy"],
] as const)("checks password %j against eight characters and four classes: %s", (password, fault) => {
  expect(passwordFault(password)).toBe(fault);
});
