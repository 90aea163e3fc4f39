import { type BreakOn, watcherOf } from "../../streams/replay/breakpoints.ts";
import { firstStop, hitsOf } from "../../streams/replay/hits-of.ts";
import type { RecordedLog } from "../../streams/replay/recorded-log.ts";
import type { Held } from "./held.ts";
import { inStretches } from "./in-stretches.ts";
import { judgingOf } from "./judging-of.ts";
import { topicsFor } from "./topics.ts";
import { watchingOf } from "./watching-of.ts";

/** What is to stop the replay, and how that is said to whoever it stopped. */
export interface Breakpoint {
  readonly id: string;
  readonly name: string;
  readonly breakOn: BreakOn;
  /** Each so-manieth hit stops it. */
  readonly every: number;
  readonly on: boolean;
}

/** Where a breakpoint is hit. */
export interface Hits {
  readonly id: string;
  readonly count: number;
  /** The nearest ones that stop the replay, before and after where it stands. */
  readonly before: number | null;
  readonly after: number | null;
  /** The first ones, in order. */
  readonly positions: readonly number[];
  /** Up to which position they are counted; somebody may have stopped that. */
  readonly counted: number;
}

/** So many places of a breakpoint are told. */
const TOLD = 100;

/** One breakpoint's walk through the recording, as far as it is. */
interface Walk {
  readonly hits: number[];
  readonly walk: Generator<number, void>;
  /** Up to which position all hits are there. */
  reached: number;
  /** Nobody wants to wait for the rest; it is walked as the replay comes there. */
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
     * From now on these stop the replay, and no others. Answers once it is known where each of them is hit.
     * Throws where one names a time that is none, or its expression says nothing anywhere.
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
    /** How much of the recording is walked for the breakpoints that there are, from 0 to 1. */
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

/** The rest of a walk that somebody in a hurry may have taken further. */
function* steps(
  walk: Walk,
  goOn: (walk: Walk, length: number) => boolean,
  length: number,
): Generator<number, void> {
  while (!walk.isLeft && walk.reached < length && !goOn(walk, length)) yield walk.reached;
}
