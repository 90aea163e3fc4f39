import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { readHeader } from "../../streams/recording/recording-header.ts";
import { readLine } from "../../streams/recording/recording-line.ts";
import { linesOf } from "../import/lines.ts";
import { LINE_FAULTS } from "../recording-file/finding-words.ts";

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

/** Opens a recording file, plain or gzip. Throws where it is none; lines that cannot be read are told and skipped, and so are records that are no events. */
export async function openRecording(path: string, damaged: (damage: Damage) => void, other: (record: Readonly<Record<string, unknown>>) => void = () => undefined): Promise<Recording> {
  const lines = linesOf(path);
  const first = await lines.next();
  try {
    const header = readHeader(first.done ? "" : first.value);
    return { header, events: eventsIn(lines, header.events, damaged, other) };
  } catch (error) {
    await lines.return(undefined);
    throw error;
  }
}

async function* eventsIn(lines: AsyncGenerator<string>, expected: number, damaged: (damage: Damage) => void, other: (record: Readonly<Record<string, unknown>>) => void): AsyncGenerator<Event> {
  let line = 1;
  let offset = 0;
  let found = 0;
  let broken = 0;
  // Whether the last line is broken or where the file was cut shows after it.
  let last: Damage | null = null;
  const tellLast = () => {
    if (last) damaged(last);
    last = null;
  };
  const isShort = () => found + broken < expected;
  const there = () => `${found} of ${expected} events are there`;
  try {
    for await (const text of lines) {
      line++;
      if (text === "") continue;
      tellLast();
      const read = readLine(text);
      if (read.kind === "broken") {
        broken++;
        last = { line, reason: LINE_FAULTS[read.fault] };
      }
      if (read.kind === "other") other(read.record);
      if (read.kind !== "event") continue;
      found++;
      if (read.event.offset <= offset) damaged({ line, reason: `its offset ${read.event.offset} does not follow ${offset}` });
      else yield read.event;
      offset = Math.max(offset, read.event.offset);
    }
  } catch (error) {
    tellLast();
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\.$/, "");
    return damaged({ line: line + 1, reason: isShort() ? `${reason}; ${there()}` : reason });
  }
  if (isShort()) damaged({ line: last?.line ?? line + 1, reason: `the file was cut: ${there()}` });
  else tellLast();
}
