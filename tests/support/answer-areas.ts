import type { AnswerArea } from "./answer-area.ts";

/** What each part of the contract says of its answers, by its file. */
export const ANSWER_AREAS: Readonly<Record<string, AnswerArea>> = import.meta.glob<AnswerArea>("../server/contract/answers/*.ts", { eager: true });

/** By operation, a body of which each part says that it is good. */
export const GOOD_BODIES = Object.assign({}, ...Object.values(ANSWER_AREAS).map(({ bodies = {} }) => bodies)) as Readonly<Record<string, object>>; // an area names operations and bodies
