import { type HourRange, misplacedHours } from "../../openapi/formats/weekly-hours.ts";
import type { Fault } from "../kit/problem.ts";

const WORDS = {
  "same-as-start": "must differ from the start",
  overlaps: "overlaps another range of the same day",
  "overlaps-next-day": "runs into a range of the next day",
};

/** What is wrong with the ranges of a week, at the pointers below that of their list. */
export const wrongHours = (hours: readonly HourRange[], pointer: string): Fault[] =>
  misplacedHours(hours).map(({ at, code }) => ({ pointer: `${pointer}/${at}`, code, message: WORDS[code] }));
