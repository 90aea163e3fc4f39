import { expect, test } from "vitest";
import { formatsOf } from "../../../i18n/formats.ts";
import { refusalFaults, typedFaults } from "../../../src/features/replay/opening/range-faults.ts";
import type { StretchRefusal } from "../../../src/services/log-stretch.ts";
import { loadTexts } from "../../../src/services/texts.ts";

const texts = await loadTexts("en", (load) => load());
await texts.need("replay");
const { say } = texts.get();
const formats = formatsOf("en", "Europe/Madrid");

const at = (day: string) => `2026-02-${day}T09:00:00.000Z`;
const ends = { first: Date.parse(at("03")), last: Date.parse(at("20")) };
const nothing: StretchRefusal = { kind: "no-events", ends };

test.each([
  ["an end that is missing", "", at("04"), { from: "Enter a day and a time" }],
  ["an end that is not after the beginning", at("04"), at("04"), { to: "The end must be after the start" }],
  ["nothing", at("03"), at("04"), {}],
])("finds %s before a request is sent", (_, from, to, faults) => {
  expect(typedFaults({ from, to }, say)).toEqual(faults);
});

test.each<[string, StretchRefusal, string, string, object]>([
  [
    "before the log begins",
    nothing,
    at("01"),
    at("02"),
    { to: "The event log begins on Feb 3, 2026, 10:00. Choose a later end." },
  ],
  [
    "after it ends",
    nothing,
    at("21"),
    at("22"),
    { from: "The event log ends on Feb 20, 2026, 10:00. Choose an earlier start." },
  ],
  [
    "between its events",
    nothing,
    at("10"),
    at("11"),
    { from: "No events in this range. Choose a longer one." },
  ],
  [
    "too long",
    { kind: "too-many", most: 500_000 },
    at("03"),
    at("20"),
    { to: "This range has more than 500,000 events. Choose a shorter one." },
  ],
  [
    "of an empty log",
    { kind: "empty-log" },
    at("03"),
    at("20"),
    { from: "The event log has no events yet." },
  ],
])("reports for a range %s which end is wrong, and a valid choice", (_, refusal, from, to, faults) => {
  expect(refusalFaults(refusal, { from, to }, say, formats)).toEqual(faults);
});
