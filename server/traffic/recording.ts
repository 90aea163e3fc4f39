import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { readHeader } from "../../streams/recording/recording-header.ts";
import { readLine } from "../../streams/recording/recording-line.ts";
import { linesOf } from "../import/lines.ts";

/** A recording to be played: its events come in their order, once. */
export interface Recording {
  readonly header: RecordingHeader;
  readonly events: AsyncIterator<Event>;
}

/** What is wrong with a recording file; the rest of it is played. `line` counts from 1, the header being the first. */
export interface Damage {
  readonly line: number;
  readonly reason: string;
}

/** Opens a recording file, plain or gzip. Throws where it is none; lines that cannot be read are told and skipped. */
export async function openRecording(path: string, damaged: (damage: Damage) => void): Promise<Recording> {
  const lines = linesOf(path);
  const first = await lines.next();
  try {
    const header = readHeader(first.done ? "" : first.value);
    return { header, events: eventsIn(lines, header.events, damaged) };
  } catch (error) {
    await lines.return(undefined);
    throw error;
  }
}

async function* eventsIn(lines: AsyncGenerator<string>, expected: number, damaged: (damage: Damage) => void): AsyncGenerator<Event> {
  let line = 1;
  let offset = 0;
  let found = 0;
  try {
    for await (const text of lines) {
      line++;
      if (text === "") continue;
      const read = readLine(text);
      if (read.kind === "broken") damaged({ line, reason: read.reason });
      if (read.kind !== "event") continue;
      found++;
      if (read.event.offset <= offset) damaged({ line, reason: `its offset ${read.event.offset} does not follow ${offset}` });
      else yield read.event;
      offset = Math.max(offset, read.event.offset);
    }
  } catch (error) {
    damaged({ line: line + 1, reason: error instanceof Error ? error.message : String(error) });
  }
  if (found < expected) damaged({ line, reason: `the file was cut: ${found} of ${expected} events are there` });
}
