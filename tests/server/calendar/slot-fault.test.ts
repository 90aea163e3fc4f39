import { expect, test } from "vitest";
import { leastBusyFirst } from "../../../server/calendar/book-agent.ts";
import { nextStatus, type Status } from "../../../server/calendar/next-status.ts";
import { type Openings, slotFault } from "../../../server/calendar/slot-fault.ts";

/** A Monday in Madrid, noon. */
const NOW = Date.parse("2026-05-04T10:00:00.000Z");
const OPENINGS: Openings = {
  zone: "Europe/Madrid",
  duration: 30,
  minimum: 60,
  maximum: 7,
  days: [1, 2, 3, 4, 5].map((day) => ({ day, start: "09:00", end: "17:00" })),
  blocked: ["2026-05-06"],
};
const at = (local: string, openings: Partial<Openings> = {}) =>
  slotFault({ ...OPENINGS, ...openings }, Date.parse(`2026-05-${local}:00.000+02:00`), NOW);

test.each([
  ["04T11:59", {}, "past"],
  ["04T12:59", {}, "too-soon"],
  ["04T13:00", {}, null],
  ["04T12:00", { minimum: 0 }, null],
  ["11T12:00", {}, null],
  ["11T12:01", {}, "too-late"],
  ["29T12:01", { maximum: 0 }, null],
  ["06T12:00", {}, "blocked-date"],
  ["05T08:59", {}, "outside-hours"],
  ["05T09:00", {}, null],
  ["05T16:30", {}, null],
  ["05T16:31", {}, "outside-hours"],
  ["09T12:00", {}, "outside-hours"],
  ["05T12:00", { days: [] }, "outside-hours"],
] as const)("on the %s with %o it is %s", (local, openings, fault) => {
  expect(at(local, openings)).toBe(fault);
});

test("an appointment goes from open to open to over, and never back", () => {
  const all: Status[] = ["pending", "attended", "canceled", "rescheduled"];
  const result = (from: Status, to: Status, moved: boolean) => {
    const next = nextStatus(from, to, { moved, touched: moved });
    return next.kind === "goes" ? next.status : next.code;
  };
  expect(all.map((from) => all.map((to) => result(from, to, false)))).toEqual([
    ["pending", "attended", "canceled", "not-moved"],
    ["final", "attended", "final", "final"],
    ["final", "final", "canceled", "final"],
    ["no-way-back", "attended", "canceled", "rescheduled"],
  ]);
  expect(all.map((from) => all.map((to) => result(from, to, true)))).toEqual([
    ["rescheduled", "moved", "moved", "rescheduled"],
    ["final", "final", "final", "final"],
    ["final", "final", "final", "final"],
    ["rescheduled", "moved", "moved", "rescheduled"],
  ]);
  expect(nextStatus("canceled", undefined, { moved: false, touched: false })).toEqual({
    kind: "goes",
    status: "canceled",
  });
});

test("selects the least busy available agent, and none where all are busy or away", () => {
  const one = (id: string, open: number, isBusy = false) => ({ id, open, isBusy, isAway: id === "e" });
  expect(leastBusyFirst([one("b", 2), one("a", 2), one("c", 1, true), one("d", 3), one("e", 0)])).toEqual([
    "a",
    "b",
    "d",
  ]);
  expect([leastBusyFirst([one("a", 0, true)]), leastBusyFirst([])]).toEqual([[], []]);
});
