import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { Expectation, RecordingHeader } from "../../openapi/generated/recording.ts";
import type { RecordingListener } from "../../streams/recording/check-recording.ts";
import { RecordingJudges } from "../../streams/replay/judge-recording.ts";
import type { Verdict } from "../../streams/replay/verdict.ts";
import { expectationsOfRecord } from "./expectations.ts";

/** Holds a file, while it is read, to what it says is expected of it and to what else is. */
export class FileJudging implements RecordingListener {
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
      throw new Error(
        "An expectation stands behind the first event; what came before it would not be held to it.",
      );
    else this.own.push(...expectationsOfRecord(record));
  };

  readonly event = (event: Event, header: RecordingHeader): void => {
    if (!this.hasBegun) this.begin(header);
    this.judges?.see(event);
  };

  /**
   * What was expected, and how it turned out now that all is read; null for the header of a file that has
   * none.
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
    // Of what nobody expects anything of, nothing has to be folded.
    if (expectations.length === 0) return;
    this.judges = new RecordingJudges(header, expectations, this.answerWithinSeconds);
    for (const record of this.before) this.judges.begin(record);
  }
}
