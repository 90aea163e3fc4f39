import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { type Damage, openRecording } from "../traffic/open-recording.ts";
import { limitReports } from "../traffic/limit-reports.ts";
import { terminal } from "./terminal.ts";
import { UsageError } from "./exit-status.ts";

/** Maximum number of listed damages. */
const LISTED = 20;

/** Creates a reporter of skipped lines and gaps. It lists the first 20 and counts all. */
export const reportDamage = () =>
  limitReports(LISTED, ({ line, reason, isThere }: Damage) =>
    terminal.say(`Line ${line}${isThere ? "" : " is left out"}: ${reason}.`),
  );

/** Creates a counter of skipped lines and gaps, for commands that list them differently. */
export const countDamage = () => limitReports<[Damage]>(0, () => undefined);

/**
 * Opens the replay file given as the only argument. Unreadable lines are skipped. `damage` reports them and
 * the gaps; `damages` returns their number. `other` receives the records that are not events.
 */
export async function openFile(
  command: string,
  files: readonly string[],
  signal: AbortSignal,
  other?: (record: Readonly<Record<string, unknown>>) => void,
  damage = reportDamage(),
) {
  const [file, ...more] = files;
  if (file === undefined || more.length > 0) throw new UsageError(`${command} requires one file.`);
  const { header, events } = await openRecording(file, damage.tell, other);
  const recording: { readonly header: RecordingHeader; readonly events: AsyncIterable<Event> } = {
    header,
    events: { [Symbol.asyncIterator]: () => stoppable(events, signal) },
  };
  return { recording, damages: damage.count };
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
