import { type HourRange, misplacedHours } from "../../openapi/formats/weekly-hours.ts";
import type { Fault } from "../kit/problem.ts";

const WORDS = {
  "same-as-start": "must differ from the start",
  overlaps: "overlaps another range of the same day",
  "overlaps-next-day": "overlaps a range of the next day",
};

/** Returns the faults of weekly ranges, with pointers below the pointer of the list. */
export const wrongHours = (hours: readonly HourRange[], pointer: string): Fault[] =>
  misplacedHours(hours).map(({ at, code }) => ({ pointer: `${pointer}/${at}`, code, message: WORDS[code] }));
