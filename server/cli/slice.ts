import { parseArgs } from "node:util";
import { instantIn } from "../../streams/replay/instant-in.ts";
import { Slice } from "../../streams/replay/slice.ts";
import { writeRecording } from "../recording-file/write-recording.ts";
import { checkedState } from "../recording-file/checked-state.ts";
import { EXIT, asUsageError, UsageError } from "./exit-status.ts";
import { assertNotOverwritten } from "./assert-not-overwritten.ts";
import { openFile } from "./open-file.ts";
import { terminal } from "./terminal.ts";

export const SLICE_USAGE = `  slice FILE --from HH:MM --until HH:MM --out SLICE.ndjson[.gz] [--name NAME]
      Writes a part of a replay file, with the state of the floor at the start of the part. Events at --from are included,
      those at --until are not. HH:MM is on the first day of the file; for other days, use yyyy-mm-ddTHH:MM. Times are in
      the time zone of the file.
      Exit status: 0 written, 1 failed, 2 invalid usage, 3 written, but unreadable lines were skipped.`;

const OPTIONS = {
  from: { type: "string" },
  until: { type: "string" },
  out: { type: "string" },
  name: { type: "string" },
} as const;

/** Writes a part of a replay file. Standard output contains only the summary. */
export async function runSlice(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const { from, until, out, name } = values;
  if (from === undefined || until === undefined)
    throw new UsageError("--from or --until is missing. Set the start and the end of the slice.");
  if (out === undefined) throw new UsageError("--out is missing. Set the file to write.");
  await assertNotOverwritten("--out", out, positionals);
  let state: ReturnType<typeof checkedState> = null;
  let slice: Slice | null = null;
  let leftOut = 0;
  const { recording, damages } = await openFile("slice", positionals, signal, (record) => {
    state ??= checkedState(record);
    if (record["k"] !== "state" && record["k"] !== "checkpoint" && !slice?.keep(record)) leftOut++;
  });
  const { header, events } = recording;
  for await (const event of events) {
    if (!slice) {
      const first = Date.parse(event.time);
      const [begin, end] = asUsageError(
        () => [instantIn(header.zone, first, from), instantIn(header.zone, first, until)] as const,
      );
      if (begin >= end)
        throw new UsageError(`--until ${until} is not after --from ${from}. Set a later time.`);
      slice = new Slice(header, begin, end, state ?? undefined);
    }
    slice.see(event);
  }
  const { header: own, records } = (slice ?? new Slice(header, 0, 0, state ?? undefined)).recording(
    name ?? `${header.name}, ${from} to ${until}`,
  );
  await writeRecording(out, own, records, signal);
  terminal.say(`${out}: ${own.events} events${leftOut === 0 ? "" : `; other records left out: ${leftOut}`}.`);
  terminal.result({
    file: out,
    name: own.name,
    events: own.events,
    records: records.length - own.events,
    leftOut,
    first: own.stream.first,
  });
  return damages() > 0 ? EXIT.INCOMPLETE : EXIT.WELL;
}
