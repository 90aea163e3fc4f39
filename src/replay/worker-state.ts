import type { RecordedLog } from "../../streams/replay/recorded-log.ts";
import type { ReplayIndex } from "../../streams/replay/replay-index.ts";
import type { Foldable } from "../../streams/replay/what-if/effect.ts";
import type { Fork } from "../../streams/replay/what-if/forked-log.ts";

/** Position at which a running replay stops, with the name of its breakpoint. */
export interface Stop {
  readonly position: number;
  readonly name: string;
}

/** The original recording, or the edited one. */
export type Side = "recorded" | "edited";

/** The edited recording. */
export interface Forked extends Foldable {
  readonly fork: Fork;
  /** The ids of those that its edits speak of. */
  readonly segments: readonly string[];
}

/** The recording that is open, which every part of the desk looks at. */
export class Held {
  private open: {
    readonly log: RecordedLog;
    readonly index: ReplayIndex;
    readonly plain: Blob | null;
  } | null = null;

  /** The latest edited version; null without edits. */
  forked: Forked | null = null;

  /** Which of the two the floor is shown of. */
  looked: Side = "recorded";

  /** Returns the first stop after one position up to another; null if there is none. */
  stopBetween: (after: number, until: number) => Stop | null = () => null;

  /** `plain`: the file that it was read from, unpacked. */
  hold(log: RecordedLog, index: ReplayIndex, plain: Blob | null = null): void {
    this.open = { log, index, plain };
    this.forked = null;
    this.looked = "recorded";
  }

  get log(): RecordedLog {
    return this.now().log;
  }

  get index(): ReplayIndex {
    return this.now().index;
  }

  get plain(): Blob | null {
    return this.now().plain;
  }

  /** One of the two. */
  side(side: Side): Foldable {
    if (side === "recorded") return this.now();
    if (!this.forked) throw new Error("Nothing is edited.");
    return this.forked;
  }

  private now() {
    if (!this.open) throw new Error("No recording is open.");
    return this.open;
  }
}
