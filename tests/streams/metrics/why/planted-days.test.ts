import { describe, expect, test } from "vitest";
import type { WhyMeasure } from "../../../../openapi/generated/console.ts";
import { sentenceOf } from "../../../../streams/metrics/why/sentence.ts";
import { atDepth } from "../../../support/depth.ts";
import { explainedCalls } from "../../../support/explained-calls.ts";
import { dayWithoutCause, plantedDay, type PlantedDay } from "../../../support/planted-days.ts";

const QUARTER = 15 * 60_000;
const numbers = (count: number) => Array.from({ length: count }, (_, place) => place);

/** Counts late calls without any code of the product: answered after 20 s, or left without an answer. */
function recount(
  { calls }: PlantedDay["question"],
  segment: string | null,
  { from, until }: { readonly from: number; readonly until: number },
) {
  const inside = calls.filter(
    (call) => (segment === null || call.segment === segment) && call.since >= from && call.since < until,
  );
  const left = inside.filter((call) => !call.isAnswered);
  const slow = inside.filter((call) => call.isAnswered && (call.until ?? 0) - call.since > 20_000);
  return {
    calls: inside.length,
    late: left.length + slow.length,
    left: left.length,
  };
}

/** Each day takes a while to make, so the tests share them. */
const DAYS = numbers(20).map(plantedDay);
const dayOf = (number: number): PlantedDay => DAYS[number] ?? plantedDay(number);

describe.each(numbers(20))("day %i with one cause", (number) => {
  const { question, cause } = dayOf(number);
  const reasons = explainedCalls(question);
  const { block } = reasons;
  if (!cause || !block) throw new Error("The day has no cause, or no block was found.");
  const what = cause.kind === "outage" ? "agents" : cause.kind;

  test("names the segment, the time and the cause", () => {
    expect(reasons.result).toBe("block");
    expect(block.segment).toBe(cause.segment);
    expect(Math.abs(block.from - cause.from)).toBeLessThanOrEqual(QUARTER);
    // Customers who still wait at the end of the cause are late too.
    expect(block.until).toBeGreaterThanOrEqual(cause.until - QUARTER);
    expect(block.until).toBeLessThanOrEqual(cause.until + 3 * QUARTER);
    expect(block.changes[0]?.what).toBe(what);
    expect(sentenceOf(reasons)).toMatchObject({
      kind: "block",
      segment: cause.segment,
      because: expect.arrayContaining([expect.objectContaining({ what })]),
    });
  });

  test("counts exactly the late calls of the log", () => {
    const { calls, late, left } = recount(question, block.segment, block);
    expect(block).toMatchObject({ calls, late, left });
    const whole = recount(question, null, question);
    expect(reasons).toMatchObject({ calls: whole.calls, late: whole.late, left: whole.left });
    expect(late * 2).toBeGreaterThanOrEqual(whole.late);
    expect(reasons.valueWithout).toBe(Math.floor((1 - (whole.late - late) / (whole.calls - calls)) * 100));
  });

  test("names exactly the absent agents", () => {
    const names = block.staff?.absent.map(({ user }) => user).sort();
    if (cause.kind === "outage") expect(block.staff).toMatchObject({ taking: 0, assigned: 40 });
    else expect(names).toEqual([...cause.absent].sort());
    for (const agent of cause.kind === "agents" ? (block.staff?.absent ?? []) : [])
      expect(agent).toMatchObject({ status: "training", from: cause.from, until: cause.until, over: null });
  });
});

/** Returns the waits (ms) of the calls that have some time, without any code of the product. */
const waitsOf = ({ calls }: PlantedDay["question"]) =>
  calls.map(({ since, until }) => (until ?? since) - since);

/** Returns which calls of a day make a measure worse, and its value, without any code of the product. */
function worstOf(question: PlantedDay["question"], measure: WhyMeasure) {
  const { calls } = question;
  const mean = (times: readonly number[]) => times.reduce((sum, one) => sum + one, 0) / times.length;
  const waited = ({ since, until }: (typeof calls)[number]) => (until ?? since) - since;
  const answered = calls.filter(({ isAnswered }) => isAnswered);
  switch (measure) {
    case "abandonRate": {
      const left = calls.filter(({ isAnswered }) => !isAnswered);
      return { worst: left, value: Math.round((left.length / calls.length) * 1_000) / 10 };
    }
    case "averageSpeedOfAnswer":
      return { worst: answered.filter((call) => waited(call) > 20_000), value: mean(answered.map(waited)) };
    case "longestWait": {
      const longest = Math.max(...waitsOf(question));
      return {
        worst: calls.filter((call) => waited(call) >= Math.ceil(longest / 2_000) * 1_000),
        value: longest,
      };
    }
    default: {
      const times = answered.flatMap(({ handled }) => handled ?? []);
      const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
      const limit = Math.round((3 * middle) / 60_000) * 60_000;
      return { worst: answered.filter(({ handled }) => (handled ?? 0) >= limit), value: mean(times) };
    }
  }
}

