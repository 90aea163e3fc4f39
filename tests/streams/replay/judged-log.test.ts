import { expect, test } from "vitest";
import type { Expectation } from "../../../openapi/generated/recording.ts";
import { judgedLog, judgingLog } from "../../../streams/replay/judged-log.ts";
import { recordedLog } from "../../../streams/replay/recorded-log.ts";
import { at, logged, queueAbandoned, queueCreated } from "../../support/floor-story.ts";
import { someHeader } from "../../support/some-header.ts";

const EVENTS = logged(
  [
    queueCreated("1", "9:00:00"),
    queueCreated("2", "9:01:00"),
    queueAbandoned("1", "9:02:00"),
    queueAbandoned("2", "9:03:00"),
  ],
  41,
);
const LOG = recordedLog(someHeader(EVENTS), EVENTS);
const waiting = (is: "<" | "=", value: number) => [{ number: "waiting" as const, is, value }];

test("judges a recording by its expectations, with the place of each outcome, and the point where it became final", () => {
  const expectations: Expectation[] = [
    { expect: "always", that: waiting("<", 2) },
    { expect: "eventually", that: waiting("=", 2) },
    { expect: "count", type: "queue-abandoned", atLeast: 2 },
    { expect: "eventually", that: waiting("=", 9) },
  ];
  expect(judgedLog(LOG, expectations, 20)).toEqual([
    { state: "broken", evidence: { now: at("9:01:00"), offset: 42, value: 2, position: 2 }, decided: 2 },
    {
      state: "met",
      evidence: { now: at("9:01:00"), offset: 42, value: 2, since: at("9:00:00"), position: 2 },
      decided: 2,
    },
    { state: "met", evidence: { now: at("9:03:00"), offset: 44, value: 2, position: 4 }, decided: 4 },
    { state: "broken", evidence: null, decided: 4 },
  ]);
});

test("a long recording is gone through in steps", () => {
  const many = logged(Array.from({ length: 4_100 }, (_, index) => queueCreated(String(index), "9:00:00")));
  const steps = judgingLog(
    recordedLog(someHeader(many), many),
    [{ expect: "count", type: "queue-created", atMost: 3_000 }],
    20,
  );
  expect(Array.from({ length: 8 }, () => steps.next().value)).toEqual([
    500, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000,
  ]);
  expect(steps.next()).toMatchObject({ done: true, value: [{ state: "broken", decided: 3_001 }] });
});
