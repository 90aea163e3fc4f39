import type { FloorState } from "../../openapi/generated/live-monitor.ts";
import { floorFromJson, floorToJson } from "../projections/floor.ts";
import { shaOf } from "../recording/sha-of.ts";

/**
 * Returns a hash of a floor state (64 digits). Equal states have equal hashes, regardless of the events that
 * led to them.
 */
export const floorHash = (floor: FloorState): string => shaOf(floorToJson(floorFromJson(floor)));
