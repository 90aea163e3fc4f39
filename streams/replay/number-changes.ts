import type { MeasureName } from "../../openapi/generated/recording.ts";
import type { Known } from "../metrics/live-numbers.ts";
import type { Floor } from "../projections/floor.ts";
import type { MeasureAt } from "./holds.ts";
import { MEASURES } from "./measures.ts";

/** A number of the whole floor before and after a change. */
export interface NumberChange {
  readonly number: MeasureName;
  readonly was: Known<number>;
  readonly is: Known<number>;
}

/** A state of the floor, and the time (ms) at which it is measured. */
export interface Standing {
  readonly floor: Floor;
  readonly now: number;
}

const moment = ({ floor, now }: Standing) => ({ floor, now, offset: 0, event: null });

/** Returns the numbers that differ between two states. */
export function numberChanges(
  before: Standing,
  after: Standing,
  measure: MeasureAt,
): readonly NumberChange[] {
  return MEASURE_NAMES.flatMap((number) => {
    const [was, is] = [measure({ number }, moment(before)), measure({ number }, moment(after))];
    return was === is ? [] : [{ number, was, is }];
  });
}

/** Names of all numbers, in the order of MEASURES. */
export const MEASURE_NAMES = Object.keys(MEASURES) as readonly MeasureName[]; // exactly the keys of MEASURES
