import { expect, test } from "vitest";
import { initials } from "../../src/ui/avatar.tsx";

test.each([
  ["Marta Ríos", "MR"],
  ["Camille Lefèvre Dubois", "CD"],
  ["élodie", "É"],
  ["  Ana   Beltrán ", "AB"],
  ["", ""],
])("%j is shortened to %j", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
