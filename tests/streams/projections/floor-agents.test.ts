import { expect, test } from "vitest";
import { connectedAgents, freeAgents } from "../../../streams/metrics/live-numbers.ts";
import { occupancy } from "../../../streams/metrics/occupancy.ts";
import { connectionStatus, shownStatus } from "../../../streams/projections/agent-status.ts";
import { localDay } from "../../../streams/projections/local-day.ts";
import {
  ANA,
  JULES,
  SALES,
  SUPPORT,
  at,
  callCreated,
  callEnded,
  connected,
  disconnected,
  given,
  segmentDescribed,
  status,
  storyEvent,
  userDescribed,
} from "../../support/floor-story.ts";

const ana = (floor: ReturnType<typeof given>) => floor.agents.get(ANA)!;

test("lists an agent by name in their segments before any event", () => {
  const floor = given(segmentDescribed(SALES, "Sales"), userDescribed(ANA, "Ana Beltrán"));
  expect(ana(floor)).toMatchObject({
    name: "Ana Beltrán",
    segments: [SALES],
    connection: null,
    status: null,
    since: null,
  });
  expect(floor.segments.get(SALES)).toMatchObject({ name: "Sales", agents: 0, free: 0 });
  expect(freeAgents(floor)).toBeNull();
});

test("connected and available is free, in every segment of the agent", () => {
  const floor = given(
    userDescribed(ANA, "Ana", [SALES, SUPPORT]),
    connected(ANA, "8:00:00"),
    status(ANA, "8:00:01", "available"),
  );
  expect([connectedAgents(floor), freeAgents(floor)]).toEqual([1, 1]);
  expect(floor.segments.get(SALES)).toMatchObject({ agents: 1, free: 1 });
  expect(floor.segments.get(SUPPORT)).toMatchObject({ agents: 1, free: 1 });
  expect(ana(floor).since).toBe(at("8:00:01"));
});

test("a call outweighs the status, and the status is back after it", () => {
  const during = given(
    connected(ANA, "8:00:00"),
    status(ANA, "8:00:01", "available"),
    callCreated("1", "8:10:00"),
  );
  expect(shownStatus(ana(during))).toBe("in-call");
  expect(connectionStatus(ana(during))).toBe("occupied");
  expect(ana(during).since).toBe(at("8:10:00"));
  expect(freeAgents(during)).toBe(0);
  const after = given(
    connected(ANA, "8:00:00"),
    status(ANA, "8:00:01", "available"),
    callCreated("1", "8:10:00"),
    callEnded("1", "8:12:00"),
  );
  expect(shownStatus(ana(after))).toBe("available");
  expect(ana(after).since).toBe(at("8:12:00"));
  expect(freeAgents(after)).toBe(1);
});

test.each([
  ["releasing", "available", "available", 1],
  ["occupying", "acd", "occupied", 0],
  ["meal", "meal", "busy", 0],
  ["busy", "busy", "busy", 0],
] as const)(
  "%s is shown as %s, is %s for the connection, and counts %i as free",
  (reported, shown, connection, free) => {
    const floor = given(connected(ANA, "8:00:00"), status(ANA, "8:00:01", reported));
    expect([shownStatus(ana(floor)), connectionStatus(ana(floor)), freeAgents(floor)]).toEqual([
      shown,
      connection,
      free,
    ]);
  },
);

test("shows a connected agent without a status as online, but not as free", () => {
  const floor = given(
    connected(ANA, "8:00:00"),
    connected(JULES, "8:00:00"),
    status(JULES, "8:00:01", "break"),
  );
  expect(shownStatus(ana(floor))).toBe("online");
  expect([connectedAgents(floor), freeAgents(floor)]).toEqual([2, 0]);
});

test("trusts the statuses of a source that reports no connections", () => {
  const floor = given(status(ANA, "8:00:00", "available"), status(JULES, "8:00:00", "disconnected"));
  expect([connectedAgents(floor), freeAgents(floor)]).toEqual([1, 1]);
});

