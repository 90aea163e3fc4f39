import { expect, test } from "vitest";
import type { FloorAgent } from "../../../openapi/generated/live-monitor.ts";
import { overLimit } from "../../../streams/metrics/status-limit.ts";

const MINUTE = 60_000;
const LIMITS = { break: 15, meal: 60 };

const agent = (state: Partial<FloorAgent>): FloorAgent =>
  ({
    id: "a",
    name: null,
    segments: [],
    imported: false,
    connection: "online",
    status: "break",
    reason: null,
    since: 0,
    sessions: [],
    calls: [],
    lastDisconnection: null,
    today: { day: "2026-05-03", busy: 0, free: 0, calls: 0 },
    ...state,
  }) as unknown as FloorAgent; // of today nothing is looked at

test.each<[text: string, state: Partial<FloorAgent>, now: number, over: number | null]>([
  ["within the limit", {}, 15 * MINUTE, null],
  ["a second beyond it", {}, 15 * MINUTE + 1_000, 1_000],
  ["another status with another limit", { status: "meal" }, 61 * MINUTE, MINUTE],
  ["a status without a limit", { status: "training" }, 600 * MINUTE, null],
  ["a call in the middle of a break", { calls: ["c1"] }, 600 * MINUTE, null],
  ["who went away in a break", { connection: "offline" }, 600 * MINUTE, null],
  ["nobody knows since when", { since: null }, 600 * MINUTE, null],
])("measures %s", (_, state, now, over) => {
  expect(overLimit(agent(state), now, LIMITS)).toBe(over);
});
