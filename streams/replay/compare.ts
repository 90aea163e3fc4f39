import type { Event } from "../../openapi/generated/live-monitor.ts";

/** What is compared of an event. */
type Compared = Pick<Event, "type" | "subject" | "time" | "data">;

/**
 * Where two recordings differ: an event that only one of them has, or that says something else in the other.
 */
export type Difference<Some extends Compared = Event> =
  | { readonly what: "first-only" | "second-only"; readonly event: Some }
  | { readonly what: "changed"; readonly first: Some; readonly second: Some };

export interface Comparison<Some extends Compared = Event> {
  /** In order. */
  readonly differences: readonly Difference<Some>[];
  /** How many events say the same in both. */
  readonly same: number;
}

/** What tells an event from the others of its recording, whatever ids and offsets that gave it. */
const keyOf = ({ type, subject, time }: Compared): string => JSON.stringify([type, subject, time]);

const hasSameKey = (one: Compared, other: Compared): boolean =>
  one.type === other.type && one.subject === other.subject && one.time === other.time;

const saysTheSame = (one: Compared, other: Compared): boolean =>
  one.data === other.data || JSON.stringify(one.data) === JSON.stringify(other.data);

/** So many events are looked at in one step. */
const STRETCH = 1_000;

type Places = ReadonlyMap<string, readonly number[]>;

/** The places (ascending) at which each key stands, from one place on. */
function* placesOf(events: readonly Compared[], from: number, done: number): Generator<number, Places> {
  const places = new Map<string, number[]>();
  for (let index = from; index < events.length; index++) {
    const event = events[index];
    if (!event) continue;
    const key = keyOf(event);
    const known = places.get(key);
    if (known) known.push(index);
    else places.set(key, [index]);
    if (index % STRETCH === 0) yield done;
  }
  return places;
}

/** How many events ahead an event of the other recording comes next; Infinity where it comes no more. */
function ahead(places: Places, event: Compared, from: number): number {
  const known = places.get(keyOf(event)) ?? [];
  let [low, high] = [0, known.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((known[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return (known[low] ?? Infinity) - from;
}

/**
 * Two recordings side by side. What stands elsewhere in the other is told as missing here and put in there.
 * Tells with each step how many events of both are laid beside each other.
 */
export function* comparing<Some extends Compared>(
  first: readonly Some[],
  second: readonly Some[],
): Generator<number, Comparison<Some>> {
  const differences: Difference<Some>[] = [];
  let same = 0;
  let [i, j] = [0, 0];
  // Where each event stands has to be known only once the two no longer go on together.
  let places: { readonly first: Places; readonly second: Places } | null = null;
  for (let step = 1; ; step++) {
    const [a, b] = [first[i], second[j]];
    if (!a && !b) return { differences, same };
    if (a && b && hasSameKey(a, b)) {
      if (saysTheSame(a, b)) same++;
      else differences.push({ what: "changed", first: a, second: b });
      i++;
      j++;
    } else {
      places ??= { first: yield* placesOf(first, i, i + j), second: yield* placesOf(second, j, i + j) };
      const [toA, toB] = [
        a ? ahead(places.second, a, j) : Infinity,
        b ? ahead(places.first, b, i) : Infinity,
      ];
      if (a && (!b || toA >= toB)) {
        differences.push({ what: "first-only", event: a });
        i++;
      } else if (b) {
        differences.push({ what: "second-only", event: b });
        j++;
      }
    }
    if (step % STRETCH === 0) yield i + j;
  }
}

/** The same at once. */
export function compare<Some extends Compared>(
  first: readonly Some[],
  second: readonly Some[],
): Comparison<Some> {
  const steps = comparing(first, second);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