test("an agent is gone when the last session is, and why is kept", () => {
  const two = [
    connected(ANA, "8:00:00", "a"),
    connected(ANA, "8:01:00", "b"),
    status(ANA, "8:01:01", "available"),
  ];
  expect(freeAgents(given(...two, disconnected(ANA, "9:00:00", "ping timeout", "a")))).toBe(1);
  const gone = given(
    ...two,
    disconnected(ANA, "9:00:00", "ping timeout", "a"),
    disconnected(ANA, "9:30:00", "client disconnect", "b"),
  );
  expect(shownStatus(ana(gone))).toBe("disconnected");
  expect(ana(gone).lastDisconnection).toEqual({ time: at("9:30:00"), reason: "client disconnect" });
  expect(ana(gone).since).toBe(at("9:30:00"));
  expect([connectedAgents(gone), freeAgents(gone)]).toEqual([0, 0]);
});

test("does not close an unopened session while a different one is open", () => {
  const floor = given(connected(ANA, "8:00:00", "a"), disconnected(ANA, "9:00:00", "transport close", "b"));
  expect(floor.anomalies.latest[0]?.reason).toBe("session-unknown");
  expect(
    connectedAgents(
      given(
        connected(ANA, "8:00:00", "a"),
        status(ANA, "8:00:01", "break"),
        disconnected(ANA, "9:00:00", "transport close", "b"),
      ),
    ),
  ).toBe(1);
});

test("keeps the start time when a status is repeated, or repeated with a different reason", () => {
  const floor = given(
    status(ANA, "8:00:00", "break", "coffee"),
    status(ANA, "8:05:00", "break", "coffee"),
    status(ANA, "8:06:00", "break", "tea"),
  );
  expect(ana(floor)).toMatchObject({ since: at("8:00:00"), reason: "tea" });
});

test("an agent who changes segments is counted in the new ones alone", () => {
  const floor = given(
    userDescribed(ANA, "Ana", [SALES]),
    connected(ANA, "8:00:00"),
    status(ANA, "8:00:01", "available"),
    userDescribed(ANA, "Ana", [SUPPORT]),
  );
  expect(floor.segments.get(SALES)).toMatchObject({ agents: 0, free: 0 });
  expect(floor.segments.get(SUPPORT)).toMatchObject({ agents: 1, free: 1 });
});

test("an agent who is removed leaves every count", () => {
  const removed = storyEvent("user-described", `user/${ANA}`, "9:00:00", { name: "Ana", removed: true });
  const floor = given(
    userDescribed(ANA, "Ana"),
    connected(ANA, "8:00:00"),
    status(ANA, "8:00:01", "available"),
    removed,
  );
  expect(floor.agents.has(ANA)).toBe(false);
  expect(floor.counts).toEqual({ connected: 0, free: 0, statusKnown: 0 });
  expect(floor.segments.get(SALES)).toMatchObject({ agents: 0, free: 0 });
});

test("occupancy is time in calls over time in calls and free, up to now, and breaks are in neither", () => {
  const floor = given(
    connected(ANA, "8:00:00"),
    status(ANA, "8:00:00", "available"),
    callCreated("1", "8:10:00"),
    callEnded("1", "8:40:00"),
    status(ANA, "8:50:00", "break"),
  );
  const today = localDay(at("9:30:00"), "UTC");
  expect(ana(floor).today).toMatchObject({ calls: 1, busy: 30 * 60_000, free: 20 * 60_000 });
  expect(occupancy(ana(floor), at("9:30:00"), today)).toBeCloseTo(60);
});

test("continues occupancy during a call, and restarts it at midnight", () => {
  const floor = given(
    connected(ANA, "23:00:00"),
    status(ANA, "23:00:00", "available"),
    callCreated("1", "23:30:00"),
  );
  const tomorrow = at("23:30:00") + 60 * 60_000;
  expect(occupancy(ana(floor), at("23:45:00"), localDay(at("23:45:00"), "UTC"))).toBeCloseTo((15 / 45) * 100);
  expect(occupancy(ana(floor), tomorrow, localDay(tomorrow, "UTC"))).toBe(100);
});

test("returns unknown occupancy, not a hundred percent, without any status data", () => {
  const floor = given(callCreated("1", "8:10:00"), callEnded("1", "8:40:00"));
  expect(occupancy(ana(floor), at("9:00:00"), localDay(at("9:00:00"), "UTC"))).toBeNull();
  expect(shownStatus(ana(floor))).toBeNull();
});
