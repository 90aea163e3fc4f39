import { useHolder } from "./use-ability.ts";
import { useFormats } from "./use-formats.ts";

/** Writes the time of day of an instant (ms) in the zone of the account, in which everything that the account logs is told too. */
export function useAccountTime(): (instant: number) => string {
  const { time } = useFormats();
  const zone = useHolder()?.account.timeZone;
  return (instant) => time(instant, zone);
}
