import type { Expectation, RecordingHeader } from "../../openapi/generated/recording.ts";
import type { FoldEvent } from "../events/event.ts";
import { evolveFloor } from "../projections/evolve-floor.ts";
import { emptyFloor, type Floor } from "../projections/floor.ts";
import { measuring } from "./holds.ts";
import { instantIn } from "./instant-in.ts";
import { judgeOf } from "./judge-of.ts";
import { segmentNames } from "./segment-names.ts";
import { stateBefore } from "./state-before.ts";
import type { Judge, Verdict } from "./verdict.ts";

/** Evaluates expectations over a replay file event by event. Verdicts are available after each event. */
export class RecordingJudges {
  private floor: Floor;
  private now = -Infinity;
  private offset: number;
  private judges: readonly Judge[] | null = null;

  /** `answerWithinSeconds`: time limit of the service level. */
  constructor(
    private readonly header: Pick<RecordingHeader, "zone" | "names">,
    private readonly expectations: readonly Expectation[],
    private readonly answerWithinSeconds: number,
    begin: { readonly floor: Floor; readonly offset: number } = { floor: emptyFloor(header.zone), offset: 0 },
  ) {
    ({ floor: this.floor, offset: this.offset } = begin);
  }

  /**
   * Reads a record other than an event. Only a record with the initial state has an effect; throws NoState if
   * that state cannot be used.
   */
  begin(record: Readonly<Record<string, unknown>>): void {
    const state = stateBefore(record);
    if (state) ({ floor: this.floor, offset: this.offset } = state);
  }

  see(event: FoldEvent): void {
    const time = Date.parse(event.time);
    this.judges ??= this.judgesFrom(time);
    // Durations, such as waits, grow between events. So the judges first see the old state at the new time,
    // then the new state.
    if (time > this.now) this.showJudges({ floor: this.floor, now: time, offset: this.offset, event: null });
    this.floor = evolveFloor(this.floor, [event]);
    this.now = Math.max(this.now, time);
    this.offset = event.offset;
    this.showJudges({ floor: this.floor, now: this.now, offset: this.offset, event });
  }

  /** Returns the verdicts in the order of the expectations. `ended` is true if no more events follow. */
  verdicts(ended: boolean): readonly Verdict[] {
    return (this.judges ?? this.judgesFrom(0)).map((judge) => judge.verdict(ended));
  }

  private judgesFrom(first: number): readonly Judge[] {
    const { header, answerWithinSeconds } = this;
    const segments = segmentNames(header.names);
    const instantOf = (time: string | undefined, otherwise: number) =>
      time === undefined ? otherwise : instantIn(header.zone, first, time);
    const measure = measuring({ zone: header.zone, answerWithinSeconds, segmentOf: segments.idOf });
    return this.expectations.map((expectation) => judgeOf(expectation, { measure, instantOf, segments }));
  }

  private showJudges(moment: Parameters<Judge["see"]>[0]): void {
    for (const judge of this.judges ?? []) judge.see(moment);
  }
}
