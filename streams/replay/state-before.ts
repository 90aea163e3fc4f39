import type { FloorState } from "../../openapi/generated/live-monitor.ts";
import { type Floor, floorFromJson, FOLD_VERSION } from "../projections/floor.ts";

/**
 * Why the state that a recording begins from cannot be begun with, as a sentence and by the version of the
 * fold that wrote it; null where it is damaged.
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
 * Returns the initial state in a record; null for other records. Throws NoState if another version of the
 * fold wrote it, because every number would differ.
 */
export function stateBefore(
  record: Readonly<Record<string, unknown>>,
): { readonly floor: Floor; readonly offset: number } | null {
  const { k, fold, offset, floor } = record;
  if (k !== "state") return null;
  if (fold !== FOLD_VERSION)
    throw new NoState(
      `This recording begins from a state that version ${String(fold)} of the fold made; version ${FOLD_VERSION} can begin with its own alone.`,
      String(fold),
    );
  if (typeof offset !== "number" || typeof floor !== "object" || floor === null)
    throw new NoState("The state that this recording begins from is damaged.", null);
  return { floor: floorFromJson(floor as FloorState), offset }; // written by this fold
}
