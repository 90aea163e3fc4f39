import { describe, expect, test } from "vitest";
import type { Expectation } from "../../../openapi/generated/recording.ts";
import { RecordingJudges } from "../../../streams/replay/judge-recording.ts";
import {
  ANA,
  at,
  callCreated,
  callEnded,
  contactCreated,
  contactEnded,
  logged,
  queueAbandoned,
  queueAssigned,
  queueCreated,
  SALES,
  SUPPORT,
} from "../../support/floor-story.ts";
import { someHeader } from "../../support/some-header.ts";

/**
 * Three customers come; the first is answered after 20 s, the second leaves after three minutes, the third
 * waits on.
 */
const MORNING = logged([
  contactCreated("c-1", "9:00:00"),
  queueCreated("1", "9:00:00", { segment: SALES }),
  contactCreated("c-2", "9:00:10"),
  queueCreated("2", "9:00:10", { segment: SUPPORT }),
  queueAssigned("1", "9:00:20", ANA),
  callCreated("1", "9:00:20", { user: ANA, segment: SALES, queue: "1" }),
  queueAbandoned("2", "9:03:10"),
  contactEnded("c-2", "9:03:10", "abandoned"),
  contactCreated("c-3", "9:05:00"),
  queueCreated("3", "9:05:00", { segment: SALES }),
  callEnded("1", "9:06:00"),
]);
const NAMES = { segments: { [SALES]: "Sales", [SUPPORT]: "Support" }, users: {} };

function judged(expectation: Expectation, events = MORNING, ended = true) {
  const judges = new RecordingJudges(someHeader(events, NAMES), [expectation], 20);
  for (const event of events) judges.see(event);
  const [verdict] = judges.verdicts(ended);
  return [
    verdict?.state,
    verdict?.evidence
      ? {
          clock: verdict.evidence.now,
          ...(verdict.evidence.value !== null && { value: verdict.evidence.value }),
        }
      : null,
  ];
}

const waiting = (is: "<" | "<=" | "=" | "!=" | ">=" | ">", value: number, segment?: string) => [
  { number: "waiting" as const, is, value, ...(segment !== undefined && { segment }) },
];

