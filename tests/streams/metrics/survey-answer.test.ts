import { describe, expect, test } from "vitest";
import {
  isOnScale,
  LOW_SCORE,
  lowestAnswer,
  surveyAnswersOf,
  surveyScore,
} from "../../../streams/metrics/survey-answer.ts";

describe("the scale of a question", () => {
  test("is the one of the event, otherwise the one that the question is named after", () => {
    expect(
      surveyAnswersOf({ scores: { recommend: 9, csat: 4, other: 3 }, scales: { recommend: "nps" } }),
    ).toEqual([
      { question: "csat", scale: "csat", score: 4 },
      { question: "other", scale: null, score: 3 },
      { question: "recommend", scale: "nps", score: 9 },
    ]);
  });

  test("limits which scores count", () => {
    const counts = (scale: "nps" | "csat" | "ces" | null, ...scores: readonly number[]) =>
      scores.filter((score) => isOnScale({ scale, score }));
    expect(counts("nps", -1, 0, 6.5, 10, 11)).toEqual([0, 10]);
    expect(counts("csat", 0, 1, 5, 6)).toEqual([1, 5]);
    expect(counts("ces", 0, 1, 7, 8)).toEqual([1, 7]);
    expect(counts(null, 1, 5)).toEqual([]);
  });
});

describe("the survey score of a call", () => {
  test.each([
    [{ nps: 0 }, 0],
    [{ nps: 10 }, 100],
    [{ csat: 3 }, 50],
    [{ ces: 4 }, 50],
    // One low answer is not hidden by a good one.
    [{ nps: 10, csat: 1 }, 0],
    // A score outside its scale does not count.
    [{ nps: 11, csat: 5 }, 100],
    [{ other: 1 }, null],
    [{}, null],
  ])("of %j is %s percent", (scores, percent) => {
    expect(surveyScore(surveyAnswersOf({ scores }))).toBe(percent);
  });

  test("names the lowest answer, and the first of equally low ones", () => {
    expect(lowestAnswer(surveyAnswersOf({ scores: { nps: 5, csat: 3, ces: 7 } }))).toMatchObject({
      question: "csat",
      scale: "csat",
      score: 3,
    });
  });

  test("is low for detractors and for the lower half of CSAT and CES", () => {
    const isLow = (scores: Readonly<Record<string, number>>) =>
      (surveyScore(surveyAnswersOf({ scores })) ?? 100) <= LOW_SCORE;
    expect([6, 7].map((nps) => isLow({ nps }))).toEqual([true, false]);
    expect([3, 4].map((csat) => isLow({ csat }))).toEqual([true, false]);
    expect([4, 5].map((ces) => isLow({ ces }))).toEqual([true, false]);
  });
});
