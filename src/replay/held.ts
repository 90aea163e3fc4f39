import type { RecordedLog } from "../../streams/replay/recorded-log.ts";
import type { ReplayIndex } from "../../streams/replay/replay-index.ts";

/** Where a replay that goes on has to stop, and at what, by the name that its breakpoint has. */
export interface Stop {
  readonly position: number;
  readonly name: string;
}

/** The recording that is open, which every part of the desk looks at. */
export class Held {
  private open: { readonly log: RecordedLog; readonly index: ReplayIndex; readonly plain: Blob | null } | null = null;

  /** The first stop behind one position and not behind another; null where nothing stops a replay that goes on between them. */
  stopBetween: (after: number, until: number) => Stop | null = () => null;

  /** `plain`: the file that it was read from, unpacked. */
  hold(log: RecordedLog, index: ReplayIndex, plain: Blob | null = null): void {
    this.open = { log, index, plain };
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

  private now() {
    if (!this.open) throw new Error("No recording is open.");
    return this.open;
  }
}
