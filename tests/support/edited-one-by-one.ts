import type { FoldEvent } from "../../streams/events/event.ts";
import type { Edit } from "../../streams/replay/what-if/edit.ts";

interface ForkedEvent {
  readonly origin: number | null;
  readonly fact: FoldEvent;
}

interface Slot extends ForkedEvent {
  readonly stays: boolean;
}

/** Applies edits to a list of events, each edit to the whole list: slow, and easy to verify. */
export function editedOneByOne(events: readonly FoldEvent[], edits: readonly Edit[]): readonly ForkedEvent[] {
  let slots: readonly Slot[] = events.map((fact, origin) => ({ origin, fact, stays: true }));
  for (const edit of edits) slots = edited(slots, edit);
  let last = (events[0]?.offset ?? 1) - 1;
  return slots.map(({ origin, fact, stays }) => {
    last = stays ? Math.max(last + 1, fact.offset) : last + 1;
    return { origin, fact: fact.offset === last ? fact : { ...fact, offset: last } };
  });
}

function edited(slots: readonly Slot[], edit: Edit): readonly Slot[] {
  if (edit.edit === "insert")
    return slots.toSpliced(placeBefore(slots, edit.event), 0, {
      origin: null,
      fact: { source: "/edit", offset: 0, ...edit.made },
      stays: false,
    });
  if (edit.edit === "drop-all") {
    const gone = new Set<number | null>(edit.events);
    return slots.filter(({ origin }) => !gone.has(origin));
  }
  const at = slots.findIndex(({ origin }) => origin === edit.event);
  const slot = slots[at];
  if (!slot) return slots;
  switch (edit.edit) {
    case "drop":
      return slots.toSpliced(at, 1);
    case "duplicate":
      return slots.toSpliced(at + 1, 0, { ...slot, origin: null, stays: false });
    case "change":
      return slots.with(at, { ...slot, fact: { ...slot.fact, data: edit.data } });
    case "move":
      return edit.before === edit.event
        ? slots
        : put(slots.toSpliced(at, 1), { ...slot, stays: false }, (others) =>
            placeBefore(others, edit.before),
          );
    case "delay": {
      const time = Date.parse(slot.fact.time) + edit.ms;
      const moved = { ...slot, fact: { ...slot.fact, time: new Date(time).toISOString() } };
      const [before, after] = [slots[at - 1], slots[at + 1]];
      const fits = (!before || timeOf(before) <= time) && (!after || time <= timeOf(after));
      return fits
        ? slots.with(at, moved)
        : put(slots.toSpliced(at, 1), { ...moved, stays: false }, (others) =>
            others.findIndex((other) => timeOf(other) > time),
          );
    }
  }
}

const timeOf = ({ fact }: Slot): number => Date.parse(fact.time);

/** Puts one where it belongs among the others; at the end where that is -1. */
function put(
  others: readonly Slot[],
  slot: Slot,
  placeIn: (others: readonly Slot[]) => number,
): readonly Slot[] {
  const at = placeIn(others);
  return others.toSpliced(at === -1 ? others.length : at, 0, slot);
}

/** Returns the place before an event; if that event is gone, the place before its successor. */
function placeBefore(slots: readonly Slot[], event: number): number {
  const at = slots.findIndex(({ origin }) => origin === event);
  if (at !== -1) return at;
  const behind = slots.findIndex(({ origin }) => origin !== null && origin > event);
  return behind === -1 ? slots.length : behind;
}
