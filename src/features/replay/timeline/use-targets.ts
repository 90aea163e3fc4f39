import type { Targets } from "../../../../openapi/generated/console.ts";
import { useHolder } from "../../../services/use-ability.ts";

/** What the account wants of its floor; null while nobody is signed in. */
export const useTargets = (): Targets | null => useHolder()?.account.targets ?? null;
