import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { OffsetOrder, type Ordered } from "../../streams/recording/offset-order.ts";
import { readHeader } from "../../streams/recording/recording-header.ts";
import { readLine } from "../../streams/recording/recording-line.ts";
import { linesOf } from "../recording-file/lines.ts";
import { LINE_FAULTS, missing } from "../recording-file/finding-words.ts";
import { limitReports } from "./limit-reports.ts";
import type { TrafficChoice } from "./traffic-choice.ts";

/** Limit of damaged lines that are logged. */
const TOLD = 20;

/** A recording to play: its events in order, once. */
export interface Recording {
  readonly header: RecordingHeader;
  readonly events: AsyncIterator<Event>;
}

/**
 * A fault of a recording file; the rest of the file is played. `line` counts from 1, including the header.
 */
export interface Damage {
  readonly line: number;
  readonly reason: string;
  /** The line itself is read. */
  readonly isThere?: true;
}

/**
 * Opens the chosen recording, or returns null. Unreadable lines are reported. Throws if it cannot be opened.
 */
export async function chosenRecording(
  choice: TrafficChoice,
  warn: (message: string) => void,
): Promise<Recording | null> {
  if (choice.kind !== "recording") return null;
  const { file } = choice;
  return await openRecording(
    file,
    limitReports(TOLD, ({ line, reason, isThere }: Damage) =>
      warn(`${file}, line ${line}${isThere ? "" : ", is left out"}: ${reason}`),
    ).tell,
  );
}

/**
 * Opens a recording file, plain or gzip. Throws if it is not a recording. Unreadable lines are reported and
 * skipped; records other than events are skipped.
 */
export async function openRecording(
  path: string,
  damaged: (damage: Damage) => void,
  other: (record: Readonly<Record<string, unknown>>) => void = () => undefined,
): Promise<Recording> {
  const lines = linesOf(path);
  try {
    const first = await lines.next();
    if (first.done) throw new Error("This is not a recording: it is empty.");
    const header = readHeader(first.value);
    return { header, events: eventsIn(lines, header, damaged, other) };
  } catch (error) {
    await lines.return(undefined);
    // The system's error for a missing file names the path.
    if (!(error instanceof Error) || "code" in error) throw error;
    throw new Error(`${error.message.replace(/\.$/, "")}; nothing of ${path} can be shown.`, {
      cause: error,
    });
  }
}

/** An event, and the number of unreadable lines before it, which may have been events. */
interface Stood {
  readonly event: Event;
  readonly line: number;
  readonly unread: number;
}

async function* eventsIn(
  lines: AsyncGenerator<string>,
  { events: expected, stream }: RecordingHeader,
  damaged: (damage: Damage) => void,
  other: (record: Readonly<Record<string, unknown>>) => void,
): AsyncGenerator<Event> {
  let line = 1;
  let offset = stream.first - 1;
  let found = 0;
  /** End of the gap that a record declares. */
  let excused = 0;
  const order = new OffsetOrder<Stood>(stream.first);
  /** Offsets of events that came too early. */
  const early: number[] = [];
  let unread = 0;
  let broken = 0;
  /** Number of events reported as missing. */
  let missed = 0;
  // Whether the last line is broken or where the file was cut shows after it.
  let last: Damage | null = null;
  const tellLast = () => {
    if (last) damaged(last);
    last = null;
  };
  function* placed({ taken, findings }: Ordered<Stood>) {
    for (const finding of findings) {
      if (!("offset" in finding)) continue;
      damaged({
        line: finding.line,
        reason: `its offset ${finding.offset} does not follow ${finding.what === "behind" ? finding.after : offset}`,
      });
      if (finding.offset > offset) early.push(finding.offset);
    }
    for (const { event, line: at, unread: before } of taken) {
      const from = Math.max(offset, excused) + 1;
      const absent = event.offset - from - before;
      const lacking =
        absent > 0 ? absent - early.filter((one) => one >= from && one < event.offset).length : 0;
      if (lacking > 0) {
        missed += lacking;
        damaged({ line: at, reason: `${missing(from, event.offset - 1)} before it`, isThere: true });
      }
      ({ offset } = event);
      yield event;
    }
  }
  const isShort = () => found + broken + missed < expected;
  const there = () => `${found} of ${expected} events are there`;
  let failure: unknown = null;
  const next = () =>
    lines.next().catch((error: unknown) => {
      failure = error;
      return null;
    });
  try {
    for (let each = await next(); each && !each.done; each = await next()) {
      line++;
      const text = each.value;
      if (text === "") continue;
      tellLast();
      const read = readLine(text);
      if (read.kind === "broken") {
        broken++;
        unread++;
        last = { line, reason: LINE_FAULTS[read.fault] };
      }
      if (read.kind === "other") {
        // A checkpoint refers to the records before it.
        if (read.k !== "checkpoint") yield* placed(order.release());
        other(read.record);
        if (read.k === "gap") order.excuse(read.record);
        if (read.k === "gap" && typeof read.record["until"] === "number")
          excused = Math.max(excused, read.record["until"]);
      }
      if (read.kind !== "event") continue;
      found++;
      const stood = { event: read.event, line, unread };
      unread = 0;
      yield* placed(
        order.follows(read.event.offset)
          ? { taken: [stood], findings: [] }
          : order.read(read.event.offset, line, stood),
      );
    }
    yield* placed(order.release());
  } finally {
    await lines.return(undefined);
  }
  if (failure !== null) {
    tellLast();
    const reason = (failure instanceof Error ? failure.message : "it cannot be read").replace(/\.$/, "");
    return damaged({ line: line + 1, reason: isShort() ? `${reason}; ${there()}` : reason });
  }
  if (isShort()) damaged({ line: last?.line ?? line + 1, reason: `the file was cut: ${there()}` });
  else tellLast();
}
