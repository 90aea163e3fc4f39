import type { Expectation, RecordingHeader } from "../../openapi/generated/recording.ts";
import {
  type Checked,
  RecordingCheck,
  type RecordingListener,
} from "../../streams/recording/check-recording.ts";
import type { Finding } from "../../streams/recording/finding.ts";
import { FindingList } from "../../streams/recording/finding-list.ts";
import type { Verdict } from "../../streams/replay/verdict.ts";
import { byteLinesOf } from "./lines.ts";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import { RecordingJudges } from "../../streams/replay/judge-recording.ts";
import { expectationsOfRecord } from "./expectations.ts";

interface CheckedFile extends Checked {
  /** The first 1,000 findings of each kind, in line order. */
  readonly findings: readonly Finding[];
  /** Total number of findings, including those left out of `findings`. */
  readonly found: number;
  /** True if the file contains a valid line of a recording. */
  readonly isRecording: boolean;
  /** Reason why the file cannot be read to its end, with the last readable position; null if it can. */
  readonly unread: string | null;
  /** Expectations: those in the recording, then those of the expectations file. */
  readonly expectations: readonly Expectation[];
  /** Verdicts of `expectations`, in the same order; empty without a valid header. */
  readonly verdicts: readonly Verdict[];
}

interface CheckOptions {
  /** Expectations from outside the recording. */
  readonly expectations: readonly Expectation[];
  /** Answers within this many seconds are in time. */
  readonly answerWithinSeconds: number;
  /** Invoked after each line with the number of lines read so far. */
  readonly read: (lines: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Reads a recording file, plain or gzip, completely, and returns its findings and the verdicts of its
 * expectations. Throws if not even the first line can be read.
 */
export async function checkFile(
  path: string,
  { expectations, answerWithinSeconds, read, signal }: CheckOptions,
): Promise<CheckedFile> {
  const judging = new FileJudging(expectations, answerWithinSeconds);
  const check = new RecordingCheck(judging);
  const list = new FindingList();
  let isWhole = true;
  let lines = 0;
  let bytes = 0;
  let unread: string | null = null;
  const file = byteLinesOf(path);
  const next = () =>
    file.next().catch((error: unknown) => {
      const words = unreadWords(error, { line: lines, bytes });
      // If not even the first line can be read, system errors are thrown unchanged, with their code.
      if (lines === 0)
        throw error instanceof Error && "code" in error ? error : new Error(words, { cause: error });
      // Otherwise, the lines read so far are checked, as a recording whose end is missing.
      unread = words;
      isWhole = false;
      return null;
    });
  for (let line = await next(); line && !line.done; line = await next()) {
    signal.throwIfAborted();
    isWhole = line.value.isWhole;
    list.add(check.read(line.value.bytes, isWhole));
    bytes += line.value.bytes.length + 1;
    read(++lines);
  }
  list.add(check.end(isWhole));
  const checked = check.checked();
  const isRecording =
    checked.header !== null || checked.events > 0 || Object.keys(checked.records).length > 0;
  // Further findings about a file that is not a recording are meaningless.
  const findings = isRecording ? list.findings : list.findings.slice(0, 1);
  return {
    ...checked,
    ...judging.judged(checked.header),
    findings,
    found: isRecording ? list.found : findings.length,
    isRecording,
    unread,
  };
}

/** Position of the last readable line. */
interface LastRead {
  readonly line: number;
  /** Number of bytes up to the end of this line in the decompressed data. */
  readonly bytes: number;
}

/**
 * Returns the reason why a file cannot be read to its end. For compressed files, adds the last readable
 * position.
 */
function unreadWords(error: unknown, { line, bytes }: LastRead): string {
  const message = error instanceof Error ? error.message : String(error);
  if (!isZlibError(error)) return message;
  const upTo =
    line === 0
      ? "no line is readable"
      : `the last readable line is ${line}, which ends at decompressed byte ${bytes}`;
  return `${message.replace(/\.$/, "")}; ${upTo}.`;
}

/** Returns true for errors of zlib about the compressed data. */
const isZlibError = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  "code" in error.cause &&
  String(error.cause.code).startsWith("Z_");

/** Evaluates expectations while a file is read: those in the file, and those passed to the constructor. */
class FileJudging implements RecordingListener {
  private readonly own: Expectation[] = [];
  private readonly before: Readonly<Record<string, unknown>>[] = [];
  private judges: RecordingJudges | null = null;
  private hasBegun = false;

  constructor(
    private readonly others: readonly Expectation[],
    private readonly answerWithinSeconds: number,
  ) {}

  readonly record = (record: Readonly<Record<string, unknown>>): void => {
    if (record["k"] !== "expectation") {
      if (this.hasBegun) this.judges?.begin(record);
      else this.before.push(record);
    } else if (this.hasBegun)
      throw new Error("An expectation follows the first event. Move it before all events.");
    else this.own.push(...expectationsOfRecord(record));
  };

  readonly event = (event: Event, header: RecordingHeader): void => {
    if (!this.hasBegun) this.begin(header);
    this.judges?.see(event);
  };

  /**
   * Returns the expectations and their verdicts. Call it after the whole file is read, with null if the file
   * has no header.
   */
  judged(header: RecordingHeader | null): {
    readonly expectations: readonly Expectation[];
    readonly verdicts: readonly Verdict[];
  } {
    if (header && !this.hasBegun) this.begin(header);
    return { expectations: [...this.own, ...this.others], verdicts: this.judges?.verdicts(true) ?? [] };
  }

  private begin(header: RecordingHeader): void {
    this.hasBegun = true;
    const expectations = [...this.own, ...this.others];
    // Without expectations there is no need to fold.
    if (expectations.length === 0) return;
    this.judges = new RecordingJudges(header, expectations, this.answerWithinSeconds);
    for (const record of this.before) this.judges.begin(record);
  }
}
