import { useTexts } from "../services/use-texts.ts";
import type { DayWords } from "../ui/day-words.ts";
import { useToday } from "./use-today.ts";

/** The words of every field for a day; today is that of the account. */
export function useDayWords(): DayWords {
  const { say, locale } = useTexts();
  const today = useToday();
  const { days } = say.console;
  return {
    locale,
    letters: { year: days.year(), month: days.month(), day: days.day(), time: days.time() },
    today,
    open: days.open(),
    previous: days.previous(),
    next: days.next(),
    wrong: (pattern) => days.wrong({ pattern }),
  };
}
