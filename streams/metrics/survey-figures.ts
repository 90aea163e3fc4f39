import type { SurveyMeasure } from "../../openapi/generated/console.ts";
import { type Definition, quotient } from "./call-figures.ts";
import { isOnScale, type SurveyAnswer } from "./survey-answer.ts";

/** A call as far as the numbers of surveys depend on it. */
export interface SurveyedCall {
  /** The scores of the answered survey; null without an answer. */
  readonly answers: readonly SurveyAnswer[] | null;
  /** True if the survey was assigned to the segment of the call when the call ended. */
  readonly isAssigned: boolean;
}

/** Sums over calls and their scores, from which every measure of surveys is computed. */
export interface SurveySums {
  /** Calls with an answered survey. */
  readonly answered: number;
  /** Finished calls of segments to which the survey was assigned, without an answer. */
  readonly unanswered: number;
  /** Calls of both kinds to whose segment the survey was assigned. */
  readonly assigned: number;
  readonly npsScores: number;
  readonly promoters: number;
  readonly passives: number;
  readonly detractors: number;
  readonly csatScores: number;
  readonly satisfied: number;
  readonly cesScores: number;
  readonly cesPoints: number;
  /** Scores that do not count: outside their scale, or of an unknown scale. */
  readonly ignored: number;
}

export type SurveySum = keyof SurveySums;

export const NO_SURVEYS: SurveySums = {
  answered: 0,
  unanswered: 0,
  assigned: 0,
  npsScores: 0,
  promoters: 0,
  passives: 0,
  detractors: 0,
  csatScores: 0,
  satisfied: 0,
  cesScores: 0,
  cesPoints: 0,
  ignored: 0,
};

/** Groups of NPS scores. A 0 is an answer, by a detractor. */
export const NPS_GROUPS = { detractors: [0, 6], passives: [7, 8], promoters: [9, 10] } as const;
export type NpsGroup = keyof typeof NPS_GROUPS;

/** Lowest CSAT score of a satisfied customer. */
export const SATISFIED = 4;

/** Returns the group of an NPS score. */
export const npsGroupOf = (score: number): NpsGroup =>
  score >= NPS_GROUPS.promoters[0]
    ? "promoters"
    : score >= NPS_GROUPS.passives[0]
      ? "passives"
      : "detractors";

/** Returns the sums of one score. */
function sumsOfScore({ scale, score }: Pick<SurveyAnswer, "scale" | "score">): Partial<SurveySums> {
  if (!isOnScale({ scale, score })) return { ignored: 1 };
  switch (scale) {
    case "nps":
      return { npsScores: 1, [npsGroupOf(score)]: 1 };
    case "csat":
      return { csatScores: 1, satisfied: score >= SATISFIED ? 1 : 0 };
    default:
      return { cesScores: 1, cesPoints: score };
  }
}

/**
 * Returns the sums of one call. `server/metrics/survey-sums.ts` computes the same in SQL; a test compares both.
 */
export function surveySumsOf({ answers, isAssigned }: SurveyedCall): SurveySums {
  const sums = {
    ...NO_SURVEYS,
    answered: answers ? 1 : 0,
    unanswered: !answers && isAssigned ? 1 : 0,
    assigned: isAssigned ? 1 : 0,
  };
  return (answers ?? []).map(sumsOfScore).reduce<SurveySums>(addSurveySums, sums);
}

/** Adds two sums, for example of two intervals. */
export function addSurveySums(a: SurveySums, b: Partial<SurveySums>): SurveySums {
  const added = Object.entries(a).map(([name, value]) => [name, value + (b[name as SurveySum] ?? 0)]); // sums have the names of sums
  return Object.fromEntries(added) as SurveySums; // the same names
}

interface SurveyDefinition extends Definition<SurveySum> {
  readonly unit: "count" | "percent" | "points" | "score";
  /** The measure has no value if this sum is 0. */
  readonly unknownWithout?: SurveySum;
}

const SENT: SurveyDefinition["over"] = ["answered", "unanswered"];

/**
 * Definitions of all measures of surveys. NPS, CSAT and CES count the answers to all questions on their scale.
 * Which calls were sent a survey is known from the segments that it was assigned to; if it was assigned to none,
 * `sent` and `responseRate` are unknown.
 */
export const SURVEY_MEASURES: Readonly<Record<SurveyMeasure, SurveyDefinition>> = {
  sent: { unit: "count", over: SENT, under: null, unknownWithout: "assigned", version: 1 },
  answered: { unit: "count", over: ["answered"], under: null, version: 1 },
  responseRate: {
    unit: "percent",
    over: ["answered"],
    under: SENT,
    unknownWithout: "assigned",
    version: 1,
    better: "higher",
  },
  nps: {
    unit: "points",
    over: ["promoters", "-detractors"],
    under: ["npsScores"],
    version: 1,
    better: "higher",
  },
  csat: { unit: "percent", over: ["satisfied"], under: ["csatScores"], version: 1, better: "higher" },
  ces: { unit: "score", over: ["cesPoints"], under: ["cesScores"], version: 1, better: "higher" },
};

export const SURVEY_MEASURE_NAMES = Object.keys(SURVEY_MEASURES) as readonly SurveyMeasure[]; // its keys are the measures

/**
 * Computes a measure from sums: a count, percent (0 to 100), points (-100 to 100) or a mean score. Null if the
 * denominator is 0, or if it is unknown which calls were sent a survey.
 */
export function surveyMeasure(name: SurveyMeasure, sums: SurveySums): number | null {
  const { unknownWithout, ...definition } = SURVEY_MEASURES[name];
  if (unknownWithout !== undefined && sums[unknownWithout] === 0) return null;
  return quotient(definition, sums);
}
