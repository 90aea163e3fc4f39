import { expect, test } from "vitest";
import { timeReader } from "../../../streams/import/time-reader.ts";

const read = (format: string, text: string, zone = "Europe/Madrid") => {
  const time = timeReader(format, zone)(text);
  return time === null ? null : new Date(time).toISOString();
};

test.each([
  ["iso", "2026-03-02T09:00:04+01:00", "2026-03-02T08:00:04.000Z"],
  ["iso", "2026-03-02T09:00:04.250Z", "2026-03-02T09:00:04.250Z"],
  ["iso", "2026-03-02 09:00", "2026-03-02T08:00:00.000Z"],
  ["iso", "2026-07-02 09:00:30", "2026-07-02T07:00:30.000Z"],
  ["iso", "2026-03-02T09:00:00-0330", "2026-03-02T12:30:00.000Z"],
  ["unix", "1767254400", "2026-01-01T08:00:00.000Z"],
  ["unix", "1767254400.5", "2026-01-01T08:00:00.500Z"],
  ["unix-ms", "1767254400123", "2026-01-01T08:00:00.123Z"],
  ["dd/MM/yyyy HH:mm:ss", "02/03/2026 09:00:04", "2026-03-02T08:00:04.000Z"],
  ["M/d/yy h:mm a", "3/2/26 12:05 AM", "2026-03-01T23:05:00.000Z"],
  ["M/d/yy h:mm a", "3/2/26 1:05 p.m.", "2026-03-02T12:05:00.000Z"],
  ["MMM d, yyyy 'at' HH:mm", "Mar 2, 2026 at 09:00", "2026-03-02T08:00:00.000Z"],
  ["yyyyMMddHHmmssSSS", "20260302090004007", "2026-03-02T08:00:04.007Z"],
  ["yyyy-MM-dd HH:mmXXX", "2026-03-02 09:00+02:00", "2026-03-02T07:00:00.000Z"],
])("%s reads %s", (format, text, expected) => {
  expect(read(format, text)).toBe(expected);
});

test.each([
  ["iso", "02/03/2026 09:00"],
  ["iso", "2026-02-30 09:00"],
  ["iso", "2026-03-02 24:00"],
  ["iso", "2026-13-02 09:00"],
  ["unix", "yesterday"],
  ["dd/MM/yyyy HH:mm", "31/04/2026 09:00"],
  ["M/d/yy h:mm a", "3/2/26 13:05 PM"],
  ["MMM d, yyyy HH:mm", "Mrz 2, 2026 09:00"],
])("%s does not take %s for another time", (format, text) => {
  expect(read(format, text)).toBeNull();
});

test("when the clocks go forward, an hour that there is not is the one after", () => {
  expect(read("iso", "2026-03-29 02:30")).toBe("2026-03-29T01:30:00.000Z");
  expect(read("iso", "2026-03-29 01:59")).toBe("2026-03-29T00:59:00.000Z");
  expect(read("iso", "2026-03-29 03:00")).toBe("2026-03-29T01:00:00.000Z");
});

test("when the clocks go back, an hour that there is twice is the first unless that is too early", () => {
  const reader = timeReader("iso", "Europe/Madrid");
  const first = reader("2026-10-25 02:30")!;
  expect(new Date(first).toISOString()).toBe("2026-10-25T00:30:00.000Z");
  expect(reader("2026-10-25 02:10", first)).toBe(Date.parse("2026-10-25T01:10:00.000Z"));
  expect(reader("2026-10-25 02:40", first)).toBe(Date.parse("2026-10-25T00:40:00.000Z"));
});
