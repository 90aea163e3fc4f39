import { expect, test } from "vitest";
import { creationsOf, eventsOfNumber, uncounted } from "../../../src/features/monitor/events-of-number.ts";
import { localDay } from "../../../streams/projections/local-day.ts";
import {
  ANA,
  at,
  callCreated,
  connected,
  given,
  queueAbandoned,
  queueCreated,
} from "../../support/floor-story.ts";

const today = localDay(at("12:00:00"), "UTC");

test("an event that contradicts the state is in no count and behind no number; an agent's second call is in both", () => {
  const state = given(
    connected(ANA, "8:00:00"),
    queueAbandoned("nobody", "9:00:00"),
    queueCreated("1", "9:00:00"),
    callCreated("1", "9:01:00"),
    queueCreated("2", "9:02:00"),
    callCreated("2", "9:03:00"),
  );
  expect(state.anomalies.latest.map(({ offset, reason }) => `${offset} ${reason}`)).toEqual([
    "2 queue-unknown",
    "6 agent-in-two-calls",
  ]);
  expect([...uncounted(state)]).toEqual([2]);
  // One more is asked for in the place of the one that is left out.
  expect(eventsOfNumber("abandonment", { epoch: "e", offset: 6, state }, today)).toMatchObject({
    type: "queue-abandoned",
    $limit: 51,
  });
});

test("requests the subject of each listed anomaly once, and nothing without anomalies", () => {
  const state = given(queueAbandoned("9", "9:00:00"), queueAbandoned("9", "9:01:00"));
  expect(
    creationsOf(
      "e",
      state.anomalies.latest.map(({ subject }) => subject),
    ),
  ).toMatchObject({ epoch: "e", subject: { $in: ["queue/9"] } });
  expect([creationsOf("e", []), creationsOf(undefined, ["queue/9"])]).toEqual([null, null]);
});
