import { useTexts } from "../../services/use-texts.ts";
import type { DayWords } from "../../ui/written-day.ts";
import { useServices } from "../../services/services.ts";
import { useHolder } from "../../services/use-session.ts";
import { clockAt } from "../../services/zoned-clock.ts";

/** Returns the texts of date fields, and today in the account's time zone. */
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

/**
 * Returns a function that returns the current day in the account's time zone, such as `2026-05-03`. It is a
 * function, because the day may change before the user saves.
 */
export function useToday(): () => string {
  const { now } = useServices();
  const zone = useHolder()?.account.timeZone ?? "UTC";
  return () => clockAt(now(), zone).slice(0, 10);
}
