import type { CurrentTraffic } from "./current-traffic.ts";

/** ms */
export interface ConductorTimes {
  /** A play that says nothing for so long is over. */
  readonly lease: number;
  /** So long the floor of a play that ended stays as it is. */
  readonly stays: number;
  /** A platform that was fed for real within this time is left to those who feed it. */
  readonly liveSilence: number;
  /** A demo that nobody ran for longer than this is not caught up with but begun anew. */
  readonly staleAfter: number;
}

export type Move =
  | { readonly kind: "rest" }
  /** The play of this source is to be declared interrupted, at this time of its clock. */
  | { readonly kind: "interrupt"; readonly source: string; readonly time: number }
  | { readonly kind: "begin-demo" }
  /** The demo of this source goes on after this time. */
  | { readonly kind: "continue-demo"; readonly source: string; readonly after: number };

const REST: Move = { kind: "rest" };

/**
 * What the conductor does at `now` about who has the floor; `since` is when it began to look. All ms of the
 * wall.
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
 * Whoever plays may have been waiting for this platform to come back, so the lease begins no earlier than
 * that.
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
