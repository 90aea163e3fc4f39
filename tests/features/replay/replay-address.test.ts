import { expect, test } from "vitest";
import { readAddress, withStanding } from "../../../src/features/replay/opening/replay-address.ts";

test("reads the position of a replay from the address, and writes it back", () => {
  const query = withStanding("tab=calls&at=3&speed=4", {
    offset: 5659,
    now: 1_000,
    happened: 1_000,
    speed: 64,
  });
  expect(query).toBe("tab=calls&at=5659&speed=64");
  expect(readAddress(query)).toMatchObject({ at: { offset: 5659 }, speed: 64 });
});

test("where time has gone on since the last event, it is the time that is kept; the usual speed is not", () => {
  const query = withStanding("speed=max", { offset: 7, now: 1_500.7, happened: 1_000, speed: 1 });
  expect(query).toBe("at=t1500");
  expect(readAddress(query)).toEqual({ source: null, at: { time: 1_500 }, speed: null });
  expect(readAddress("speed=max").speed).toBe("max");
});

test.each([
  ["recording=/recordings/day.ndjson.gz", { kind: "address", path: "/recordings/day.ndjson.gz" }],
  [
    `recording=${encodeURIComponent("/api/replay/recording?from=2026-05-03T10:00:00Z&to=2026-05-03T11:00:00Z")}`,
    { kind: "range", from: "2026-05-03T10:00:00Z", to: "2026-05-03T11:00:00Z" },
  ],
  [
    `recording=${encodeURIComponent("/api/events?from=2026-05-03T10:00:00Z&to=2026-05-03T11:00:00Z")}`,
    { kind: "range", from: "2026-05-03T10:00:00Z", to: "2026-05-03T11:00:00Z" },
  ],
  ["recording=https://elsewhere.example/day.ndjson", { kind: "foreign" }],
  ["recording=//elsewhere.example/day.ndjson", { kind: "foreign" }],
  ["recording=/%5Celsewhere.example/day.ndjson", { kind: "foreign" }],
  [
    "from=2026-05-03T10:00:00Z&to=2026-05-03T11:00:00Z",
    { kind: "range", from: "2026-05-03T10:00:00Z", to: "2026-05-03T11:00:00Z" },
  ],
  ["from=2026-05-03T10:00:00Z", null],
  ["from=yesterday&to=today", null],
  ["last=60", { kind: "last", minutes: 60 }],
  ["last=-60", null],
  ["", null],
])("%s leads to %j", (query, source) => {
  expect(readAddress(query).source).toEqual(source);
});

test.each(["at=", "at=-4", "at=x", "speed=7", "speed=fast"])("ignores %s", (query) => {
  expect(readAddress(query)).toEqual({ source: null, at: null, speed: null });
});
