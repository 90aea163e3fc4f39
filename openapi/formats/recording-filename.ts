/** The placeholders of a recording's file name, in order of display. */
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

/** Characters that file names cannot contain on some operating systems. */
const FORBIDDEN = /[{}\\/:*?"<>|\p{Cc}]+/gu;

/** Fills in the placeholders of a file name. Characters that file names cannot contain become hyphens. */
export const filledFilename = (pattern: string, values: Readonly<Record<FilenameVariable, string>>): string =>
  FILENAME_VARIABLES.reduce(
    (name, variable) => name.replaceAll(`{${variable}}`, () => values[variable].replaceAll(FORBIDDEN, "-")),
    pattern,
  ).trim();

/** Formats an instant (ms) for a file name, in a time zone: 2026-05-03 and 14-02-09. */
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
