import { useReplay } from "../../../services/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import type { DayGap } from "./day-gaps.ts";

/** Returns a function that describes days without events. */
export function useGapWords(): (gap: DayGap) => string {
  const { say } = useTexts();
  const { day } = useFormats();
  const { zone } = useReplay().opened.header;
  const text = say.replay.find;
  return ({ from, until, count }) =>
    count === 1
      ? text.noDay({ day: day(from, zone) })
      : text.noDays({ from: day(from, zone), until: day(until, zone) });
}
