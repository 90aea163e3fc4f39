import { expect, test } from "vitest";
import { playSpeed, startTime, trafficChoice } from "../../../server/traffic/traffic-choice.ts";

test.each([
  [undefined, { kind: "demo" }],
  ["", { kind: "demo" }],
  ["demo", { kind: "demo" }],
  ["none", { kind: "none" }],
  ["day.ndjson.gz@60", { kind: "recording", file: "day.ndjson.gz", speed: 60 }],
  ["./a@b/day.ndjson@0.5", { kind: "recording", file: "./a@b/day.ndjson", speed: 0.5 }],
  ["day.ndjson@max", { kind: "recording", file: "day.ndjson", speed: Infinity }],
])("TRAFFIC=%s is understood", (text, choice) => {
  expect(trafficChoice(text)).toEqual(choice);
});

test.each(["day.ndjson", "@60", "all"])("rejects TRAFFIC=%s with the accepted values", (text) => {
  expect(() => trafficChoice(text)).toThrow("Use demo, none or FILE@SPEED");
});

test.each(["0", "-1", "fast", "1e9", ""])("a speed of %s is refused", (text) => {
  expect(() => playSpeed(text)).toThrow("Use a number above 0");
});

test("reads a time on the recording's first day in its zone, or on a given day", () => {
  const first = Date.parse("1999-01-04T22:30:00Z");
  expect(new Date(startTime("09:05", "Asia/Jerusalem")(first)).toISOString()).toBe(
    "1999-01-05T07:05:00.000Z",
  );
  expect(new Date(startTime("1999-01-09T7:00", "Asia/Jerusalem")(first)).toISOString()).toBe(
    "1999-01-09T05:00:00.000Z",
  );
  for (const text of ["9", "24:00", "09:60", "soon"])
    expect(() => startTime(text, "UTC")).toThrow("is no time of day");
});
