import type { FoldEvent } from "../events/event.ts";
import { evolveFloor } from "../projections/evolve-floor.ts";
import { FOLD_VERSION, type Floor } from "../projections/floor.ts";

/**
 * The fold is the function that computes the floor state: it applies a batch of events to the state before
 * them.
 */
export type Fold = (floor: Floor, events: readonly FoldEvent[]) => Floor;

/** A version of the fold. A new version can compute another state from the same events. */
export interface FoldVersion {
  readonly fold: Fold;
  /** Returns true if this version and the next one may fold the event differently. */
  readonly partsAt: (event: FoldEvent) => boolean;
}

const aboutDevices: ReadonlySet<string> = new Set([
  "poc-connected",
  "poc-disconnected",
  "poc-enrolled",
  "poc-unrolled",
]);

const isOfDevice = ({ type, time }: FoldEvent): boolean =>
  aboutDevices.has(type) && !Number.isNaN(Date.parse(time));

/**
 * All released versions of the fold by number. An older version is defined by its difference from the next
 * one: version 1 ignored display devices.
 */
export const FOLDS: ReadonlyMap<number, FoldVersion> = new Map([
  [
    1,
    {
      fold: (floor: Floor, events: readonly FoldEvent[]) =>
        evolveFloor(
          floor,
          events.filter((event) => !isOfDevice(event)),
        ),
      partsAt: isOfDevice,
    },
  ],
  [FOLD_VERSION, { fold: evolveFloor, partsAt: () => false }],
]);
