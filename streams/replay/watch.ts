import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { Keyed } from "../projections/keyed.ts";
import type { MeasureAt } from "./holds.ts";
import { MEASURE_NAMES } from "./number-changes.ts";
import { memberOf, membersOf, plain } from "./state-parts.ts";
import type { Moment } from "./verdict.ts";

/** What a watched path says at a moment: nothing where it leads to nothing there. */
export type Watched = { readonly value: unknown } | { readonly fault: WatchFault };

/** Why a path can say nothing anywhere: the name that is none, and what it could be. */
interface WatchFault {
  readonly what: "empty" | "no-number" | "no-member";
  readonly name: string;
  readonly known: readonly string[];
}

/** Names that may hold dots stand in quotes. */
const NAME = /"([^"]*)"|[^."]+/g;
const NUMBERS = "numbers";
const SIZE = "size";

export interface Watching {
  readonly names: RecordingHeader["names"];
  readonly measure: MeasureAt;
}

/**
 * What a path leads to: `numbers.waiting` a number, `numbers.waiting.Sales` that of a segment, anything else into the
 * state of the floor, rows by id or, for segments and agents, by name: `segments.Sales.free`, `queue.size`.
 */
export function watched(path: string, moment: Moment, { names, measure }: Watching): Watched {
  const [first, ...rest] = [...path.matchAll(NAME)].map(([text, quoted]) => (quoted ?? text).trim());
  if (first === undefined) return { fault: { what: "empty", name: "", known: [NUMBERS, ...Object.keys(moment.floor)] } };
  if (first === NUMBERS) {
    const [name = "", ...segment] = rest;
    const number = MEASURE_NAMES.find((known) => known === name);
    if (number === undefined) return { fault: { what: "no-number", name, known: MEASURE_NAMES } };
    return { value: measure({ number, ...(segment.length > 0 && { segment: segment.join(".") }) }, moment) };
  }
  if (!(first in moment.floor)) return { fault: { what: "no-member", name: first, known: [NUMBERS, ...Object.keys(moment.floor)] } };
  const ids = idsOf(names);
  let value: unknown = memberOf(moment.floor, first);
  for (const name of rest) {
    const own = memberOf(value, name) ?? memberOf(value, ids.get(name) ?? name);
    value = own === undefined && name === SIZE ? sizeOf(value) : own;
  }
  return { value: plain(value) };
}

const idsOf = ({ segments, users }: RecordingHeader["names"]): ReadonlyMap<string, string> => new Map([...Object.entries(users), ...Object.entries(segments)].map(([id, name]) => [name, id]));

const sizeOf = (value: unknown): number | undefined => (value instanceof Keyed ? value.size : membersOf(value)?.size);
