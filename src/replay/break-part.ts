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
  /** The replay stops at every `every`th hit. */
  readonly every: number;
  readonly on: boolean;
}

/** Positions at which a breakpoint stops the replay (stops). */
export interface Hits {
  /** Id of the breakpoint. */
  readonly id: string;
  /** Number of stops. */
  readonly count: number;
  /** The nearest stops before and after the current position; null if there is none. */
  readonly before: number | null;
  readonly after: number | null;
  /** The first stops, in order. */
  readonly positions: readonly number[];
  /**
   * Position up to which stops are counted. It is the end of the file unless the user stopped the counting.
   */
  readonly counted: number;
}

/** Maximum number of listed stops of a breakpoint. */
const LISTED = 100;

/**
 * Search for the positions at which the condition `breakOn` is met (hits), and its progress. Breakpoints with
 * the same condition share one search.
 */
interface Walk {
  readonly hits: number[];
  readonly walk: Generator<number, void>;
  /** Position up to which all hits have been found. */
  reached: number;
  /** True if the user stopped the counting. Later hits are then found when the replay reaches them. */
  isLeft: boolean;
}

/** Stores the breakpoints, and finds the positions at which they stop the replay. */
export const breakPart = (held: Held) => {
  let breakpoints: readonly Breakpoint[] = [];
  let walks: { readonly log: RecordedLog; readonly of: Map<string, Walk> } | null = null;
  const walksOf = (log: RecordedLog) =>
    (walks?.log === log ? walks : (walks = { log, of: new Map<string, Walk>() })).of;
  const advance = (walk: Walk, length: number): boolean => {
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
      while (walk.reached < until) advance(walk, held.log.length);
      const position = firstStop(walk.hits, breakpoint.every, after, until);
      if (position !== null && (first === null || position < first.position))
        first = { position, name: breakpoint.name };
    }
    return first;
  };

  return {
    /**
     * Replaces the breakpoints. Resolves when all stops are found or the user stops the counting. Throws for
     * an invalid time or expression.
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
      for (const walk of known.values()) await inStretches(steps(walk, advance, log.length));
      return wanted.map(({ id, every, breakOn }) => {
        const { hits = [], reached = 0 } = known.get(JSON.stringify(breakOn)) ?? {};
        const stops = hits.filter((_, place) => (place + 1) % every === 0);
        return {
          id,
          counted: reached,
          count: stops.length,
          before: stops.findLast((stop) => stop < position) ?? null,
          after: stops.find((stop) => stop > position) ?? null,
          positions: stops.slice(0, LISTED),
        };
      });
    },
    /** Returns the part of the replay file that was searched for stops, from 0 to 1. */
    countedSoFar: (): number => {
      const { length } = held.log;
      const searches = breakpoints
        .map((breakpoint) => walkOf(breakpoint))
        .filter((walk) => walk !== undefined);
      return length === 0 || searches.length === 0
        ? 1
        : searches.reduce((sum, { reached, isLeft }) => sum + (isLeft ? length : reached), 0) /
            (searches.length * length);
    },
    /** Stops the counting. Breakpoints still stop the replay at later hits. */
    stopCounting: (): void => {
      for (const walk of walksOf(held.log).values()) walk.isLeft = walk.reached < held.log.length;
    },
  };
};

/** Yields the remaining steps of a search. A running replay may advance the same search between two steps. */
function* steps(
  walk: Walk,
  advance: (walk: Walk, length: number) => boolean,
  length: number,
): Generator<number, void> {
  while (!walk.isLeft && walk.reached < length && !advance(walk, length)) yield walk.reached;
}
