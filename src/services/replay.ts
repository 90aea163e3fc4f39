import { createContext, use } from "react";
import type { TransportRef } from "../../machines/replay.ts";
import type { Floor } from "../../streams/projections/floor.ts";
import type { Breakpoint, Hits } from "../replay/break-part.ts";
import type { AskedDesk } from "../replay/client.ts";
import type { Compared, ComparedFolds } from "../replay/compare-part.ts";
import type { Side } from "../replay/worker-state.ts";
import type { Opened } from "../replay/open-part.ts";
import type { RecordRow } from "../replay/records-part.ts";
import type { Place } from "../replay/show-part.ts";
import type { Editable, ForkMade } from "../replay/what-if-part.ts";
import type { Store } from "./frame-store.ts";

export type { Breakpoint, Compared, ComparedFolds, Editable, ForkMade, Hits, Opened, RecordRow, Side };

/** The shown state of a replay. */
export interface ShownReplay {
  /** Number of past events. */
  readonly position: number;
  /** The time that everything is counted to, ms. */
  readonly now: number;
  /** Offset of the last event. */
  readonly offset: number;
  readonly floor: Floor;
  /** Side of the floor: the original or the edited recording. */
  readonly side: Side;
}

/** A position: number of past events, and the time up to which durations count, ms. */
export type Reached = Pick<ShownReplay, "position" | "now">;

/** Computes the target of a seek from a position. */
export type Lead = (from: Reached) => Place | Promise<Place>;

/** A recording that is open, and where in it one is. */
export interface ReplayRoom {
  readonly desk: AskedDesk;
  readonly opened: Opened;
  /** Updated at most once per frame. */
  readonly shown: Store<ShownReplay>;
  /** Why the place where one last wanted to be cannot be shown; null where it is. */
  readonly trouble: Store<string | null>;
  /** Moves to a place; a running replay continues from there. */
  readonly seek: (to: Place) => void;
  /** Moves relative to the target of all earlier seeks, which may not be shown yet. */
  readonly seekFrom: (lead: Lead) => void;
  readonly transport: TransportRef;
}

export const ReplayContext = createContext<ReplayRoom | null>(null);

export function useReplay(): ReplayRoom {
  const room = use(ReplayContext);
  if (!room) throw new Error("useReplay outside of a replay");
  return room;
}

export type { LeftOut } from "../../streams/import/left-out.ts";
export type { ImportChoice, ImportFault, ImportReport } from "../replay/import-desk.ts";