const ASKED = [
  "abandonRate",
  "averageSpeedOfAnswer",
  "longestWait",
  "averageHandleTime",
] as const satisfies readonly WhyMeasure[];

describe.each(ASKED)("%s", (measure) => {
  // Only longer calls change the handle time.
  const days = numbers(atDepth(8, 20)).filter(
    (number) => measure !== "averageHandleTime" || number % 4 === 2,
  );

  test.each(days)("names the cause of day %i, and exactly its calls", (number) => {
    const { question, cause } = dayOf(number);
    const reasons = explainedCalls({ ...question, measure, abandonedPercent: 0 });
    const { block } = reasons;
    if (!cause || !block) throw new Error("The day has no cause, or no block was found.");
    const { worst, value } = worstOf(question, measure);
    expect(reasons).toMatchObject({ late: worst.length, value });
    const isInside = ({ segment, since }: (typeof worst)[number]) =>
      (block.segment === null || segment === block.segment) && since >= block.from && since < block.until;
    expect(block.late).toBe(worst.filter(isInside).length);
    expect(block.segment).toBe(cause.segment);
    expect([block.from < cause.until, block.until > cause.from]).toEqual([true, true]);
    expect(reasons.valueWithout).toBeLessThan(value);
    // Few answers are late on most days, and the speed of answer is on target then.
    if (measure === "averageSpeedOfAnswer" && reasons.result === "target") return;
    expect(reasons.result).toBe("block");
    expect(block.changes[0]?.what).toBe(cause.kind === "outage" ? "agents" : cause.kind);
    expect(Math.abs(block.from - cause.from)).toBeLessThanOrEqual(3 * QUARTER);
    expect(Math.abs(block.until - cause.until)).toBeLessThanOrEqual(3 * QUARTER);
  });
});

test("names who waits now, since when and where", () => {
  const { question, cause } = dayOf(0);
  const now = (cause?.from ?? 0) + 3 * QUARTER;
  const calls = question.calls
    .filter(({ since }) => since <= now)
    .map((call) => ({ ...call, until: (call.until ?? 0) > now ? null : call.until }));
  const waiting = calls.filter(({ until }) => until === null);
  const oldest = Math.min(...waiting.map(({ since }) => since));
  for (const measure of ["waiting", "currentWait"] as const) {
    const reasons = explainedCalls({ ...question, calls, until: now + 1, measure });
    expect(reasons).toMatchObject({
      result: measure === "waiting" && waiting.length <= 10 ? "target" : "block",
      value: measure === "waiting" ? waiting.length : now - oldest,
      late: waiting.length,
      calls: calls.filter(({ since }) => since >= oldest).length,
    });
    expect(reasons.block).toMatchObject({ segment: cause?.segment, late: waiting.length });
    expect(reasons.block?.staff?.absent.map(({ user }) => user).sort()).toEqual(
      [...(cause?.absent ?? [])].sort(),
    );
  }
  const empty = explainedCalls({ ...question, measure: "currentWait" });
  expect(sentenceOf(empty)).toEqual({ measure: "currentWait", value: null, kind: "none-late", calls: 0 });
});

/** Days without a cause on which a measure may name one: `AGAINST_CHANCE` in late-block.ts is 1 in 20. */
const BY_CHANCE = 1 / 20;

test("names no cause on days on which every agent has too much work", () => {
  const days = numbers(atDepth(20, 400)).map((number) => ({ number, ...dayWithoutCause(number) }));
  for (const { question } of days) {
    const reasons = explainedCalls(question);
    expect(reasons).toMatchObject({ result: "spread", block: null, valueWithout: null });
    expect(sentenceOf(reasons)).toMatchObject({ kind: "spread", segments: 4, hours: 12 });
  }
  // In the gate, the other measures explain some of the days.
  const asked = days.filter(({ number }) => number % atDepth(5, 1) === 0);
  for (const measure of ASKED) {
    const named = asked.filter(({ question }) => {
      const { result, block, valueWithout } = explainedCalls({ ...question, measure, abandonedPercent: 0 });
      if (result === "spread") expect([block, valueWithout]).toEqual([null, null]);
      return result === "block";
    });
    const found = named.length > asked.length * BY_CHANCE ? named.map(({ number }) => number) : [];
    expect({ measure, found }).toEqual({ measure, found: [] });
  }
});

test("names the cause of nearly all of many days", () => {
  const all = numbers(atDepth(40, 400));
  const wrong = all.filter((number) => {
    const { question, cause } = dayOf(number);
    const { result, block } = explainedCalls(question);
    const what = cause?.kind === "outage" ? "agents" : cause?.kind;
    return result !== "block" || block?.segment !== cause?.segment || block?.changes[0]?.what !== what;
  });
  // On a few days, the cause is too weak: it makes fewer than half of the late calls.
  expect(wrong.length / all.length).toBeLessThan(0.02);
});

test("does not depend on the order of the calls", () => {
  const { question } = dayOf(0);
  expect(explainedCalls({ ...question, calls: question.calls.toReversed() })).toEqual(
    explainedCalls(question),
  );
});
