import type { FloorState } from "../../openapi/generated/live-monitor.ts";
import { type Floor, floorFromJson, FOLD_VERSION } from "../projections/floor.ts";

/** What a recording begins from, where this record says so; null where it is about something else. Throws where another version of the fold wrote it: every number would be another. */
export function stateBefore(record: Readonly<Record<string, unknown>>): { readonly floor: Floor; readonly offset: number } | null {
  const { k, fold, offset, floor } = record;
  if (k !== "state") return null;
  if (fold !== FOLD_VERSION) throw new Error(`This recording begins from a state that version ${String(fold)} of the fold made; version ${FOLD_VERSION} can begin with its own alone.`);
  if (typeof offset !== "number" || typeof floor !== "object" || floor === null) throw new Error("The state that this recording begins from is damaged.");
  return { floor: floorFromJson(floor as FloorState), offset }; // written by this fold
}
