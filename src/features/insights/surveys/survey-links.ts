import type { SurveyMeasure } from "../../../../openapi/generated/console.ts";
import { SURVEY_SCALES, type SurveyScale } from "../../../../streams/metrics/survey-answer.ts";
import { joinValues } from "../../../ui/view-state.ts";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";

type Links = Pick<InsightsFilters, "hrefOf" | "chosen">;
interface Part {
  readonly segment?: string;
  readonly agent?: string;
}

/** Returns the texts of the scores of a scale from `least` to `most`, as the filter of calls takes them. */
export const answersOn = (
  scale: SurveyScale,
  [least, most]: readonly [number, number] = SURVEY_SCALES[scale],
): readonly string[] => Array.from({ length: most - least + 1 }, (_, place) => `${scale}:${least + place}`);

/** Returns the link to the calls with an answer to a survey (null for any), of a segment or agent. */
export function callsOfSurvey(
  { hrefOf, chosen }: Links,
  survey: string | null,
  { answers, ...part }: Part & { readonly answers?: readonly string[] } = {},
): string {
  const filters = {
    ...chosen.filters,
    ...(part.segment !== undefined && { segment: [part.segment] }),
    ...(part.agent !== undefined && { agent: [part.agent] }),
  };
  return hrefOf(
    "/insights/calls",
    { filters },
    {
      view: "list",
      ...(survey === null ? {} : { "is.survey": survey }),
      ...(answers ? { "is.answer": joinValues(answers) } : {}),
    },
  );
}

/**
 * Returns the link to the calls that a measure counts, of a segment or agent; null for those that the list cannot
 * find.
 */
export function callsOfMeasure(
  state: Links,
  measure: SurveyMeasure,
  survey: string | null,
  part: Part = {},
): string | null {
  switch (measure) {
    case "nps":
    case "csat":
    case "ces":
      return callsOfSurvey(state, survey, { ...part, answers: answersOn(measure) });
    case "answered":
      return callsOfSurvey(state, survey, { ...part, ...(survey === null && { answers: ["any"] }) });
    default:
      // The list of calls knows answers, not which calls were sent a survey.
      return null;
  }
}
