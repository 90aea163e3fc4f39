import type { RecordedLog } from "../../streams/replay/recorded-log.ts";
import type { ReplayIndex } from "../../streams/replay/replay-index.ts";
import type { Foldable } from "../../streams/replay/what-if/effect.ts";
import type { Fork } from "../../streams/replay/what-if/forked-log.ts";

/** Position at which a running replay stops, with the name of its breakpoint. */
export interface Stop {
  readonly position: number;
  readonly name: string;
}

/** The original replay file, or the edited one. */
export type Side = "recorded" | "edited";

/** The edited replay file. */
export interface Forked extends Foldable {
  readonly fork: Fork;
  /** Ids of the segments that the edits concern. */
  readonly segments: readonly string[];
}

/** The open replay file. All parts of the worker's API (`deskOf`) share it. */
export class Held {
  private open: {
    readonly log: RecordedLog;
    readonly index: ReplayIndex;
    readonly plain: Blob | null;
  } | null = null;

  /** The latest edited version; null without edits. */
  forked: Forked | null = null;

  /** The side whose floor is shown. */
  looked: Side = "recorded";

  /** Returns the first stop after position `after`, up to and including `until`; null if there is none. */
  stopBetween: (after: number, until: number) => Stop | null = () => null;

  /** Replaces the open replay file. `plain`: its content without compression. */
  hold(log: RecordedLog, index: ReplayIndex, plain: Blob | null = null): void {
    this.open = { log, index, plain };
    this.forked = null;
    this.looked = "recorded";
  }

  get log(): RecordedLog {
    return this.current().log;
  }

  get index(): ReplayIndex {
    return this.current().index;
  }

  get plain(): Blob | null {
    return this.current().plain;
  }

  /** Returns the log and index of a side. Throws if there is no edited side. */
  side(side: Side): Foldable {
    if (side === "recorded") return this.current();
    if (!this.forked) throw new Error("Nothing is edited.");
    return this.forked;
  }

  private current() {
    if (!this.open) throw new Error("No replay file is open.");
    return this.open;
  }
}
