import { describe, expect, test } from "vitest";
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

describe.each(numbers(20))("day %i with one cause", (number) => {
  const { question, cause } = plantedDay(number);
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
    expect(reasons.percentWithout).toBe(Math.floor((1 - (whole.late - late) / (whole.calls - calls)) * 100));
  });

  test("names exactly the absent agents", () => {
    const names = block.staff?.absent.map(({ user }) => user).sort();
    if (cause.kind === "outage") expect(block.staff).toMatchObject({ taking: 0, assigned: 40 });
    else expect(names).toEqual([...cause.absent].sort());
    for (const agent of cause.kind === "agents" ? (block.staff?.absent ?? []) : [])
      expect(agent).toMatchObject({ status: "training", from: cause.from, until: cause.until, over: null });
  });
});

test("names no cause on days on which every agent has too much work", () => {
  for (const number of numbers(atDepth(20, 400))) {
    const reasons = explainedCalls(dayWithoutCause(number).question);
    expect(reasons).toMatchObject({ result: "spread", block: null, percentWithout: null });
    expect(sentenceOf(reasons)).toMatchObject({ kind: "spread", segments: 4, hours: 12 });
  }
});

test("names the cause of nearly all of many days", () => {
  const all = numbers(atDepth(40, 400));
  const wrong = all.filter((number) => {
    const { question, cause } = plantedDay(number);
    const { result, block } = explainedCalls(question);
    const what = cause?.kind === "outage" ? "agents" : cause?.kind;
    return result !== "block" || block?.segment !== cause?.segment || block?.changes[0]?.what !== what;
  });
  // On a few days, the cause is too weak: it makes fewer than half of the late calls.
  expect(wrong.length / all.length).toBeLessThan(0.02);
});

test("does not depend on the order of the calls", () => {
  const { question } = plantedDay(0);
  expect(explainedCalls({ ...question, calls: question.calls.toReversed() })).toEqual(
    explainedCalls(question),
  );
});
