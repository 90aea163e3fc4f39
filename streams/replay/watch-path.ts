import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { emptyFloor } from "../projections/floor.ts";
import { Keyed } from "../projections/keyed.ts";
import type { MeasureAt } from "./holds.ts";
import { MEASURE_NAMES } from "./number-changes.ts";
import { memberOf, membersOf } from "./state-parts.ts";
import type { Moment } from "./verdict.ts";
import { type PathName, WrongExpression } from "./watch-expression.ts";

/** What names mean in a recording. */
export interface Watching {
  readonly names: RecordingHeader["names"];
  readonly measure: MeasureAt;
  /** True if anything is told of a segment of that name or id anywhere. */
  readonly hasSegment: (name: string) => boolean;
}

/** Paths into the numbers begin so. */
export const NUMBERS = "numbers";
const SIZE = "size";
const SEGMENTS_TOLD = 12;
const MEMBERS = Object.keys(emptyFloor("UTC"));

/** Where a watched path can begin. */
const BEGINNINGS: readonly string[] = [NUMBERS, ...MEMBERS];

/**
 * What a path leads to at a moment: `numbers.waiting` a number, `numbers.waiting.Sales` that of a segment,
 * anything else into the state of the floor, rows by id or, for segments and agents, by name:
 * `segments.Sales.free`, `queue.size`. Names are looked up once. Throws a WrongExpression where it leads to
 * nothing anywhere.
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
        known: Object.values(names.segments).slice(0, SEGMENTS_TOLD),
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

/** A segment's or, where no segment is called so, a user's; others keep the name that they have. */
function idOf({ segments, users }: RecordingHeader["names"], name: string): string {
  return (
    [...Object.entries(users), ...Object.entries(segments)].findLast(([, called]) => called === name)?.[0] ??
    name
  );
}

const sizeOf = (value: unknown): number | undefined =>
  value instanceof Keyed ? value.size : membersOf(value)?.size;
