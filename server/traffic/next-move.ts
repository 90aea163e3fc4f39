import type { CurrentTraffic } from "./current-traffic.ts";

/** ms */
export interface ConductorTimes {
  /** Silence after which a play is ended. */
  readonly lease: number;
  /** Time for which the floor of an ended play stays. */
  readonly stays: number;
  /** A platform that was fed for real within this time is left to those who feed it. */
  readonly liveSilence: number;
  /** Pause after which a demo starts again instead of catching up. */
  readonly staleAfter: number;
}

export type Move =
  | { readonly kind: "rest" }
  /** The play of this source is to be declared interrupted, at this time of its clock. */
  | { readonly kind: "interrupt"; readonly source: string; readonly time: number }
  | { readonly kind: "begin-demo" }
  /** Continues the demo of this source after this time. */
  | { readonly kind: "continue-demo"; readonly source: string; readonly after: number };

const REST: Move = { kind: "rest" };

/**
 * Returns the conductor's next action at `now` for the current traffic; `since` is when it started to watch.
 * All in ms of the wall clock.
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
      const { source, ended, lastEventAt } = traffic;
      const goesOn =
        !ended && source !== null && lastEventAt !== null && now - lastEventAt < times.staleAfter;
      return goesOn ? { kind: "continue-demo", source, after: lastEventAt } : { kind: "begin-demo" };
    }
  }
}

/**
 * A player may have waited for this platform to restart, so the lease starts with the conductor at the
 * earliest.
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
