import type { Targets } from "../../../openapi/generated/console.ts";
import { DEFAULT_TARGETS } from "../../../streams/metrics/targets.ts";
import { useHolder } from "../../services/use-session.ts";

/** Returns the `answerWithinSeconds` of the account, or the default while no user is signed in. */
export const useAnswerWithin = (): number => (useTargets() ?? DEFAULT_TARGETS).answerWithinSeconds;

/** Returns the targets of the account; null while no user is signed in. */
export const useTargets = (): Targets | null => useHolder()?.account.targets ?? null;
