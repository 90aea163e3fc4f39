import type { AnswerArea } from "./answer-area.ts";

/** Expected answers of each part of the contract, by its file. */
export const ANSWER_AREAS: Readonly<Record<string, AnswerArea>> = import.meta.glob<AnswerArea>(
  "../server/contract/answers/*.ts",
  { eager: true },
);
