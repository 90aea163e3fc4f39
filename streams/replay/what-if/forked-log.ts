import type { Event } from "../../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../../openapi/generated/recording.ts";
import { idOf, Key, type FoldEvent } from "../../events/event.ts";
import { FOLD_VERSION, floorToJson } from "../../projections/floor.ts";
import { clockOf, positionOfOffset, type RecordedLog } from "../recorded-log.ts";
import { spanOf } from "../records/record-moments.ts";
import type { Edit } from "./edit.ts";
import { editedEvents, isRun, type Touched } from "./edited-events.ts";

/** An edited copy of a replay file, marked as edited. The original replay file is not changed. */
export interface Fork {
  readonly log: RecordedLog;
  /** Index of each event in the original replay file; -1 for added ones. */
  readonly origins: Int32Array;
  /** Number of events before the first edit. */
  readonly same: number;
}

/** Events copied per step. */
const STRETCH = 10_000;

/**
 * Builds the edited replay file. Offsets ascend, and each event has only the members that the fold needs.
 * Yields the number of copied events after each step.
 */
export function* forking(log: RecordedLog, edits: readonly Edit[], name: string): Generator<number, Fork> {
  const pieces = editedEvents(log, edits);
  const length = pieces.reduce((sum, piece) => sum + (isRun(piece) ? piece.until - piece.from : 1), 0);
  const [times, offsets] = [new Float64Array(length), new Float64Array(length)];
  const [types, origins] = [new Uint32Array(length), new Int32Array(length)];
  const facts: FoldEvent[] = [];
  const keys: Key[] = [];
  const typeNames = [...log.typeNames];
  let last = (log.offsets[0] ?? 1) - 1;
  const put = (
    fact: FoldEvent,
    key: Key,
    type: number,
    time: number,
    origin: number,
    stays: boolean,
  ): void => {
    const place = facts.length;
    last = stays ? Math.max(last + 1, fact.offset) : last + 1;
    facts.push(fact.offset === last ? fact : { ...fact, offset: last });
    keys.push(key);
    times[place] = time;
    offsets[place] = last;
    types[place] = type;
    origins[place] = origin;
  };
  const typeOf = (name: string): number =>
    typeNames.includes(name) ? typeNames.indexOf(name) : typeNames.push(name) - 1;
  const touch = ({ origin, fact, stays }: Touched): void =>
    put(fact, new Key(idOf(fact.subject)), typeOf(fact.type), Date.parse(fact.time), origin ?? -1, stays);
  for (const piece of pieces) {
    if (!isRun(piece)) {
      touch(piece);
      continue;
    }
    for (let place = piece.from; place < piece.until; place++) {
      const [fact, key] = [log.facts[place], log.keys[place]];
      if (fact && key) put(fact, key, log.types[place] ?? 0, log.times[place] ?? NaN, place, true);
      if (place % STRETCH === 0) yield facts.length;
    }
  }
  const [first] = pieces;
  const header: RecordingHeader = {
    ...log.header,
    name,
    fold: FOLD_VERSION,
    events: length,
    edited: true,
    sealed: true,
  };
  const { channel, epoch } = header.stream;
  const clock = clockOf(times);
  const event = async (place: number): Promise<Event> => {
    const fact = facts[place];
    if (!fact)
      throw new RangeError(`There is no event at index ${place}: the replay file has ${length} events.`);
    return { specversion: "1.0", channel, epoch, ...fact, id: `edit/${fact.offset}/${fact.subject}` };
  };
  return {
    log: {
      header,
      begin: log.begin,
      length,
      facts,
      keys,
      times,
      clock,
      offsets,
      types,
      typeNames,
      records: [],
      span: spanOf([], clock),
      event,
    },
    origins,
    same: first && isRun(first) && first.from === 0 ? first.until : 0,
  };
}

/**
 * Yields the records of a fork's file after the header. Recorded events keep their envelope, and removed
 * events are declared as gaps. The expectations of the replay file are kept, so that an evaluation of the
 * fork shows which of them the edits violate.
 */
export async function* forkedRecords(
  log: RecordedLog,
  { log: forked, origins }: Fork,
): AsyncGenerator<object> {
  const { floor, offset } = log.begin;
  if (offset > 0) yield { k: "state", offset, fold: FOLD_VERSION, floor: floorToJson(floor) };
  for (const { k, record } of log.records) if (k === "expectation") yield record;
  let next = forked.header.stream.first;
  for (const [place, fact] of forked.facts.entries()) {
    const until = fact.offset - 1;
    const gap =
      positionOfOffset(log, until) > positionOfOffset(log, next - 1)
        ? { k: "gap", from: next, until, via: "edit" }
        : gapIn(log, next, until);
    if (gap) yield gap;
    next = fact.offset + 1;
    const origin = origins[place] ?? -1;
    yield origin === -1
      ? await forked.event(place)
      : { ...(await log.event(origin)), time: fact.time, data: fact.data, offset: fact.offset };
  }
}

/**
 * Returns the first gap record of the replay file that overlaps the offsets `first` to `last` (inclusive).
 */
const gapIn = ({ records }: RecordedLog, first: number, last: number): object | undefined =>
  records.find(
    ({ k, record: { from, until } }) =>
      k === "gap" && typeof from === "number" && typeof until === "number" && from <= last && until >= first,
  )?.record;
