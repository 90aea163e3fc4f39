import type { FloorState } from "../../openapi/generated/live-monitor.ts";
import { floorFromJson, floorToJson } from "../projections/floor.ts";
import { shaOf } from "../recording/sha-of.ts";

/** What a floor is, in 64 digits: the same for the same floor, however it came about. */
export const floorHash = (floor: FloorState): string => shaOf(floorToJson(floorFromJson(floor)));