describe("given a morning of three customers", () => {
  test.each<[string, Expectation, unknown[]]>([
    [
      "what always holds is met, with the nearest that it came",
      { expect: "always", that: waiting("<=", 2) },
      ["met", { clock: at("9:00:10"), value: 2 }],
    ],
    [
      "what holds until somebody comes is broken where they come",
      { expect: "always", that: waiting("<", 2) },
      ["broken", { clock: at("9:00:10"), value: 2 }],
    ],
    [
      "what is asked of one segment is measured there",
      { expect: "always", that: waiting("<", 2, "Sales") },
      ["met", { clock: at("9:00:00"), value: 1 }],
    ],
    [
      "what is asked of a stretch is not asked before or after",
      { expect: "never", that: waiting(">", 1), from: "09:01", until: "09:10" },
      ["met", { clock: at("9:03:10"), value: 1 }],
    ],
    [
      "a wait that grows between two events is seen before the second",
      { expect: "never", that: [{ number: "longest-wait", is: ">", value: 120 }] },
      ["broken", { clock: at("9:03:10"), value: 180 }],
    ],
    [
      "what must not last that long is broken when it has",
      { expect: "never", that: waiting(">=", 1), seconds: 170 },
      ["broken", { clock: at("9:03:10"), value: 1 }],
    ],
    [
      "what lasts shorter than that is met",
      { expect: "never", that: waiting(">=", 1), seconds: 200 },
      ["met", null],
    ],
    [
      "two comparisons hold together or not at all",
      { expect: "never", that: [...waiting("=", 2), { number: "in-call", is: "=", value: 1 }] },
      ["met", null],
    ],
    [
      "what is not known yet says nothing",
      { expect: "always", that: [{ number: "service-level", is: ">=", value: 50 }] },
      ["met", { clock: at("9:03:10"), value: 50 }],
    ],
    [
      "what comes in time is met by its first moment",
      { expect: "eventually", that: waiting("=", 0), from: "09:00:10", within: 180 },
      ["met", { clock: at("9:03:10"), value: 0 }],
    ],
    [
      "what comes too late is broken",
      { expect: "eventually", that: waiting("=", 0), from: "09:00:10", within: 179 },
      ["broken", null],
    ],
    [
      "what never comes is broken at the end",
      { expect: "eventually", that: waiting(">", 2) },
      ["broken", null],
    ],
    [
      "as many events as were expected are met",
      { expect: "count", type: "queue-created", atLeast: 3, atMost: 3 },
      ["met", { clock: at("9:05:00"), value: 3 }],
    ],
    [
      "one too many is broken where it comes",
      { expect: "count", type: "queue-created", atMost: 2 },
      ["broken", { clock: at("9:05:00"), value: 3 }],
    ],
    [
      "too few are broken at the end",
      { expect: "count", type: "queue-created", segment: "Sales", atLeast: 3 },
      ["broken", { clock: at("9:05:00"), value: 2 }],
    ],
    [
      "what follows what it should is met",
      { expect: "order", first: "queue-created", next: "call-created" },
      ["met", null],
    ],
    [
      "what comes without it is broken there",
      { expect: "order", first: "call-created", next: "queue-abandoned" },
      ["broken", { clock: at("9:03:10") }],
    ],
    [
      "a number at a time is that of the last event before it",
      { expect: "equals", number: "waiting", value: 1, at: "09:02" },
      ["met", { clock: at("9:02:00"), value: 1 }],
    ],
    [
      "a wait at a time has gone on until then",
      { expect: "equals", number: "longest-wait", value: 110, at: "09:02" },
      ["met", { clock: at("9:02:00"), value: 110 }],
    ],
    [
      "a number is rounded as the value is written",
      { expect: "equals", number: "abandonment", value: 50 },
      ["met", { clock: at("9:06:00"), value: 50 }],
    ],
    [
      "another number at the end is broken, with what it was",
      { expect: "equals", number: "abandoned", value: 2 },
      ["broken", { clock: at("9:06:00"), value: 1 }],
    ],
  ])("%s", (_, expectation, verdict) => {
    expect(judged(expectation)).toEqual(verdict);
  });

  test("reports the evidence: the start of a state or wait, and the total count", () => {
    const evidence = (expectation: Expectation) => {
      const judges = new RecordingJudges(someHeader(MORNING, NAMES), [expectation], 20);
      for (const event of MORNING) judges.see(event);
      return judges.verdicts(true)[0]?.evidence;
    };
    expect(evidence({ expect: "never", that: waiting(">=", 1), seconds: 170 })).toMatchObject({
      since: at("9:00:00"),
    });
    expect(evidence({ expect: "eventually", that: waiting("=", 0), from: "09:00:10" })).toMatchObject({
      since: at("9:00:10"),
    });
    expect(evidence({ expect: "count", type: "queue-created", atMost: 1 })).toMatchObject({
      value: 2,
      total: 3,
    });
  });

  test.each<[string, Expectation]>([
    ["what has held so far", { expect: "always", that: waiting("<=", 2) }],
    ["what has not come so far", { expect: "eventually", that: waiting(">", 2) }],
    ["what may still be counted", { expect: "count", type: "queue-created", atLeast: 9 }],
    ["the number at the end", { expect: "equals", number: "abandoned", value: 1 }],
    ["what has come in order so far", { expect: "order", first: "queue-created", next: "call-created" }],
  ])("%s is open as long as more may follow", (_, expectation) => {
    expect(judged(expectation, MORNING, false)[0]).toBe("open");
  });

  test.each<[string, Expectation]>([
    ["a promise", { expect: "always", that: waiting("<", 2) }],
    ["a count", { expect: "count", type: "queue-created", atMost: 2 }],
    ["a moment that is over", { expect: "equals", number: "waiting", value: 5, at: "09:02" }],
    ["a time that has run out", { expect: "eventually", that: waiting(">", 2), from: "09:00", within: 60 }],
  ])("fails %s immediately when it is broken", (_, expectation) => {
    expect(judged(expectation, MORNING, false)[0]).toBe("broken");
  });
});

test.each<Expectation>([
  { expect: "never", that: waiting(">", 5, "Salse") },
  { expect: "eventually", that: waiting("=", 0, "Salse") },
  { expect: "count", type: "queue-abandoned", segment: "Salse", atMost: 3 },
  { expect: "equals", number: "abandoned", segment: "Salse", value: 0 },
])("does not meet an expectation about a segment missing from the recording: $expect", (expectation) => {
  const judgedSegment = (name: string) => {
    const judges = new RecordingJudges(
      someHeader(MORNING, NAMES),
      [
        {
          ...expectation,
          ...("that" in expectation ? { that: waiting("<", 9, name) } : { segment: name }),
        },
      ],
      20,
    );
    for (const event of MORNING) judges.see(event);
    return [judges.verdicts(false)[0]?.state, judges.verdicts(true)[0]];
  };
  expect(judgedSegment("Salse")).toEqual(["open", { state: "broken", evidence: null, noSegment: "Salse" }]);
  expect(judgedSegment("Sales")[1]).not.toHaveProperty("noSegment");
});

test("identifies an unnamed segment by its id from its first event", () => {
  const judges = new RecordingJudges(
    someHeader(MORNING),
    [{ expect: "count", type: "queue-created", segment: SUPPORT, atLeast: 1 }],
    20,
  );
  for (const event of MORNING) judges.see(event);
  expect(judges.verdicts(true)[0]).toMatchObject({ state: "met" });
});

test("without one of its events a recording is no longer what was expected of it", () => {
  const expected: Expectation = { expect: "equals", number: "abandoned", value: 1 };
  expect(judged(expected)[0]).toBe("met");
  expect(
    judged(
      expected,
      MORNING.filter(({ subject }) => subject !== "queue/2"),
    )[0],
  ).toBe("broken");
});

test("judges without events only that a condition held and that nothing came", () => {
  expect(judged({ expect: "always", that: waiting("<", 1) }, [])).toEqual(["met", null]);
  expect(judged({ expect: "count", type: "queue-created", atLeast: 1 }, [])).toEqual(["broken", null]);
});
