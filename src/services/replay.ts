import { createContext, use } from "react";
import type { TransportRef } from "../../machines/replay.ts";
import type { Floor } from "../../streams/projections/floor.ts";
import type { Breakpoint, Hits } from "../replay/break-part.ts";
import type { AskedDesk } from "../replay/client.ts";
import type { Compared, ComparedFolds } from "../replay/compare-part.ts";
import type { Side } from "../replay/held.ts";
import type { Opened } from "../replay/open-part.ts";
import type { RecordRow } from "../replay/records-part.ts";
import type { Place } from "../replay/show-part.ts";
import type { Editable, ForkMade } from "../replay/what-if-part.ts";
import type { Store } from "./frame-store.ts";

export type { Breakpoint, Compared, ComparedFolds, Editable, ForkMade, Hits, Opened, RecordRow, Side };

/** What of a replay is shown at a moment. */
export interface ShownReplay {
  /** How many events have happened. */
  readonly position: number;
  /** The time that everything is counted to, ms. */
  readonly now: number;
  /** Of the last event that happened. */
  readonly offset: number;
  readonly floor: Floor;
  /** Of which of the two the floor is: the recording as it was, or as somebody edited it. */
  readonly side: Side;
}

/** Where one has come to: how many events have happened, and the time that everything is counted to, ms. */
export type Reached = Pick<ShownReplay, "position" | "now">;

/** Where somebody goes on to from there. */
export type Lead = (from: Reached) => Place | Promise<Place>;

/** A recording that is open, and where in it one is. */
export interface ReplayRoom {
  readonly desk: AskedDesk;
  readonly opened: Opened;
  /** Told at most once a frame. */
  readonly shown: Store<ShownReplay>;
  /** Why the place where one last wanted to be cannot be shown; null where it is. */
  readonly trouble: Store<string | null>;
  /** Goes there; a replay that plays goes on from there. */
  readonly seek: (to: Place) => void;
  /** Goes on from where everything before it leads, which what is shown may not have come to yet. */
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
