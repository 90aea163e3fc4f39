import { parseArgs } from "node:util";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import { writeRecording } from "../import/write-recording.ts";
import { newRedactor } from "../recording-file/new-redactor.ts";
import { EXIT } from "./exit-status.ts";
import { openFile } from "./open-file.ts";
import { terminal } from "./terminal.ts";
import { UsageError } from "./usage-error.ts";

export const REDACT_USAGE = `  redact FILE --out FILE.ndjson[.gz]
      Writes a recording without personal data: names, customers, addresses and the ids of calls become pseudonyms that
      are the same in the whole file and in no other; free texts are left out, and so is what is not known to be harmless.
      A state that a slice begins from is left out, too: redact first, and slice then.
      Exit status: 0 written, 1 failed, 2 not understood, 3 written without some lines that could not be read.`;

/** Writes a recording without personal data. Standard output is the summary and nothing else. */
export async function runRedact(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { out: { type: "string" } } });
  const { out } = values;
  if (out === undefined) throw new UsageError("--out is missing: where is it to be written?");
  let leftOut = 0;
  const { recording, damages } = await openFile("redact", positionals, signal, ({ k }) => (k === "checkpoint" ? undefined : leftOut++));
  const redactor = newRedactor();
  const events: Event[] = [];
  for await (const event of recording.events) events.push(redactor.event(event));
  const header = { ...redactor.header(recording.header), events: events.length, sealed: true as const };
  await writeRecording(out, header, events, signal);
  terminal.say(`${out}: ${events.length} events${leftOut > 0 ? `, ${leftOut} records of other kinds left out` : ""}.`);
  terminal.result({ file: out, events: events.length, leftOut });
  return damages() > 0 ? EXIT.INCOMPLETE : EXIT.WELL;
}
