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

/** Evaluates expectations over a recording, with their verdicts at the current position. */
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

  /** Reads a record other than an event: the initial state is used. */
  begin(record: Readonly<Record<string, unknown>>): void {
    const state = stateBefore(record);
    if (state) ({ floor: this.floor, offset: this.offset } = state);
  }

  see(event: FoldEvent): void {
    const time = Date.parse(event.time);
    this.judges ??= this.judgesFrom(time);
    // What lasts, such as a wait, went on until now.
    if (time > this.now) this.tell({ floor: this.floor, now: time, offset: this.offset, event: null });
    this.floor = evolveFloor(this.floor, [event]);
    this.now = Math.max(this.now, time);
    this.offset = event.offset;
    this.tell({ floor: this.floor, now: this.now, offset: this.offset, event });
  }

  /** In the order of the expectations; `ended`: no more follows. */
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

  private tell(moment: Parameters<Judge["see"]>[0]): void {
    for (const judge of this.judges ?? []) judge.see(moment);
  }
}
