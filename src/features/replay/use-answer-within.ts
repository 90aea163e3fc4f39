import { useTargets } from "./timeline/use-targets.ts";

/** Where nobody has set it. */
const USUAL_SECONDS = 20;

/** Seconds in which an answer is in time, as the account has it. */
export const useAnswerWithin = (): number => useTargets()?.answerWithinSeconds ?? USUAL_SECONDS;
