import fc from "fast-check";
import { expect, test } from "vitest";
import { hasFourClasses, isWeakPassword } from "../../../server/auth/weak-password.ts";
import { anyCharacter } from "../../support/any-character.ts";
import { atDepth } from "../../support/depth.ts";

const ANA = ["ana.garcia@example.com", "anag", "Ana", "García"];

test.each([
  "Password1!",
  "P@ssw0rd!1",
  "pa$$word",
  "Qwerty123!",
  "AZERTY-2026",
  "Contraseña1!",
  "Motdepasse1!",
  "Summer2026!",
  "1234abcd",
  "Abcd1234!",
  "87654321Zz!",
  "Aa1!Aa1!Aa1!",
  "aaaaaaaa",
  "Admin-Admin-1!",
  "2026!Welcome",
  "Ana.Garcia@Example.com1!",
  "Garcí4-2026!",
  "x-García-77",
])("%s is easy to guess", (password) => {
  expect(isWeakPassword(password, ANA)).toBe(true);
});

test.each([
  "Tall-Giraffe-77!",
  "correct horse battery staple",
  "xK9#mQ2$vL",
  "Blue!Kettle42",
  "Ana-likes-9-otters",
  "Übermut_13_Türen",
])("%s is not", (password) => {
  expect(isWeakPassword(password, ANA)).toBe(false);
});

test("a person without any name has no weaker passwords than others", () => {
  expect(isWeakPassword("Tall-Giraffe-77!", [null, ""])).toBe(false);
});

test.each([
  ["Abcde12!", true],
  ["Abcd12!", false],
  ["abcde12!", false],
  ["ABCDE12!", false],
  ["Abcdefg!", false],
  ["Abcdefg1", false],
  ["Ábcdé12!", true],
  ["Abcde12 ", false],
])("whether %j has eight characters in four classes is %s", (password, has) => {
  expect(hasFourClasses(password)).toBe(has);
});

test("returns a result for long and unusual passwords", () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 512, unit: anyCharacter }),
      (password) => typeof isWeakPassword(password, ANA) === "boolean",
    ),
    { numRuns: 100 },
  );
  expect(isWeakPassword("aA1!".repeat(128), ANA)).toBe(true);
});

test("classifies no random password of a large sample as weak", () => {
  const letters = fc.string({ minLength: 12, maxLength: 12, unit: "grapheme-ascii" });
  expect(
    fc
      .sample(letters, { numRuns: atDepth(100, 500), seed: 7 })
      .filter((password) => isWeakPassword(password, [])),
  ).toEqual([]);
});
