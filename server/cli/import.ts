import { parseArgs } from "node:util";
import { writeRecording } from "../import/write-recording.ts";
import { importedLog, LOG_OPTIONS } from "./log-options.ts";
import { notOverwritten } from "./not-overwritten.ts";
import { terminal } from "./terminal.ts";
import { UsageError } from "./usage-error.ts";

export const IMPORT_USAGE = `  import FILE --as KIND --zone ZONE --out FILE.ndjson[.gz] [--day yyyy-mm-dd] [--name NAME] [--map MAP.json]
      Turns a log (plain or gzip) into a recording; gzip where the name ends in .gz.
      --as    anonymous-bank, or csv together with --map (see server/import/README.md)
      --zone  the time zone of the log, such as Asia/Jerusalem
      --day   only what began on that day
      --name  what the recording is called; the name of the file where it is absent`;

/** Turns a log into a recording. Standard output is the summary and nothing else. */
export async function runImport(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { ...LOG_OPTIONS, out: { type: "string" } } });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError("import needs one file to read.");
  if (values.out === undefined) throw new UsageError("--out is missing: where is the recording to be written?");
  await notOverwritten("--out", values.out, [file, values.map]);
  const { header, events, summary } = await importedLog(file, values);
  signal.throwIfAborted();
  terminal.progress(() => `writing ${events.length} events`);
  await writeRecording(values.out, header, events, signal);
  terminal.say(`${values.out}: ${events.length} events of ${summary.rows} rows, ${summary.leftOut.length} left out`);
  terminal.result(summary);
  return 0;
}
