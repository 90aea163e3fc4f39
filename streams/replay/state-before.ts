import type { FloorState } from "../../openapi/generated/live-monitor.ts";
import { type Floor, floorFromJson, FOLD_VERSION } from "../projections/floor.ts";

/**
 * Error for a replay file whose initial state cannot be used. `fold` is the version of the fold that wrote
 * the state; null if the state is damaged.
 */
export class NoState extends Error {
  override readonly name = "NoState";

  constructor(
    message: string,
    readonly fold: string | null,
  ) {
    super(message);
  }
}

/**
 * Returns the initial state in a record; null for other records. Throws NoState for a damaged state, and for
 * a state of another fold version, because all numbers based on it would differ.
 */
export function stateBefore(
  record: Readonly<Record<string, unknown>>,
): { readonly floor: Floor; readonly offset: number } | null {
  const { k, fold, offset, floor } = record;
  if (k !== "state") return null;
  if (fold !== FOLD_VERSION)
    throw new NoState(
      `This replay file begins from a state that version ${String(fold)} of the fold made; version ${FOLD_VERSION} can use only its own states.`,
      String(fold),
    );
  if (typeof offset !== "number" || typeof floor !== "object" || floor === null)
    throw new NoState("The state that this replay file begins from is damaged.", null);
  return { floor: floorFromJson(floor as FloorState), offset }; // written by this version of the fold
}
