import type { AnswerArea } from "./answer-area.ts";

/** What each part of the contract says of its answers, by its file. */
export const ANSWER_AREAS: Readonly<Record<string, AnswerArea>> = import.meta.glob<AnswerArea>(
  "../server/contract/answers/*.ts",
  { eager: true },
);
