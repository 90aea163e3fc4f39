import { expect, test } from "vitest";
import { isSame, restoredBy } from "../../../../src/resource/records/record/restored-by.ts";

const RULES = {
  members: ["label", "description", "sizes", "owner", "phone"],
  nothing: { description: "", sizes: [], owner: null, phone: "" },
};
const ada = { _id: "a1", name: "Ada" };

test.each([
  [
    "only what differs is written",
    { label: "A", description: "now" },
    { label: "A", description: "then" },
    { description: "then" },
  ],
  [
    "what was empty then is emptied again",
    { label: "A", description: "now", sizes: [1] },
    { label: "A", description: "", sizes: [] },
    { description: "", sizes: [] },
  ],
  [
    "what was null then is null again",
    { label: "A", owner: ada },
    { label: "A", owner: null },
    { owner: null },
  ],
  [
    "a member of later gets what stands where nothing was said",
    { label: "A", phone: "+1" },
    { label: "A" },
    { phone: "" },
  ],
  [
    "a member of later that cannot be empty stays",
    { label: "A" },
    { description: "then" },
    { description: "then" },
  ],
  [
    "whom it named is written by the id",
    { label: "A", owner: null },
    { label: "A", owner: ada },
    { owner: "a1" },
  ],
  [
    "whom it still names is nothing to write, under whatever name",
    { label: "A", owner: { _id: "a1", name: "Ada B." } },
    { label: "A", owner: ada },
    {},
  ],
  [
    "lists are the same by what they hold",
    { label: "A", sizes: [1, 2] },
    { label: "B", sizes: [1, 2] },
    { label: "B" },
  ],
  ["an empty text and none are one", { label: "A", description: null }, { label: "A", description: "" }, {}],
  [
    "who made it, when, and the version are nobody's to write",
    { label: "A", version: 3 },
    { label: "A", version: 1, createdBy: ada },
    {},
  ],
])("a record is brought back: %s", (_, now, then, written) => {
  expect(restoredBy(RULES, now, then)).toEqual(written);
});

test("values are the same where they would be written the same", () => {
  expect([
    isSame(ada, "a1"),
    isSame([ada], ["a1"]),
    isSame(null, undefined),
    isSame([1], [1, 2]),
    isSame("", null),
  ]).toEqual([true, true, true, false, false]);
});
