import { expect, test } from "vitest";
import { PEAK, STATUS_LIMITS } from "../../../server/demo/rush.ts";
import { type DemoFact, simulateDay } from "../../../server/demo/simulate-day.ts";
import { DEMO_AGENTS, DEMO_SEGMENTS } from "../../../server/seed/demo-account.ts";
import { overLimit } from "../../../streams/metrics/status-limit.ts";
import { DEFAULT_TARGETS } from "../../../streams/metrics/targets.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor, type Floor } from "../../../streams/projections/floor.ts";
import { type LocalDay, localDay } from "../../../streams/projections/local-day.ts";
import { atDepth } from "../../support/depth.ts";
import { asEvents, centerOf } from "./small-center.ts";

const ZONE = "Europe/Madrid";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ACCOUNT_CENTER = { zone: ZONE, segments: DEMO_SEGMENTS, agents: DEMO_AGENTS };
const BILLING = DEMO_SEGMENTS[2]?.id ?? "";

/** Returns the facts that the peak promises, read from the floor at `now`. */
function looksAt(floor: Floor, now: number) {
  const limit = DEFAULT_TARGETS.longestWaitSeconds * 1_000;
  const late = [...floor.queue].filter(({ since }) => now - since > limit);
  return {
    waiting: floor.queue.size >= 6 && floor.queue.size <= 12 ? "6 to 12" : String(floor.queue.size),
    segments: [...new Set(late.map(({ segment }) => segment))],
    breaks: [...floor.agents].filter((agent) => overLimit(agent, now, STATUS_LIMITS) !== null).length,
  };
}

/** Returns the floor of each minute of the peak of a day. */
function* peakOf(facts: Iterable<DemoFact>, day: LocalDay): Generator<{ floor: Floor; now: number }> {
  let floor = emptyFloor(ZONE);
  let due: DemoFact[] = [];
  let now = day.start + PEAK.from * HOUR;
  for (const fact of facts) {
    for (; fact.time > now; now += MINUTE) {
      if (now > day.start + PEAK.to * HOUR) return;
      floor = evolveFloor(floor, asEvents(due));
      due = [];
      yield { floor, now };
    }
    due.push(fact);
  }
}

/** Tuesdays of different seasons, among them a public holiday. */
const TUESDAYS = [
  "2026-01-06",
  "2026-03-31",
  "2026-07-14",
  "2026-11-24",
  "2026-12-08",
  "2027-02-02",
  "2027-06-01",
  "2028-02-29",
];

test.each(atDepth(TUESDAYS.slice(3, 8), TUESDAYS))(
  "at the peak of %s customers wait, one segment is over its target and two agents are on break too long",
  (date) => {
    const day = localDay(Date.parse(`${date}T12:00:00Z`), ZONE);
    const facts = simulateDay({ ...ACCOUNT_CENTER, seed: "switchboard", prefix: "" }, day);
    const minutes = [...peakOf(facts, day)].map(({ floor, now }) => looksAt(floor, now));
    expect(minutes).toHaveLength(71);
    expect([...new Set(minutes.map((minute) => JSON.stringify(minute)))]).toEqual([
      JSON.stringify({ waiting: "6 to 12", segments: [BILLING], breaks: 2 }),
    ]);
  },
);

test("keeps the promise of the peak in a center of other segments and agents", () => {
  const day = localDay(Date.parse("2026-11-24T12:00:00Z"), ZONE);
  const center = centerOf(6, 45);
  const facts = simulateDay({ ...center, seed: "another", prefix: "" }, day);
  const minutes = [...peakOf(facts, day)].map(({ floor, now }) => looksAt(floor, now));
  expect(new Set(minutes.map(({ waiting, breaks }) => `${waiting}, ${breaks}`))).toEqual(
    new Set(["6 to 12, 2"]),
  );
  expect(new Set(minutes.flatMap(({ segments }) => segments))).toEqual(new Set([center.segments[2]?.id]));
});

test("no agent is on break too long in the afternoon, and no segment is short of agents", () => {
  const day = localDay(Date.parse("2026-11-24T12:00:00Z"), ZONE);
  const facts = [...simulateDay({ ...ACCOUNT_CENTER, seed: "switchboard", prefix: "" }, day)];
  const now = day.start + 14.5 * HOUR;
  const floor = evolveFloor(emptyFloor(ZONE), asEvents(facts.filter(({ time }) => time <= now)));
  expect(looksAt(floor, now)).toMatchObject({ segments: [], breaks: 0 });
});
