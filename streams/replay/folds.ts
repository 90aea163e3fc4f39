import type { Told } from "../events/event.ts";
import { evolveFloor } from "../projections/evolve-floor.ts";
import { FOLD_VERSION, type Floor } from "../projections/floor.ts";

/** What follows from a batch of events, as one version of the fold has it. */
export type Fold = (floor: Floor, events: readonly Told[]) => Floor;

const aboutDevices: ReadonlySet<string> = new Set(["poc-connected", "poc-disconnected", "poc-enrolled", "poc-unrolled"]);

/**
 * Every released version of the fold, by its number. Where the fold changes, what it did before stays here, told by
 * how it differs from the one after it: version 1 heard of display devices and kept nothing of them.
 */
export const FOLDS: ReadonlyMap<number, Fold> = new Map([
  [1, (floor, events) => evolveFloor(floor, events.filter(({ type, time }) => !aboutDevices.has(type) || Number.isNaN(Date.parse(time))))],
  [FOLD_VERSION, evolveFloor],
]);
