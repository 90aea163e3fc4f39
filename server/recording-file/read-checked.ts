import type { Expectation, RecordingHeader } from "../../openapi/generated/recording.ts";
import { RecordingCheck, type Checked } from "../../streams/recording/check-recording.ts";
import type { Finding } from "../../streams/recording/finding.ts";
import { FindingList } from "../../streams/recording/finding-list.ts";
import { RecordingJudges } from "../../streams/replay/judge-recording.ts";
import type { Verdict } from "../../streams/replay/verdict.ts";
import { byteLinesOf } from "../import/lines.ts";

export interface CheckedFile extends Checked {
  /** In the order of their lines; of more than 1,000 the first. */
  readonly findings: readonly Finding[];
  /** How many there are in all. */
  readonly found: number;
  /** Why it could not be read to its end, where it could not. */
  readonly unread: string | null;
  /** How what was expected of it turned out, in the order of the expectations; nothing where its header is none. */
  readonly verdicts: readonly Verdict[];
}

export interface CheckOptions {
  readonly expectations: readonly Expectation[];
  /** Answered within so many seconds is in time. */
  readonly answerWithinSeconds: number;
  /** Told after each line. */
  readonly read: (lines: number) => void;
  readonly signal: AbortSignal;
}

/** Reads a recording file, plain or gzip, from its first byte to its last, and tells what is wrong with it and how its expectations turned out. Throws where there is no such file. */
export async function checkFile(path: string, { expectations, answerWithinSeconds, read, signal }: CheckOptions): Promise<CheckedFile> {
  let judges: RecordingJudges | null = null;
  const judgesOf = (header: RecordingHeader) => (judges ??= new RecordingJudges(header, expectations, answerWithinSeconds));
  const check = new RecordingCheck(expectations.length === 0 ? {} : { event: (event, header) => judgesOf(header).see(event), record: (record, header) => judgesOf(header).begin(record) });
  const list = new FindingList();
  let isWhole = true;
  let lines = 0;
  let unread: string | null = null;
  const file = byteLinesOf(path);
  const next = () =>
    file.next().catch((error: unknown) => {
      if (lines === 0) throw error;
      // What was read until here is told; what comes of it is none of the file's faults.
      unread = error instanceof Error ? error.message : String(error);
      isWhole = false;
      return null;
    });
  for (let line = await next(); line && !line.done; line = await next()) {
    signal.throwIfAborted();
    isWhole = line.value.isWhole;
    list.add(check.read(line.value.bytes));
    read(++lines);
  }
  list.add(check.end(isWhole));
  const checked = check.checked();
  return { ...checked, verdicts: checked.header ? judgesOf(checked.header).verdicts(true) : [], findings: list.findings, found: list.found, unread };
}
