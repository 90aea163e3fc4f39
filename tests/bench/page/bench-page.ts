import type { Feed } from "./feed.ts";
import type { Meter, Reading } from "./meter.ts";

/** What a page under measurement lets the bench do. */
export interface BenchPage {
  /** The number of rows in sight, how high (px) each is, and the box that they stand in. */
  readonly room: () => Room;
  /** Which probe is shown; -1: none yet. */
  readonly shown: () => number;
  readonly start: (rate: number) => void;
  readonly mark: () => void;
  readonly collect: () => Reading;
  /** Ends the load. Resolves, once the last probe is shown, with what went wrong meanwhile. */
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

/** The same for every table: a feed, a meter, and what the table itself has to complain about. */
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
