import { expect, test } from "vitest";
import {
  agentStates,
  breaksIn,
  callSpans,
  stateTotals,
  statusChanges,
} from "../../../streams/metrics/agent-states.ts";
import {
  ANA,
  JULES,
  SALES,
  at,
  callCreated,
  callEnded,
  connected,
  disconnected,
  given,
  logged,
  status,
  storyEvent,
} from "../../support/floor-story.ts";

const MINUTE = 60_000;
const clock = (ms: number) => new Date(ms).toISOString().slice(11, 16);
const shown = (spans: ReturnType<typeof agentStates>) =>
  spans.map(({ status: word, from, until }) => `${word} ${clock(from)}-${clock(until)}`);
const call = (id: string, from: string, until: string | null = null) => ({
  id,
  from: at(from),
  until: until === null ? null : at(until),
});

const DAY = logged([
  connected(ANA, "8:00:00"),
  status(ANA, "8:05:00", "available"),
  status(JULES, "8:06:00", "busy"),
  status(ANA, "9:00:00", "occupying"),
  status(ANA, "9:10:00", "releasing"),
  status(ANA, "9:12:00", "available"),
  status(ANA, "10:00:00", "break"),
  status(ANA, "10:10:00", "bath"),
  status(ANA, "10:15:00", "available"),
  disconnected(ANA, "11:00:00"),
]);

test("a day is the states as they are shown: releasing as available, occupying as ACD, and a call outweighs both", () => {
  const changes = statusChanges(DAY, ANA);
  expect(
    shown(agentStates(changes, [call("1", "9:01:00", "9:10:00")], at("0:00:00"), at("12:00:00"))),
  ).toEqual([
    "online 08:00-08:05",
    "available 08:05-09:00",
    "acd 09:00-09:01",
    "in-call 09:01-09:10",
    "available 09:10-10:00",
    "break 10:00-10:10",
    "bath 10:10-10:15",
    "available 10:15-11:00",
    "disconnected 11:00-12:00",
  ]);
});

test("a day begins with the state that went on over midnight, and ends with the time that is shown", () => {
  const changes = statusChanges(DAY, ANA);
  expect(shown(agentStates(changes, [], at("9:30:00"), at("10:05:00")))).toEqual([
    "available 09:30-10:00",
    "break 10:00-10:05",
  ]);
  expect(shown(agentStates([], [call("1", "9:01:00")], at("9:00:00"), at("9:02:00")))).toEqual([
    "in-call 09:01-09:02",
  ]);
});

test("the last state is the one that the floor shows", () => {
  const floor = given(...DAY);
  expect(floor.agents.get(ANA)?.since).toBe(at("11:00:00"));
  expect(agentStates(statusChanges(DAY, ANA), [], at("0:00:00"), at("12:00:00")).at(-1)).toEqual({
    status: "disconnected",
    from: at("11:00:00"),
    until: at("12:00:00"),
  });
});

test("sums up each state, the longest first, and counts a break that changes its reason as one", () => {
  const spans = agentStates(statusChanges(DAY, ANA), [], at("0:00:00"), at("11:00:00"));
  expect(stateTotals(spans).map(({ status: word, times, ms }) => [word, times, ms / MINUTE])).toEqual([
    ["available", 3, 150],
    ["acd", 1, 10],
    ["break", 1, 10],
    ["online", 1, 5],
    ["bath", 1, 5],
  ]);
  expect(breaksIn(spans)).toEqual({ count: 1, ms: 15 * MINUTE });
  expect(breaksIn([])).toEqual({ count: 0, ms: 0 });
});

test("assigns a call to an agent until it ends or is transferred", () => {
  const agent = { id: ANA, calls: ["5"], since: at("9:50:00") };
  const events = logged([
    callEnded("1", "9:05:00"),
    storyEvent("call-transferred", "call/2", "9:15:00", { toUser: JULES }),
    callEnded("2", "9:19:00"),
    storyEvent("call-transferred", "call/3", "9:25:00", { toSegment: SALES }),
    storyEvent("call-transferred", "call/4", "9:35:00", { toUser: ANA }),
    callEnded("4", "9:38:00"),
  ]);
  const calls = [
    call("5", "9:50:00"),
    call("4", "9:30:00"),
    call("3", "9:20:00"),
    call("2", "9:10:00"),
    call("1", "9:00:00"),
  ];
  expect(callSpans(calls, events, agent).map(({ id, until }) => [id, until && clock(until)])).toEqual([
    ["1", "09:05"],
    ["2", "09:15"],
    ["3", "09:25"],
    ["4", "09:38"],
    ["5", null],
  ]);
});

test("a call of which no end is known does not go on over the next one", () => {
  const agent = { id: ANA, calls: [], since: at("9:40:00") };
  const begun = logged([callCreated("1", "9:00:00"), callCreated("2", "9:30:00")]).map(
    ({ subject, time }) => ({ id: subject.slice(5), from: Date.parse(time), until: null }),
  );
  expect(callSpans(begun, [], agent).map(({ until }) => until && clock(until))).toEqual(["09:30", "09:40"]);
});
