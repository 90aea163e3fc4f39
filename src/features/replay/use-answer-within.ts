import type { Targets } from "../../../openapi/generated/console.ts";
import { useHolder } from "../../services/use-session.ts";

/** Where nobody has set it. */
const USUAL_SECONDS = 20;

/** Seconds in which an answer is in time, as the account has it. */
export const useAnswerWithin = (): number => useTargets()?.answerWithinSeconds ?? USUAL_SECONDS;

/** What the account wants of its floor; null while nobody is signed in. */
export const useTargets = (): Targets | null => useHolder()?.account.targets ?? null;
