import { useServices } from "../services/services.ts";
import { useHolder } from "../services/use-ability.ts";
import { useTexts } from "../services/use-texts.ts";
import { clockAt } from "../services/zoned-clock.ts";
import type { DayWords } from "../ui/day-words.ts";

/** The words of every field for a day; today is that of the account. */
export function useDayWords(): DayWords {
  const { say, locale } = useTexts();
  const { now } = useServices();
  const zone = useHolder()?.account.timeZone ?? "UTC";
  const { days } = say.console;
  return {
    locale,
    letters: { year: days.year(), month: days.month(), day: days.day(), time: days.time() },
    today: () => clockAt(now(), zone).slice(0, 10),
    open: days.open(),
    previous: days.previous(),
    next: days.next(),
    wrong: (pattern) => days.wrong({ pattern }),
  };
}
