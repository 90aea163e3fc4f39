import { expect, test } from "vitest";
import { isExact, tidyText } from "../../openapi/formats/tidy-text.ts";

test.each([
  ["blanks of every kind around it", " \t\u00A0\u3000\uFEFFAlbor \n", "Albor"],
  ["blanks within it", "Albor  and sons", "Albor  and sons"],
  [
    "a soft hyphen and a joiner within it",
    "Zu\u00ADsage \u{1F469}\u200D\u{1F4BB}",
    "Zu\u00ADsage \u{1F469}\u200D\u{1F4BB}",
  ],
  [
    "a flag that ends with signs that nobody sees",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
  ],
  ["nothing but blanks", " \u00A0 ", ""],
  ["nothing but a space of no width", "\u200B", ""],
  ["nothing but signs that nobody sees", "\u2060 \uFEFF\u00AD\u200D\u180E\u3164\u202E", ""],
  ["what no database keeps, which is refused and not forgotten", "\u0000", "\u0000"],
])("a text with %s", (_, typed, kept) => {
  expect(tidyText(typed)).toBe(kept);
});

test("keeps write-only texts and texts marked exact in the contract unchanged", () => {
  expect([{ writeOnly: true }, { "x-exact": true }, { type: "string" }, {}].map(isExact)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
