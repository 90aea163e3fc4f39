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
      Cuts a stretch out of a recording, with the state of the floor that it begins from. Times are in the recording's
      zone: of its first day, or yyyy-mm-ddTHH:MM.
      Exit status: 0 written, 1 failed, 2 not understood, 3 written without some lines that could not be read.`;

const OPTIONS = {
  from: { type: "string" },
  until: { type: "string" },
  out: { type: "string" },
  name: { type: "string" },
} as const;

/** Cuts a stretch out of a recording. Standard output is the summary and nothing else. */
export async function runSlice(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const { from, until, out, name } = values;
  if (from === undefined || until === undefined)
    throw new UsageError("--from and --until say which stretch it is.");
  if (out === undefined) throw new UsageError("--out is missing: where is the slice to be written?");
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
      if (begin >= end) throw new UsageError(`--until ${until} is not after --from ${from}.`);
      slice = new Slice(header, begin, end, state ?? undefined);
    }
    slice.see(event);
  }
  const { header: own, records } = (slice ?? new Slice(header, 0, 0, state ?? undefined)).recording(
    name ?? `${header.name}, ${from} to ${until}`,
  );
  await writeRecording(out, own, records, signal);
  terminal.say(
    `${out}: ${own.events} events${leftOut === 0 ? "" : `; ${leftOut} records of other kinds are not of that stretch`}.`,
  );
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
