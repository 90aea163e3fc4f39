import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import type { WeekWords } from "../../ui/week-field.tsx";

/** What every field of a week says. */
export function useWeekWords(): WeekWords {
  const { say } = useTexts();
  const { weekday } = useFormats();
  const { closed, from, to, add, remove, copy, copyTo, every, workdays, nextDay } = say.lists.week;
  return { day: weekday, closed, from, to, add, remove, copy, copyTo, every, workdays, nextDay };
}
