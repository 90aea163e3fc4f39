import type { Formats } from "../../../i18n/formats.ts";
import { type HourRange, inWeekOrder } from "../../../openapi/formats/weekly-hours.ts";

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const bare = (clock: string): string => clock.replace(/^0/, "");

/** The hours of a week in one line, such as `Mon–Fri 9:00–17:00 · Sat 10:00–14:00`; days that follow one another with the same hours stand together. */
export function weekWords(hours: readonly HourRange[], { weekday }: Pick<Formats, "weekday">): string {
  const runs: { from: number; to: number; hours: string }[] = [];
  for (const day of DAYS) {
    const said = inWeekOrder(hours.filter((range) => range.day === day)).map(({ start, end }) => `${bare(start)}–${bare(end)}`).join(", ");
    const last = runs.at(-1);
    if (last?.hours === said) last.to = day;
    else runs.push({ from: day, to: day, hours: said });
  }
  const named = ({ from, to }: { from: number; to: number }) => (from === to ? weekday(from, true) : `${weekday(from, true)}–${weekday(to, true)}`);
  return runs.flatMap((run) => (run.hours === "" ? [] : [`${named(run)} ${run.hours}`])).join(" · ");
}
