import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { type Damage, openRecording } from "../traffic/open-recording.ts";
import { limitReports } from "../traffic/limit-reports.ts";
import { terminal } from "./terminal.ts";
import { UsageError } from "./exit-status.ts";

const TOLD = 20;

/** Reports skipped lines and gaps, and counts them. */
export const reportDamage = () =>
  limitReports(TOLD, ({ line, reason, isThere }: Damage) =>
    terminal.say(`Line ${line}${isThere ? "" : " is left out"}: ${reason}.`),
  );

/** Only counts damage, for commands that report it differently. */
export const countDamage = () => limitReports<[Damage]>(0, () => undefined);

/**
 * Opens the recording given as the only argument. Damaged lines are reported and skipped; `damages` counts
 * them.
 */
export async function openFile(
  command: string,
  files: readonly string[],
  signal: AbortSignal,
  other?: (record: Readonly<Record<string, unknown>>) => void,
  told = reportDamage(),
) {
  const [file, ...more] = files;
  if (file === undefined || more.length > 0) throw new UsageError(`${command} needs one file to read.`);
  const { header, events } = await openRecording(file, told.tell, other);
  const recording: { readonly header: RecordingHeader; readonly events: AsyncIterable<Event> } = {
    header,
    events: { [Symbol.asyncIterator]: () => stoppable(events, signal) },
  };
  return { recording, damages: told.count };
}

async function* stoppable<Item>(items: AsyncIterator<Item>, signal: AbortSignal): AsyncGenerator<Item> {
  let count = 0;
  for (let next = await items.next(); !next.done; next = await items.next()) {
    signal.throwIfAborted();
    count++;
    terminal.progress(() => `${count} events read`);
    yield next.value;
  }
}
