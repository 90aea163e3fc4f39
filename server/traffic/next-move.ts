import type { CurrentTraffic } from "./current-traffic.ts";

/** Times in ms. */
export interface ConductorTimes {
  /** Time without an event of a play after which the play is marked as interrupted. */
  readonly lease: number;
  /** Time after the last event of an ended play before the demo starts. */
  readonly stays: number;
  /** Time without live events after which the demo starts. */
  readonly liveSilence: number;
  /**
   * Time without events on a demo's clock after which a new demo starts, instead of the old one catching up.
   */
  readonly staleAfter: number;
}

export type Move =
  | { readonly kind: "rest" }
  /** Marks the play of this source as interrupted, at this time of the floor's clock (ms). */
  | { readonly kind: "interrupt"; readonly source: string; readonly time: number }
  | { readonly kind: "begin-demo" }
  /**
   * Continues the demo of this source after the time (ms) of its last event, at this time of its clock; null
   * while the clock has not started.
   */
  | {
      readonly kind: "continue-demo";
      readonly source: string;
      readonly after: number;
      readonly time: number | null;
    };

const REST: Move = { kind: "rest" };

/**
 * Returns the conductor's next action for the current traffic. `now` is the current time and `since` the time
 * when the conductor was created (both wall-clock, ms).
 */
export function nextMove(
  traffic: CurrentTraffic | null,
  now: number,
  since: number,
  isDemoWanted: boolean,
  times: ConductorTimes,
): Move {
  if (traffic?.kind === "recording" && !traffic.ended) return watchPlay(traffic, now, since, times);
  if (!isDemoWanted) return REST;
  const silence = now - (traffic?.lastAcceptedAt ?? -Infinity);
  switch (traffic?.kind) {
    case undefined:
      return { kind: "begin-demo" };
    case "live":
      return silence < times.liveSilence ? REST : { kind: "begin-demo" };
    case "recording":
      return silence < times.stays ? REST : { kind: "begin-demo" };
    case "demo": {
      const { source, ended, lastEventAt, time, rate } = traffic;
      const isContinued =
        !ended && source !== null && lastEventAt !== null && time - lastEventAt < times.staleAfter;
      return isContinued
        ? { kind: "continue-demo", source, after: lastEventAt, time: rate === 0 ? null : time }
        : { kind: "begin-demo" };
    }
  }
}

/**
 * Returns `interrupt` if a play has sent no event for `lease` ms, otherwise `rest`. The time before `since`
 * does not count, because the player may have waited for this platform to restart.
 */
function watchPlay(
  { source, lastAcceptedAt, time }: CurrentTraffic,
  now: number,
  since: number,
  { lease }: ConductorTimes,
): Move {
  const isOver = now - Math.max(since, lastAcceptedAt ?? 0) >= lease;
  return isOver && source !== null ? { kind: "interrupt", source, time } : REST;
}
