import type { Event } from "../../../openapi/generated/live-monitor.ts";
import type { RecordingGap } from "../../../openapi/generated/recording.ts";
import type { PendingFold } from "../../../streams/pending-fold.ts";
import type { Floor } from "../../../streams/projections/floor.ts";
import type { Following, Held } from "../../../streams/reconcile.ts";

type Pending = PendingFold<Floor>;

/** What becomes of the floor, in order. */
export interface FloorNews {
  /** The floor is this from now on, whatever it was before. */
  readonly begin: (begin: { readonly epoch: string; readonly offset: number; readonly floor: () => Floor }) => void;
  readonly events: (events: readonly Event[]) => void;
  readonly gap: (gap: RecordingGap) => void;
}

/** Tells the events of the live floor as they are folded, each once and in order; and what was missing, and how it came. */
export function floorTap(heard: FloorNews) {
  let held: Held<Pending> | null = null;
  let folds: { readonly from: Pending; readonly to: Pending; readonly events: readonly Event[] }[] = [];
  let asked: { readonly from: number; readonly to: number } | null = null;

  /** The folds that led to a state, and the state that the first of them began from. */
  const wayTo = (state: Pending): { readonly root: Pending; readonly events: readonly Event[] } => {
    const fold = folds.find(({ to }) => to === state);
    if (!fold) return { root: state, events: [] };
    const before = wayTo(fold.from);
    return { root: before.root, events: [...before.events, ...fold.events] };
  };

  return {
    folded: (fold: (typeof folds)[number]): void => void folds.push(fold),
    followed: (now: Following<Pending>): void => {
      if (now.held && now.held.state !== held?.state) {
        const { root, events } = wayTo(now.held.state);
        const { epoch, offset } = now.held;
        const began = offset - events.length;
        if (root !== held?.state) {
          heard.begin({ epoch, offset: began, floor: () => root.state() });
          if (held && held.epoch === epoch && began > held.offset) heard.gap({ k: "gap", from: held.offset + 1, until: began, via: "snapshot" });
          asked = null;
        }
        if (events.length > 0) heard.events(events);
        held = now.held;
      }
      folds = [];
      if (asked && held && held.offset >= asked.to) {
        heard.gap({ k: "gap", from: asked.from, until: asked.to, via: "range" });
        asked = null;
      }
      const ask = now.asked?.ask;
      if (ask?.kind === "range") asked = { from: ask.from, to: ask.to };
    },
    /** How the floor stands; null before it does. */
    now: (): { readonly offset: number; readonly floor: Floor } | null => held && { offset: held.offset, floor: held.state.state() },
  };
}
