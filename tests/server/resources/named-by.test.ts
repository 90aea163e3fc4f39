import { expect, test } from "vitest";
import { RESOURCES } from "../../../server/resources/described.ts";
import { namedBy } from "../../../server/resources/named-by.ts";

const contacts = RESOURCES.find(({ one }) => one === "Contact")!;

test.each([
  [
    "a person by theirs",
    { type: "person", firstname: "Núria", lastname: "Ferrer", company: "Ferrer & Sons" },
    "Núria Ferrer",
  ],
  [
    "a person who tells none by their company",
    { type: "person", firstname: "", company: "Ferrer & Sons" },
    "Ferrer & Sons",
  ],
  [
    "a company by its own, whoever its record names",
    { type: "company", firstname: "Núria", lastname: "Ferrer", company: "Ferrer & Sons" },
    "Ferrer & Sons",
  ],
  [
    "a company without a name by what else is known",
    { type: "company", company: " ", email: "a@shop.example" },
    "a@shop.example",
  ],
])("a contact is called by a name: %s", (_, values, name) => {
  expect(namedBy(contacts, values)["name"]).toBe(name);
});
