import { idOf, type FoldEvent } from "../events/event.ts";
import { evolveFloor } from "../projections/evolve-floor.ts";
import type { Floor } from "../projections/floor.ts";
import type { RecordedLog } from "./recorded-log.ts";

/**
 * Outcome of a waiting customer with its time (ms): `waiting` if the replay file ends first, `ended` if the
 * wait ended without an answer and was not counted as abandoned.
 */
export interface Fate {
  readonly how: "answered" | "abandoned" | "ended" | "waiting";
  readonly at: number;
}

/** Outcomes of a replay file's queue entries, by id. */
export type Fates = ReadonlyMap<string, Fate>;

/** Events per step. */
const STRETCH = 500;

/** Reads the outcome of each queue entry of a replay file. Yields the position after each range. */
export function* readingFates(log: RecordedLog): Generator<number, Fates> {
  const fates = new Map<string, Fate>();
  let floor = log.begin.floor;
  for (let position = 1; position <= log.length; position++) {
    const fact = log.facts[position - 1];
    if (!fact) continue;
    const entry = mayEnd(fact, floor);
    floor = evolveFloor(floor, [fact]);
    // The entry has ended only if the fold removed it from the queue; the fold ignores contradictory events.
    if (entry !== null && !floor.queue.get(entry))
      fates.set(entry, { how: howOf(floor, entry), at: log.clock[position - 1] ?? 0 });
    if (position % STRETCH === 0) yield position;
  }
  const last = log.clock.at(-1) ?? 0;
  floor.queue.forEach(({ id }) => void fates.set(id, { how: "waiting", at: last }));
  return fates;
}

/** Returns the id of the waiting queue entry that an event may end; null if there is none. */
function mayEnd({ type, subject, data }: FoldEvent, floor: Floor): string | null {
  const entry = namedBy(type, subject, data, floor);
  return entry !== null && floor.queue.get(entry) ? entry : null;
}

function namedBy(type: string, subject: string, data: FoldEvent["data"], floor: Floor): string | null {
  const ofContact = (contact: unknown) =>
    typeof contact === "string" ? (floor.contacts.get(contact)?.queue ?? null) : null;
  if (type === "queue-abandoned") return idOf(subject);
  if (type === "contact-ended") return ofContact(idOf(subject));
  if (type !== "call-created") return null;
  return typeof data["queue"] === "string" ? data["queue"] : ofContact(data["contact"]);
}

function howOf({ ended }: Floor, entry: string): Fate["how"] {
  const how = (ended.young.get(`queue/${entry}`) ?? ended.old.get(`queue/${entry}`))?.how;
  return how === "answered" || how === "abandoned" ? how : "ended";
}
