import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { OffsetOrder, type Ordered } from "../../streams/recording/offset-order.ts";
import { readHeader } from "../../streams/recording/recording-header.ts";
import { readLine } from "../../streams/recording/recording-line.ts";
import { linesOf } from "../recording-file/lines.ts";
import { LINE_FAULTS, missing } from "../recording-file/finding-words.ts";
import { limitReports } from "./limit-reports.ts";
import type { TrafficChoice } from "./traffic-choice.ts";

/** Maximum number of faults that are logged. */
const LISTED = 20;

/** A replay file that is being read. `events` yields its events in the order of their offsets, once. */
export interface Recording {
  readonly header: RecordingHeader;
  readonly events: AsyncIterator<Event>;
}

/**
 * A fault of a replay file; the rest of the file is played. `line` counts from 1, including the header.
 */
export interface Damage {
  readonly line: number;
  readonly reason: string;
  /** Set if the line is used, and events are missing before it. Otherwise the line is skipped. */
  readonly isThere?: true;
}

/**
 * Opens the replay file of `choice`; returns null for the demo or no traffic. Passes the first 20 faults of
 * the file to `warn`. Throws if the file cannot be opened.
 */
export async function chosenRecording(
  choice: TrafficChoice,
  warn: (message: string) => void,
): Promise<Recording | null> {
  if (choice.kind !== "recording") return null;
  const { file } = choice;
  return await openRecording(
    file,
    limitReports(LISTED, ({ line, reason, isThere }: Damage) =>
      warn(`${file}, line ${line}${isThere ? "" : ", is left out"}: ${reason}`),
    ).tell,
  );
}

/**
 * Opens a replay file, plain or gzip. Throws if it is not a replay file. Unreadable or misplaced lines are
 * skipped and passed to `damaged`, as are gaps. Records other than events are passed to `other`.
 */
export async function openRecording(
  path: string,
  damaged: (damage: Damage) => void,
  other: (record: Readonly<Record<string, unknown>>) => void = () => undefined,
): Promise<Recording> {
  const lines = linesOf(path);
  try {
    const first = await lines.next();
    if (first.done) throw new Error("This is not a replay file: it is empty.");
    const header = readHeader(first.value);
    return { header, events: eventsIn(lines, header, damaged, other) };
  } catch (error) {
    await lines.return(undefined);
    // The system's error for a missing file names the path.
    if (!(error instanceof Error) || "code" in error) throw error;
    throw new Error(`${error.message.replace(/\.$/, "")}; ${path} cannot be used.`, {
      cause: error,
    });
  }
}

/** An event, its line, and the number of unreadable lines directly before it, which may have been events. */
interface ReadEvent {
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
  /** Last offset of the gaps that `gap` records declare. Gaps up to it are not faults. */
  let excused = 0;
  const order = new OffsetOrder<ReadEvent>(stream.first);
  /** Offsets of skipped events that were placed before earlier events. */
  const early: number[] = [];
  let unread = 0;
  let broken = 0;
  /** Number of events reported as missing. */
  let missed = 0;
  // A broken line is reported after the next line is read, or at the end of the file. If the last line is
  // broken and events are missing, the file is reported as truncated instead.
  let last: Damage | null = null;
  const tellLast = () => {
    if (last) damaged(last);
    last = null;
  };
  function* placed({ taken, findings }: Ordered<ReadEvent>) {
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
  const foundWords = () => `${found} of ${expected} events found`;
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
        // `order` may hold back events that precede this record, so they are yielded first. A checkpoint
        // contains only a checksum of the lines before it, so it need not wait for them.
        if (read.k !== "checkpoint") yield* placed(order.release());
        other(read.record);
        if (read.k === "gap") order.excuse(read.record);
        if (read.k === "gap" && typeof read.record["until"] === "number")
          excused = Math.max(excused, read.record["until"]);
      }
      if (read.kind !== "event") continue;
      found++;
      const current = { event: read.event, line, unread };
      unread = 0;
      yield* placed(
        order.follows(read.event.offset)
          ? { taken: [current], findings: [] }
          : order.read(read.event.offset, line, current),
      );
    }
    yield* placed(order.release());
  } finally {
    await lines.return(undefined);
  }
  if (failure !== null) {
    tellLast();
    const reason = (failure instanceof Error ? failure.message : "it is unreadable").replace(/\.$/, "");
    return damaged({ line: line + 1, reason: isShort() ? `${reason}; ${foundWords()}` : reason });
  }
  if (isShort()) damaged({ line: last?.line ?? line + 1, reason: `the file is truncated: ${foundWords()}` });
  else tellLast();
}
