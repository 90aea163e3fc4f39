import { expect, test } from "vitest";
import { formatsOf } from "../../i18n/formats.ts";
import { isolated } from "../../i18n/isolated.ts";
import { valueWords } from "../../src/ui/filter-field.ts";

const [OPENED, CLOSED, OVERRIDE] = ["\u2068", "\u2069", "\u202e"];

test.each([
  ["Ana Belén Ortiz", "Ana Belén Ortiz"],
  ["\u9673\u5049", "\u9673\u5049"],
  ["\u05d3\u05e0\u05d4", `${OPENED}\u05d3\u05e0\u05d4${CLOSED}`],
  [`Ana ${OVERRIDE}zitrO`, `${OPENED}Ana ${OVERRIDE}zitrO${CLOSED}`],
  // Neither ends what holds it nor stays open behind it.
  [`${CLOSED}${OVERRIDE}Ana`, `${OPENED}${OVERRIDE}Ana${CLOSED}`],
  [`Ana \u2067Ortiz`, `${OPENED}Ana \u2067Ortiz${CLOSED}${CLOSED}`],
  [`\u2067Ana${CLOSED} Ortiz`, `${OPENED}\u2067Ana${CLOSED} Ortiz${CLOSED}`],
])("isolates %j as %j", (name, written) => {
  expect(isolated(name)).toBe(written);
});

test("keeps the direction of adjacent names in a list, in any language and at any nesting", () => {
  const name = `Ana ${OVERRIDE}zitrO`;
  const apart = `${OPENED}${name}${CLOSED}`;
  expect(formatsOf("en").list([name, "Bruno", "Chen"])).toBe(`${apart}, Bruno, and Chen`);
  expect(formatsOf("es").list([name, "Bruno"])).toBe(`${apart} y Bruno`);
  expect(formatsOf("fr").list([name, "Bruno"])).toBe(`${apart} et Bruno`);
  expect(formatsOf("en").list([`Agents (${formatsOf("en").list([name, "Bruno"])})`, "Chen"])).toBe(
    `${OPENED}Agents (${apart} and Bruno)${CLOSED} and Chen`,
  );
});

test("the values that a list is narrowed by turn none of one another", () => {
  const field = {
    field: "agent",
    label: "Agent",
    operators: ["is"],
    options: [
      { value: "1", label: `Ana ${OVERRIDE}zitrO` },
      { value: "2", label: "Bruno" },
    ],
  } as const;
  expect(valueWords(field, { field: "agent", operator: "is", values: ["1", "2"] }, { apart: isolated })).toBe(
    `${OPENED}Ana ${OVERRIDE}zitrO${CLOSED}, Bruno`,
  );
});
