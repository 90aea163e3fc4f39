import { expect, test } from "vitest";
import {
  matchesSurvey,
  type SearchedSurvey,
} from "../../../../src/features/insights/surveys/matches-survey.ts";

const SURVEY: SearchedSurvey = {
  _id: "65a0f0210000000000000001",
  name: "After the call",
  description: "Satisfacción",
  fields: [
    { type: "nps", name: "recommend", label: "Would you recommend us?" },
    { type: "textarea", name: "why", label: "Why?" },
  ],
};

test.each([
  ["its title", "after call", true],
  ["its description, without accents", "satisfaccion", true],
  ["the title of a question", "WOULD recommend", true],
  ["the ID of a question", "recommend", true],
  ["the type of a question", "nps", true],
  ["its internal ID", "65a0f021", true],
  ["words of which one is missing", "after csat", false],
])("finds a survey by %s", (_, search, isFound) => {
  expect(matchesSurvey(SURVEY, search)).toBe(isFound);
});
