import { expect, test } from "vitest";
import { unstorableIn } from "../../openapi/formats/unstorable.ts";

test.each([
  [
    "whole pairs and escapes that are text",
    { name: "\u{1F600} \\u0000", items: ["\u{1F469}\u200D\u{1F4BB}", 1, null, true] },
    [],
  ],
  ["NUL", { name: "a\0b" }, ["/body/name"]],
  [
    "the first half of a pair",
    { items: [{ text: "fine" }, { text: "fine" }, { text: "\uD83D" }] },
    ["/body/items/2/text"],
  ],
  ["the second half of a pair", { items: ["\uDE00"] }, ["/body/items/0"]],
  ["several", { name: "\0", other: { "a/b~c": "\0" } }, ["/body/name", "/body/other/a~1b~0c"]],
  [
    "the name of a member",
    { answers: { "\uD83D": "x", fine: "\0" } },
    ["/body/answers", "/body/answers/fine"],
  ],
  ["a text alone", "\0", ["/body"]],
])("finds unstorable characters in %s", (_, value, places) => {
  expect(unstorableIn(value, "/body")).toEqual(places);
});
