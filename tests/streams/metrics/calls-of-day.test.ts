import { expect, test } from "vitest";
import { callsOfDay } from "../../../streams/metrics/agent-states.ts";
import { ANA, callCreated, callEnded, connected, given } from "../../support/floor-story.ts";

test("counts no calls today for an agent without events since an earlier day", () => {
  const agent = given(
    connected(ANA, "9:00:00"),
    callCreated("1", "9:01:00"),
    callEnded("1", "9:02:00"),
    callCreated("2", "9:03:00"),
    callEnded("2", "9:04:00"),
  ).agents.get(ANA);
  const calls = (day: string | undefined) => agent && callsOfDay(agent, day);
  expect([calls("2026-01-12"), calls("2026-01-13"), calls(undefined)]).toEqual([2, 0, 0]);
});
