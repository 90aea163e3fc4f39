import { parseArgs } from "node:util";
import { redactedRecord } from "../../streams/recording/redact-record.ts";
import { newRedactor, writeRecording } from "../recording-file/write-recording.ts";
import { checkedState } from "../recording-file/checked-state.ts";
import { EXIT, UsageError } from "./exit-status.ts";
import { assertNotOverwritten } from "./assert-not-overwritten.ts";
import { openFile } from "./open-file.ts";
import { terminal } from "./terminal.ts";

export const REDACT_USAGE = `  redact FILE --out FILE.ndjson[.gz]
      Writes a copy of a replay file without personal data. Names, customers, addresses and call ids become pseudonyms,
      which are constant within the file and different in every other file. Free texts and all data that is not known to
      be harmless, such as markers and actions on a page, are removed.
      Exit status: 0 written, 1 failed, 2 invalid usage, 3 written, but unreadable lines were skipped.`;

/** Writes a copy of a replay file without personal data. Standard output contains only the summary. */
export async function runRedact(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { out: { type: "string" } },
  });
  const { out } = values;
  if (out === undefined) throw new UsageError("--out is missing. Set the file to write.");
  await assertNotOverwritten("--out", out, positionals);
  const redactor = newRedactor();
  const leftOut = new Map<string, number>();
  const records: object[] = [];
  const { recording, damages } = await openFile("redact", positionals, signal, (record) => {
    const k = String(record["k"]);
    // Checkpoints seal the original lines. The redacted file gets its own checkpoints.
    if (k === "checkpoint") return;
    checkedState(record);
    const redacted = redactedRecord(record, redactor);
    if (redacted) records.push(redacted);
    else leftOut.set(k, (leftOut.get(k) ?? 0) + 1);
  });
  let events = 0;
  for await (const event of recording.events) {
    records.push(redactor.event(event));
    events++;
  }
  await writeRecording(out, { ...redactor.header(recording.header), events, sealed: true }, records, signal);
  const kinds = [...leftOut].map(([k, count]) => `${count} ${k}`).join(", ");
  terminal.say(`${out}: ${events} events${kinds === "" ? "" : `, records left out: ${kinds}`}.`);
  terminal.result({ file: out, events, leftOut: Object.fromEntries(leftOut) });
  return damages() > 0 ? EXIT.INCOMPLETE : EXIT.WELL;
}
