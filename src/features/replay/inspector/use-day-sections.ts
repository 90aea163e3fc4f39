import { useMemo } from "react";
import type { DayStart } from "../../../../streams/replay/day-starts.ts";
import { useReplay } from "../../../services/replay.ts";
import { useFormats } from "../../../services/use-texts.ts";
import type { RowSection } from "../../../ui/row-sections.ts";

const NO_DAYS: readonly DayStart[] = [];

/** Returns the days of a list as sections of its rows, with their dates as headings. */
export function useDaySections(days: readonly DayStart[] = NO_DAYS): readonly RowSection[] {
  const { opened } = useReplay();
  const { fullDay } = useFormats();
  const { zone } = opened.header;
  return useMemo(
    () => days.map(({ place, time }) => ({ from: place, heading: fullDay(time, zone) })),
    [days, fullDay, zone],
  );
}
