import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SurveyMeasure } from "../../../openapi/generated/console.ts";
import { type SurveyAnswer, surveyAnswersOf } from "../../../streams/metrics/survey-answer.ts";
import {
  addSurveySums,
  NO_SURVEYS,
  SURVEY_MEASURE_NAMES,
  surveyMeasure,
  type SurveySums,
  surveySumsOf,
} from "../../../streams/metrics/survey-figures.ts";

const answered = (scores: Readonly<Record<string, number>>, isAssigned = true) =>
  surveySumsOf({ answers: surveyAnswersOf({ scores }), isAssigned });
const unanswered = surveySumsOf({ answers: null, isAssigned: true });
const sum = (...parts: readonly SurveySums[]) => parts.reduce(addSurveySums, NO_SURVEYS);
const values = (sums: SurveySums) =>
  Object.fromEntries(SURVEY_MEASURE_NAMES.map((name) => [name, surveyMeasure(name, sums)])) as Record<
    SurveyMeasure,
    number | null
  >;

describe("the measures of ten calls, computed by hand", () => {
  // Ten calls were sent the survey, and seven customers answered.
  const calls = sum(
    answered({ nps: 10, csat: 5, ces: 7 }),
    answered({ nps: 9, csat: 4, ces: 6 }),
    answered({ nps: 8, csat: 3 }),
    answered({ nps: 7 }),
    answered({ nps: 6, csat: 1, ces: 1 }),
    answered({ nps: 0 }),
    answered({}), // only a comment
    unanswered,
    unanswered,
    unanswered,
  );

  test("are counts, rates and means of their own scale", () => {
    expect(values(calls)).toEqual({
      sent: 10,
      answered: 7,
      responseRate: 70,
      nps: 0, // 2 promoters and 2 detractors, one of which answered 0, of 6
      csat: 50, // 4 and 5, of 4 answers
      ces: 14 / 3, // 7, 6 and 1
    });
  });

  test("have the answers of each group", () => {
    expect(calls).toMatchObject({ npsScores: 6, promoters: 2, passives: 2, detractors: 2, ignored: 0 });
  });
});

describe("a measure has no value", () => {
  test("without answers on its scale", () => {
    expect(values(answered({ csat: 5 }))).toMatchObject({ nps: null, csat: 100, ces: null });
  });

  test("if the survey was assigned to no segment, so that it is unknown which calls were sent it", () => {
    expect(values(answered({ nps: 10 }, false))).toMatchObject({
      sent: null,
      answered: 1,
      responseRate: null,
      nps: 100,
    });
  });
});

test("scores outside their scale, and of an unknown scale, are counted apart", () => {
  const sums = answered({ nps: 11, csat: 0, ces: 3.5, other: 3 });
  expect(sums).toMatchObject({ answered: 1, ignored: 4, npsScores: 0, csatScores: 0, cesScores: 0 });
  expect(values(sums)).toMatchObject({ nps: null, csat: null, ces: null });
});

const answer: fc.Arbitrary<SurveyAnswer> = fc.record({
  question: fc.constantFrom("a", "b"),
  scale: fc.constantFrom("nps" as const, "csat" as const, "ces" as const, null),
  score: fc.integer({ min: -1, max: 12 }),
});
const call = fc.record({ answers: fc.option(fc.array(answer, { maxLength: 4 })), isAssigned: fc.boolean() });

test("measures stay within their range, for any calls", () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 30 }), (calls) => {
      const sums = sum(...calls.map(surveySumsOf));
      const within = (name: SurveyMeasure, least: number, most: number) => {
        const value = surveyMeasure(name, sums) ?? least;
        expect({ name, value, isWithin: value >= least && value <= most }).toMatchObject({ isWithin: true });
      };
      const { promoters, passives, detractors, npsScores } = sums;
      expect(promoters + passives + detractors).toBe(npsScores);
      within("responseRate", 0, 100);
      within("nps", -100, 100);
      within("csat", 0, 100);
      within("ces", 0, 7);
    }),
  );
});
