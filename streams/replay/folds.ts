import type { Told } from "../events/event.ts";
import { evolveFloor } from "../projections/evolve-floor.ts";
import { FOLD_VERSION, type Floor } from "../projections/floor.ts";

/** What follows from a batch of events, as one version of the fold has it. */
export type Fold = (floor: Floor, events: readonly Told[]) => Floor;

/** A version of the fold. */
export interface FoldVersion {
  readonly fold: Fold;
  /**
   * True if it may fold an event otherwise than the version after it does: everything else the two of them
   * fold alike.
   */
  readonly partsAt: (event: Told) => boolean;
}

const aboutDevices: ReadonlySet<string> = new Set([
  "poc-connected",
  "poc-disconnected",
  "poc-enrolled",
  "poc-unrolled",
]);

const isOfDevice = ({ type, time }: Told): boolean =>
  aboutDevices.has(type) && !Number.isNaN(Date.parse(time));

/**
 * Every released version of the fold, by its number. Where the fold changes, what it did before stays here,
 * told by how it differs from the one after it: version 1 heard of display devices and kept nothing of them.
 */
export const FOLDS: ReadonlyMap<number, FoldVersion> = new Map([
  [
    1,
    {
      fold: (floor: Floor, events: readonly Told[]) =>
        evolveFloor(
          floor,
          events.filter((event) => !isOfDevice(event)),
        ),
      partsAt: isOfDevice,
    },
  ],
  [FOLD_VERSION, { fold: evolveFloor, partsAt: () => false }],
]);
