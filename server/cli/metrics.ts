import { parseArgs } from "node:util";
import { GROUPINGS, type Grouping } from "../recording-file/grouping.ts";
import { DEFINITIONS, metricsCsv } from "../recording-file/metrics-csv.ts";
import { newerWords } from "../recording-file/version-words.ts";
import { EXIT, UsageError } from "./exit-status.ts";
import { openFile } from "./open-file.ts";
import { terminal } from "./terminal.ts";

export const METRICS_USAGE = `  metrics FILE --by day|hour|segment|agent
      Counts the contacts of a recording, and how long they waited and talked, as CSV. What each column means is said
      beside it. Exit status: 0 counted, 1 failed, 2 not understood, 3 counted without some lines that could not be read.`;

const isGrouping = (by: string | undefined): by is Grouping => GROUPINGS.some((known) => known === by);

/** Computes the metrics of a recording. Standard output contains only the CSV. */
export async function runMetrics(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { by: { type: "string", default: "day" } },
  });
  const { by } = values;
  if (!isGrouping(by))
    throw new UsageError(`--by ${by} is not understood. Contacts are counted by ${GROUPINGS.join(", ")}.`);
  const { recording, damages } = await openFile("metrics", positionals, signal);
  const newer = newerWords(recording.header);
  if (newer !== null) terminal.say(newer);
  const { csv, open } = await metricsCsv(recording.header, recording.events, by);
  for (const definition of DEFINITIONS) terminal.say(definition);
  if (open > 0)
    terminal.say(`${open} contacts are still under way where the recording ends, and not counted.`);
  terminal.text(csv);
  return damages() > 0 ? EXIT.INCOMPLETE : EXIT.WELL;
}
