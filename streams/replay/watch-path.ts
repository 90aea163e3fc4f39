import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { emptyFloor } from "../projections/floor.ts";
import { Keyed } from "../projections/keyed.ts";
import type { MeasureAt } from "./holds.ts";
import { MEASURE_NAMES } from "./number-changes.ts";
import { memberOf, membersOf } from "./state-parts.ts";
import type { Moment } from "./verdict.ts";
import { type PathName, WrongExpression } from "./watch-expression.ts";

/** Names and metrics of a replay file, which watch expressions use. */
export interface Watching {
  readonly names: RecordingHeader["names"];
  readonly measure: MeasureAt;
  /** True if the replay file contains a segment of that name or id. */
  readonly hasSegment: (name: string) => boolean;
}

/** First name of a path to a number. */
export const NUMBERS = "numbers";
const SIZE = "size";
const SEGMENTS_LISTED = 12;
const MEMBERS = Object.keys(emptyFloor("UTC"));

/** Possible first names of a path. */
const BEGINNINGS: readonly string[] = [NUMBERS, ...MEMBERS];

/**
 * Returns a reader of a path, with its names resolved once. `numbers.waiting` is a metric of the whole floor,
 * `numbers.waiting.Sales` the same metric of a segment. Other paths, such as `segments.Sales.free` or
 * `queue.size`, lead into the state of the floor. Rows are named by id; segments and agents also by name.
 * Throws a WrongExpression for an unknown path.
 */
export function pathReader(
  [first, ...rest]: readonly PathName[],
  { names, measure, hasSegment }: Watching,
): (moment: Moment) => unknown {
  if (first === undefined) return () => undefined;
  if (first.name === NUMBERS) {
    const [second, ...segment] = rest;
    if (second === undefined)
      throw new WrongExpression("which-number", first.at, first.name, { known: MEASURE_NAMES });
    const number = MEASURE_NAMES.find((known) => known === second.name);
    if (number === undefined)
      throw new WrongExpression("no-number", second.at, second.name, { known: MEASURE_NAMES });
    const [beginning] = segment;
    if (beginning === undefined) return (moment) => measure({ number }, moment);
    const measured = { number, segment: segment.map(({ name }) => name).join(".") };
    if (!hasSegment(measured.segment))
      throw new WrongExpression("no-segment", beginning.at, measured.segment, {
        known: Object.values(names.segments).slice(0, SEGMENTS_LISTED),
      });
    return (moment) => measure(measured, moment);
  }
  if (!MEMBERS.includes(first.name))
    throw new WrongExpression("no-member", first.at, first.name, { known: BEGINNINGS });
  const steps = rest.map(({ name }) => ({ name, id: idOf(names, name) }));
  return ({ floor }) => {
    let value = memberOf(floor, first.name);
    for (const { name, id } of steps) {
      const own = memberOf(value, name) ?? memberOf(value, id);
      value = own === undefined && name === SIZE ? sizeOf(value) : own;
    }
    return value;
  };
}

/** Returns the id of a segment with this name, otherwise of a user; other names are returned unchanged. */
function idOf({ segments, users }: RecordingHeader["names"], name: string): string {
  return (
    [...Object.entries(users), ...Object.entries(segments)].findLast(([, called]) => called === name)?.[0] ??
    name
  );
}

const sizeOf = (value: unknown): number | undefined =>
  value instanceof Keyed ? value.size : membersOf(value)?.size;
