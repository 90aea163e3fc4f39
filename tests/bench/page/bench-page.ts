import type { Feed } from "./feed.ts";
import type { Meter, Reading } from "./meter.ts";

/** Functions of a page under measurement. */
export interface BenchPage {
  /** Number of visible rows, the height (px) of each, and the box around them. */
  readonly room: () => Room;
  /** Which probe is shown; -1: none yet. */
  readonly shown: () => number;
  readonly start: (rate: number) => void;
  readonly mark: () => void;
  readonly collect: () => Reading;
  /** Ends the load. Resolves with the faults so far once the last probe is shown. */
  readonly settle: () => Promise<readonly string[]>;
}

export interface Room {
  readonly rows: number;
  readonly rowHeight: number;
  readonly width: number;
}

declare global {
  interface Window {
    bench?: BenchPage;
  }
}

/** ms after which what is not shown yet will not be waited for. */
const PATIENCE = 3_000;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Sets up the same for every table: a feed, a meter, and the table's own complaints. */
export function benchPage(
  feed: Feed,
  meter: Meter,
  room: () => Room,
  complaints: () => readonly string[],
): BenchPage {
  return {
    room,
    shown: () => meter.look(),
    start: (rate) => {
      meter.start();
      feed.run(rate);
    },
    mark: () => meter.mark(),
    collect: () => meter.collect(),
    settle: async () => {
      const last = await feed.stop();
      const until = performance.now() + PATIENCE;
      while (meter.look() < last && performance.now() < until) await nextFrame();
      meter.stop();
      const late = meter.seen < last ? [`shows probe ${meter.seen} of ${last}`] : [];
      return [...late, ...complaints()];
    },
  };
}
