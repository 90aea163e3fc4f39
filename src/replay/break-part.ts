import { type BreakOn, watcherOf } from "../../streams/replay/breakpoints.ts";
import { firstStop, hitsOf } from "../../streams/replay/hits-of.ts";
import type { RecordedLog } from "../../streams/replay/recorded-log.ts";
import type { Held } from "./worker-state.ts";
import { inStretches } from "./in-stretches.ts";
import { judgingOf } from "./judging-of.ts";
import { topicsFor } from "./topics.ts";
import { watchingOf } from "./watching-of.ts";

/** A breakpoint with its name. */
export interface Breakpoint {
  readonly id: string;
  readonly name: string;
  readonly breakOn: BreakOn;
  /** Each so-manieth hit stops it. */
  readonly every: number;
  readonly on: boolean;
}

/** Places where a breakpoint stops the replay. */
export interface Hits {
  readonly id: string;
  readonly count: number;
  /** The nearest stops before and after the current position. */
  readonly before: number | null;
  readonly after: number | null;
  /** The first ones, in order. */
  readonly positions: readonly number[];
  /** Position up to which stops are counted; counting may have been stopped. */
  readonly counted: number;
}

/** Maximum number of listed stops of a breakpoint. */
const TOLD = 100;

/** One breakpoint's walk through the recording, as far as it is. */
interface Walk {
  readonly hits: number[];
  readonly walk: Generator<number, void>;
  /** Up to which position all hits are there. */
  reached: number;
  /** The user stopped counting; the rest is counted as the replay reaches it. */
  isLeft: boolean;
}

/** Keeps breakpoints and stops the replay at them. */
export const breakPart = (held: Held) => {
  let breakpoints: readonly Breakpoint[] = [];
  let walks: { readonly log: RecordedLog; readonly of: Map<string, Walk> } | null = null;
  const walksOf = (log: RecordedLog) =>
    (walks?.log === log ? walks : (walks = { log, of: new Map<string, Walk>() })).of;
  const goOn = (walk: Walk, length: number): boolean => {
    const step = walk.walk.next();
    walk.reached = step.done ? length : step.value;
    return step.done === true;
  };
  const walkOf = ({ breakOn }: Breakpoint): Walk | undefined =>
    walksOf(held.log).get(JSON.stringify(breakOn));

  held.stopBetween = (after, until) => {
    let first: { readonly position: number; readonly name: string } | null = null;
    for (const breakpoint of breakpoints) {
      const walk = breakpoint.on ? walkOf(breakpoint) : undefined;
      if (!walk) continue;
      while (walk.reached < until) goOn(walk, held.log.length);
      const position = firstStop(walk.hits, breakpoint.every, after, until);
      if (position !== null && (first === null || position < first.position))
        first = { position, name: breakpoint.name };
    }
    return first;
  };

  return {
    /**
     * Replaces the breakpoints. Resolves when all stops are found. Throws for an invalid time or expression.
     */
    breakAt: async (
      wanted: readonly Breakpoint[],
      position: number,
      answerWithin: number,
    ): Promise<readonly Hits[]> => {
      const { log, index } = held;
      const known = walksOf(log);
      const breaking = {
        judging: judgingOf(log, answerWithin),
        watching: watchingOf(held, answerWithin),
        topics: await topicsFor(log),
      };
      for (const { breakOn } of wanted) {
        const key = JSON.stringify(breakOn);
        if (known.has(key)) continue;
        const hits: number[] = [];
        known.set(key, {
          hits,
          walk: hitsOf(log, (at) => index.floorAt(at), [watcherOf(breakOn, breaking)], [hits]),
          reached: 0,
          isLeft: false,
        });
      }
      breakpoints = wanted;
      for (const walk of known.values()) await inStretches(steps(walk, goOn, log.length));
      return wanted.map(({ id, every, breakOn }) => {
        const { hits = [], reached = 0 } = known.get(JSON.stringify(breakOn)) ?? {};
        const stops = hits.filter((_, place) => (place + 1) % every === 0);
        return {
          id,
          counted: reached,
          count: stops.length,
          before: stops.findLast((stop) => stop < position) ?? null,
          after: stops.find((stop) => stop > position) ?? null,
          positions: stops.slice(0, TOLD),
        };
      });
    },
    /** Returns the part of the recording that was searched for stops, from 0 to 1. */
    countedSoFar: (): number => {
      const { length } = held.log;
      const under = breakpoints.map((breakpoint) => walkOf(breakpoint)).filter((walk) => walk !== undefined);
      return length === 0 || under.length === 0
        ? 1
        : under.reduce((sum, { reached, isLeft }) => sum + (isLeft ? length : reached), 0) /
            (under.length * length);
    },
    /** Ends the counting of all that is not counted yet. It stops the replay all the same. */
    stopCounting: (): void => {
      for (const walk of walksOf(held.log).values()) walk.isLeft = walk.reached < held.log.length;
    },
  };
};

/** The rest of a walk that a seek may have advanced. */
function* steps(
  walk: Walk,
  goOn: (walk: Walk, length: number) => boolean,
  length: number,
): Generator<number, void> {
  while (!walk.isLeft && walk.reached < length && !goOn(walk, length)) yield walk.reached;
}
