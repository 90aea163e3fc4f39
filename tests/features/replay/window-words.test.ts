import { expect, test } from "vitest";
import { formatsOf } from "../../../i18n/formats.ts";
import { windowWords } from "../../../src/features/replay/expectations/window-words.ts";

const ZONE = "Asia/Jerusalem";
const FORMATS = formatsOf("en", ZONE);
const at = (time: string) => Date.parse(`${time}+02:00`);

test.each([
  ["of the day that is shown by its times", "1999-01-10T16:00:00", "1999-01-10T17:00:00", "16:00–17:00"],
  [
    "of another day with its date",
    "1999-01-09T16:00:00",
    "1999-01-09T17:00:00",
    `${FORMATS.day(at("1999-01-09T16:00:00"))}, 16:00–17:00`,
  ],
  [
    "over midnight with both",
    "1999-01-10T23:00:00",
    "1999-01-11T01:00:00",
    `${FORMATS.minute(at("1999-01-10T23:00:00"))} – ${FORMATS.minute(at("1999-01-11T01:00:00"))}`,
  ],
  ["until midnight by its times", "1999-01-10T23:00:00", "1999-01-11T00:00:00", "23:00–00:00"],
])("describes a time range: %s", (_, from, until, words) => {
  expect(windowWords({ from: at(from), until: at(until) }, "1999-01-10", ZONE, FORMATS)).toBe(words);
});
