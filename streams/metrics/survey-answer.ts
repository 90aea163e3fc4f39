/** Scale of a rated question of a survey: NPS, customer satisfaction or customer effort. */
export type SurveyScale = "nps" | "csat" | "ces";

/**
 * Lowest and highest score of each scale. The highest is the best on all of them: for CES, 1 is very difficult
 * and 7 is very easy.
 */
export const SURVEY_SCALES: Readonly<Record<SurveyScale, readonly [least: number, most: number]>> = {
  nps: [0, 10],
  csat: [1, 5],
  ces: [1, 7],
};

/** A score that a customer gave to a question. */
export interface SurveyAnswer {
  /** Name of the question's field. */
  readonly question: string;
  /** Null if neither the event nor the name of the question states the scale. */
  readonly scale: SurveyScale | null;
  readonly score: number;
}

export const isSurveyScale = (text: string): text is SurveyScale => Object.hasOwn(SURVEY_SCALES, text);

/**
 * Returns the scores of an event, ordered by question. Without a stated scale, a question named after a scale
 * is on that scale.
 */
export function surveyAnswersOf({
  scores = {},
  scales = {},
}: {
  readonly scores?: Readonly<Record<string, number>>;
  readonly scales?: Readonly<Record<string, SurveyScale>>;
}): readonly SurveyAnswer[] {
  return Object.entries(scores)
    .map(([question, score]) => ({
      question,
      scale: scales[question] ?? (isSurveyScale(question) ? question : null),
      score,
    }))
    .toSorted((a, b) => (a.question < b.question ? -1 : 1));
}

/** Returns true for whole scores within their scale. Only these count in NPS, CSAT, CES and survey scores. */
export function isOnScale({ scale, score }: Pick<SurveyAnswer, "scale" | "score">): boolean {
  if (scale === null) return false;
  const [least, most] = SURVEY_SCALES[scale];
  return Number.isInteger(score) && score >= least && score <= most;
}

/** Returns a score in percent of its scale: 0 is the lowest score, 100 the highest. */
const percentOf = (scale: SurveyScale, score: number): number => {
  const [least, most] = SURVEY_SCALES[scale];
  return ((score - least) / (most - least)) * 100;
};

/**
 * Returns the answer by which a call with several questions is judged: the lowest one in percent of its scale, so
 * that one good score does not hide a bad one. Of equally low ones, the first. Null without a score on a scale.
 */
export function lowestAnswer(
  answers: readonly SurveyAnswer[],
): (SurveyAnswer & { readonly scale: SurveyScale; readonly percent: number }) | null {
  let lowest: ReturnType<typeof lowestAnswer> = null;
  for (const answer of answers) {
    const { scale, score } = answer;
    if (scale === null || !isOnScale(answer)) continue;
    const percent = percentOf(scale, score);
    if (lowest === null || percent < lowest.percent) lowest = { ...answer, scale, percent };
  }
  return lowest;
}

/** Returns the survey score of a call, in percent: that of its lowest answer. */
export const surveyScore = (answers: readonly SurveyAnswer[]): number | null =>
  lowestAnswer(answers)?.percent ?? null;

/**
 * Highest survey score that counts as low, in percent: NPS 0 to 6 (detractors), CSAT 1 to 3 and CES 1 to 4, so
 * that a score in the middle of its scale is not called good.
 */
export const LOW_SCORE = 60;
