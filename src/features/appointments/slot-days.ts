import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { clockAt } from "../../services/zoned-clock.ts";
import type { TimesDay } from "../../ui/times-field.tsx";

const DAY = 86_400_000;
const WEEK = 7;

interface Times {
  readonly zone: string;
  /** The first day, such as `2026-05-04`. */
  readonly from: string;
  readonly slots: readonly { readonly startsAt: string }[];
}

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
}

/** A day so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** The day on which an instant lies by the clocks of a zone. */
export const dayIn = (startsAt: string, zone: string): string =>
  clockAt(Date.parse(startsAt), zone).slice(0, 10);

/** A day as people read it: that of the calendar, wherever one is. */
export const dayWords = (day: string, { day: words }: Formats): string => words(Date.parse(day), "UTC");

/** A week of days with their free times, by the clocks of the service. */
export function slotDays({ zone, from, slots }: Times, { say, formats }: Words): TimesDay[] {
  const text = say.booking.slots;
  return Array.from({ length: WEEK }, (_, after) => {
    const value = dayAfter(from, after);
    const times = slots
      .filter(({ startsAt }) => dayIn(startsAt, zone) === value)
      .map(({ startsAt }) => ({
        value: startsAt,
        label: formats.time(Date.parse(startsAt), zone),
        title: formats.moment(Date.parse(startsAt), zone),
      }));
    const weekday = new Date(value).getUTCDay() || WEEK;
    const day = `${formats.weekday(weekday)}, ${dayWords(value, formats)}`;
    return {
      value,
      weekday: formats.weekday(weekday, true),
      number: String(Number(value.slice(-2))),
      label: times.length > 0 ? text.day({ day, count: times.length }) : text.noneOn({ day }),
      times,
    };
  });
}
