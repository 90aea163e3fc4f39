import type { FloorState } from "../../openapi/generated/live-monitor.ts";
import { floorFromJson, floorToJson } from "../projections/floor.ts";
import { shaOf } from "../recording/sha-of.ts";

/** Returns a hash of a floor in 64 digits: equal for equal floors, independent of their history. */
export const floorHash = (floor: FloorState): string => shaOf(floorToJson(floorFromJson(floor)));
