import type { Event } from "../../../openapi/generated/live-monitor.ts";
import type { RecordingGap } from "../../../openapi/generated/recording.ts";
import type { PendingFold } from "../../../streams/pending-fold.ts";
import type { Floor } from "../../../streams/projections/floor.ts";
import type { Following, Held } from "../../../streams/reconcile.ts";
import type { RingStart } from "../../../streams/recording/ring.ts";

type Pending = PendingFold<Floor>;

/** A step of the live floor: `events` changed the floor state `from` to the floor state `to`. */
interface Fold {
  readonly from: Pending;
  readonly events: readonly Event[];
  readonly to: Pending;
}

/** Receives the changes of the floor, in order. */
interface FloorReceiver {
  /** Replaces the floor state. */
  readonly begin: (start: RingStart<Floor>) => void;
  /** `start` is the floor state before these events, `after` the floor state with them. */
  readonly events: (start: RingStart<Floor>, events: readonly Event[], after: Pending) => void;
  readonly gap: (gap: RecordingGap) => void;
}

/**
 * Forwards each event of the live floor once, in the order in which the page applied it to the floor state.
 * Also reports a gap in the events after a snapshot or a requested range of events has closed it.
 */
export function floorTap(receiver: FloorReceiver) {
  let held: Held<Pending> | null = null;
  let folds: Fold[] = [];
  let asked: { readonly from: number; readonly to: number } | null = null;

  /** Returns the stored steps that led to a floor state, in order. */
  const foldsTo = (state: Pending): Fold[] => {
    const path: Fold[] = [];
    for (let fold = folds.find(({ to }) => to === state); fold;) {
      path.unshift(fold);
      const { from } = fold;
      fold = folds.find(({ to }) => to === from);
    }
    return path;
  };

  return {
    folded: (fold: Fold): void => void folds.push(fold),
    followed: (now: Following<Pending>): void => {
      if (now.held && now.held.state !== held?.state) {
        const path = foldsTo(now.held.state);
        const { epoch, offset } = now.held;
        const root = path[0]?.from ?? now.held.state;
        let reached = offset - path.reduce((sum, { events }) => sum + events.length, 0);
        if (root !== held?.state) {
          receiver.begin({ epoch, offset: reached, folded: root });
          if (held && held.epoch === epoch && reached > held.offset)
            receiver.gap({ k: "gap", from: held.offset + 1, until: reached, via: "snapshot" });
          asked = null;
        }
        for (const { from, events, to } of path) {
          receiver.events({ epoch, offset: reached, folded: from }, events, to);
          reached += events.length;
        }
        held = now.held;
      }
      folds = [];
      if (asked && held && held.offset >= asked.to) {
        receiver.gap({ k: "gap", from: asked.from, until: asked.to, via: "range" });
        asked = null;
      }
      const ask = now.asked?.ask;
      if (ask?.kind === "range") asked = { from: ask.from, to: ask.to };
    },
    /** Returns the current floor state; null before it is loaded. */
    now: (): { readonly offset: number; readonly floor: Floor } | null =>
      held && { offset: held.offset, floor: held.state.state() },
  };
}
