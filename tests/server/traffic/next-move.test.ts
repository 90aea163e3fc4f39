import { expect, test } from "vitest";
import type { CurrentTraffic } from "../../../server/traffic/current-traffic.ts";
import { type ConductorTimes, nextMove } from "../../../server/traffic/next-move.ts";

const times: ConductorTimes = {
  lease: 30_000,
  stays: 120_000,
  liveSilence: 86_400_000,
  staleAfter: 86_400_000,
};
const NOW = Date.parse("2026-03-02T09:00:00Z");
const ago = (ms: number) => NOW - ms;
const traffic = (values: Partial<CurrentTraffic>): CurrentTraffic => ({
  kind: "recording",
  source: "/play/1",
  ended: false,
  time: 99,
  rate: 60,
  lastAcceptedAt: ago(1_000),
  lastEventAt: 77,
  ...values,
});
const move = (current: CurrentTraffic | null, isDemoWanted = true, since = 0) =>
  nextMove(current, NOW, since, isDemoWanted, times);

const REST = { kind: "rest" };
const BEGIN = { kind: "begin-demo" };

test.each<[string, CurrentTraffic | null, unknown]>([
  ["nothing ever had the floor", null, BEGIN],
  [
    "the account was made and nobody feeds it",
    traffic({ kind: "live", source: null, lastAcceptedAt: null, lastEventAt: null }),
    BEGIN,
  ],
  ["the account is fed for real", traffic({ kind: "live", source: null }), REST],
  [
    "the account was fed for real this morning",
    traffic({ kind: "live", source: null, lastAcceptedAt: ago(80_000_000) }),
    REST,
  ],
  [
    "the account was last fed for real days ago",
    traffic({ kind: "live", source: null, lastAcceptedAt: ago(90_000_000) }),
    BEGIN,
  ],
  ["a recording is played", traffic({}), REST],
  ["a play has said nothing for 29 seconds", traffic({ lastAcceptedAt: ago(29_999) }), REST],
  [
    "a play has said nothing for 30 seconds",
    traffic({ lastAcceptedAt: ago(30_000) }),
    { kind: "interrupt", source: "/play/1", time: 99 },
  ],
  ["a play ended less than two minutes ago", traffic({ ended: true, lastAcceptedAt: ago(119_999) }), REST],
  ["a play ended two minutes ago", traffic({ ended: true, lastAcceptedAt: ago(120_000) }), BEGIN],
  [
    "a demo was left an hour ago",
    traffic({ kind: "demo", source: "/demo/1", time: 99_000_000, rate: 1, lastEventAt: 95_400_000 }),
    { kind: "continue-demo", source: "/demo/1", after: 95_400_000, time: 99_000_000 },
  ],
  [
    "a demo was left before its clock started",
    traffic({ kind: "demo", source: "/demo/1", time: 77, rate: 0, lastEventAt: 77 }),
    { kind: "continue-demo", source: "/demo/1", after: 77, time: null },
  ],
  [
    "a demo was left days ago",
    traffic({ kind: "demo", source: "/demo/1", time: 99_000_000, rate: 1, lastEventAt: 9_000_000 }),
    BEGIN,
  ],
  ["a demo ended", traffic({ kind: "demo", source: "/demo/1", ended: true }), BEGIN],
])("where %s", (_, current, expected) => {
  expect(move(current)).toEqual(expected);
});

test("where no demo is wanted none begins, but a play that fell silent is still declared over", () => {
  expect(move(null, false)).toEqual(REST);
  expect(move(traffic({ kind: "demo", lastEventAt: ago(1) }), false)).toEqual(REST);
  expect(move(traffic({ ended: true, lastAcceptedAt: ago(999_999) }), false)).toEqual(REST);
  expect(move(traffic({ lastAcceptedAt: ago(30_000) }), false)).toMatchObject({ kind: "interrupt" });
});

test("gives a play its full lease after an outage of the platform", () => {
  expect(move(traffic({ lastAcceptedAt: ago(600_000) }), true, ago(29_999))).toEqual(REST);
  expect(move(traffic({ lastAcceptedAt: ago(600_000) }), true, ago(30_000))).toMatchObject({
    kind: "interrupt",
  });
});
