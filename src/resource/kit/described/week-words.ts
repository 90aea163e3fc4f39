import type { Formats } from "../../../../i18n/formats.ts";
import { endsNextDay, type HourRange, inWeekOrder } from "../../../../openapi/formats/weekly-hours.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import type { WeekWords } from "../../../ui/week-field.tsx";

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** Names of weekdays, and the text for an end on the next day. */
interface Words {
  readonly nextDay: string;
  readonly formats: Pick<Formats, "weekday">;
}

const bare = (clock: string): string => clock.replace(/^0/, "");
/** Formats the end of a range. Midnight is always written as `24:00`. */
const endOf = ({ end }: HourRange): string => (end === "00:00" ? "24:00" : bare(end));

/**
 * Writes the hours of a week in one line, such as `Mon–Fri 9:00–17:00 · Sat 21:00–2:00 (next day)`;
 * consecutive days with the same hours share one entry.
 */
export function weekWords(hours: readonly HourRange[], { nextDay, formats: { weekday } }: Words): string {
  const runs: { from: number; to: number; hours: string }[] = [];
  for (const day of DAYS) {
    const ranges = inWeekOrder(hours.filter((range) => range.day === day))
      .map((range) => `${bare(range.start)}–${endOf(range)}${endsNextDay(range) ? ` (${nextDay})` : ""}`)
      .join(", ");
    const last = runs.at(-1);
    if (last?.hours === ranges) last.to = day;
    else runs.push({ from: day, to: day, hours: ranges });
  }
  const named = ({ from, to }: { from: number; to: number }) =>
    from === to ? weekday(from, true) : `${weekday(from, true)}–${weekday(to, true)}`;
  return runs.flatMap((run) => (run.hours === "" ? [] : [`${named(run)} ${run.hours}`])).join(" · ");
}

export function useWeekWords(): WeekWords {
  const { say } = useTexts();
  const { weekday } = useFormats();
  const { closed, from, to, add, remove, copy, copyTo, every, workdays, nextDay } = say.lists.week;
  return { day: weekday, closed, from, to, add, remove, copy, copyTo, every, workdays, nextDay };
}
