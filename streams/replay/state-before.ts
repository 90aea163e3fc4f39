import type { FloorState } from "../../openapi/generated/live-monitor.ts";
import { type Floor, floorFromJson, FOLD_VERSION } from "../projections/floor.ts";

/** What a recording begins from, where its first record says so; null: from an empty floor, or from one that this version cannot read. */
export function stateBefore(record: Readonly<Record<string, unknown>>): { readonly floor: Floor; readonly offset: number } | null {
  const { k, fold, offset, floor } = record;
  if (k !== "state" || fold !== FOLD_VERSION || typeof offset !== "number" || typeof floor !== "object" || floor === null) return null;
  return { floor: floorFromJson(floor as FloorState), offset }; // written by this fold
}
