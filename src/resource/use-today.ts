import { useServices } from "../services/services.ts";
import { useHolder } from "../services/use-ability.ts";
import { clockAt } from "../services/zoned-clock.ts";

/**
 * Asks which day it is by the clocks of the account, such as `2026-05-03`: it may be another one by the time
 * that somebody saves.
 */
export function useToday(): () => string {
  const { now } = useServices();
  const zone = useHolder()?.account.timeZone ?? "UTC";
  return () => clockAt(now(), zone).slice(0, 10);
}
