/** What a recording's file name can have put in, in the order in which it is offered. */
export const FILENAME_VARIABLES = [
  "date",
  "time",
  "segment",
  "agent",
  "contact",
  "channel",
  "callId",
  "recordingId",
] as const;

export type FilenameVariable = (typeof FILENAME_VARIABLES)[number];

/** What no file name has, on whichever system it is kept. */
const KEPT_OUT = /[{}\\/:*?"<>|\p{Cc}]+/gu;

/**
 * The name with everything put in; what no file name has becomes a dash, and what is not known leaves
 * nothing.
 */
export const filledFilename = (pattern: string, values: Readonly<Record<FilenameVariable, string>>): string =>
  FILENAME_VARIABLES.reduce(
    (name, variable) => name.replaceAll(`{${variable}}`, () => values[variable].replaceAll(KEPT_OUT, "-")),
    pattern,
  ).trim();

/** An instant (ms) as a file name has it, by the clocks of a zone: 2026-05-03 and 14-02-09. */
export function filenameStamps(
  instant: number,
  zone: string,
): { readonly date: string; readonly time: string } {
  const [date = "", time = ""] = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "medium",
  })
    .format(instant)
    .split(" ");
  return { date, time: time.replaceAll(":", "-") };
}
