import { createContext, use } from "react";
import type { TransportRef } from "../../machines/replay.ts";
import type { Floor } from "../../streams/projections/floor.ts";
import type { Refusal } from "../../streams/recording/refusal.ts";
import type { Breakpoint, Hits } from "../replay/break-part.ts";
import type { AskedDesk } from "../replay/client.ts";
import type { Compared, ComparedFolds } from "../replay/compare-part.ts";
import type { ImportChoice, ImportFault, ImportOutcome, ImportReport } from "../replay/import-desk.ts";
import type { Side } from "../replay/worker-state.ts";
import type { Opened } from "../replay/open-part.ts";
import type { RecordRow } from "../replay/records-part.ts";
import type { Place } from "../replay/show-part.ts";
import type { Editable, ForkMade } from "../replay/what-if-part.ts";
import type { Store } from "./frame-store.ts";
import type { Fetching, LogStretch } from "./log-stretch.ts";

export type { Breakpoint, Compared, ComparedFolds, Editable, ForkMade, Hits, Opened, Place, RecordRow, Side };
export type { ImportChoice, ImportFault, ImportReport };
export type { LeftOut } from "../../streams/import/left-out.ts";

/** The shown state of a replay. */
export interface ShownReplay {
  /** Number of past events. */
  readonly position: number;
  /** The shown time (ms), up to which durations count. */
  readonly now: number;
  /** Offset of the last past event. */
  readonly offset: number;
  readonly floor: Floor;
  /** Side of the comparison: the original or the edited replay file. */
  readonly side: Side;
}

/** A position: number of past events, and the shown time (ms). */
export type Reached = Pick<ShownReplay, "position" | "now">;

/** Returns the target of a relative seek that starts at `from`. */
export type Lead = (from: Reached) => Place | Promise<Place>;

/** The open replay file and the position in it. */
export interface ReplayRoom {
  readonly desk: AskedDesk;
  readonly opened: Opened;
  /** Updated at most once per frame. */
  readonly shown: Store<ShownReplay>;
  /** Reason why the last requested position cannot be shown; null if it is shown. */
  readonly trouble: Store<string | null>;
  /** Moves to a position. A running replay continues from there. */
  readonly seek: (to: Place) => void;
  /** Moves relative to the target of earlier moves, even if that target is not shown yet. */
  readonly seekFrom: (lead: Lead) => void;
  readonly transport: TransportRef;
}

export const ReplayContext = createContext<ReplayRoom | null>(null);

export function useReplay(): ReplayRoom {
  const room = use(ReplayContext);
  if (!room) throw new Error("useReplay must be used within a ReplayContext");
  return room;
}

/** Opens one replay file at a time. */
export interface ReplaySystem {
  readonly transport: TransportRef;
  /** The open replay file; null if none is open. */
  readonly room: Store<ReplayRoom | null>;
  /** Opens a replay file, replacing the open one. */
  readonly open: (request: ReplayRequest) => Promise<void>;
  readonly close: () => void;
  readonly stop: () => void;
}

/** A replay file to open. */
export interface ReplayRequest {
  readonly load: (fetching: Fetching) => Promise<Blob>;
  /** Initial position; null for the start. */
  readonly at: Place | null;
  /** Returns a sentence that explains why the file could not be fetched. */
  readonly tell: (error: unknown) => string;
  /**
   * Handles a file that cannot be opened as a replay file. Returns true if it was handled; then no error is
   * shown.
   */
  readonly instead?: (refusal: Refusal) => Promise<boolean>;
}

/** Sources of replay files outside of the page: the platform, and logs of other systems. */
export interface ReplaySources {
  /** Fetches a time range of the event log as a replay file. */
  readonly fetchRange: (range: LogStretch, fetching: Fetching) => Promise<Blob>;
  /** Fetches a replay file from a path of this origin. */
  readonly fetchPath: (path: string, signal: AbortSignal) => Promise<Blob>;
  /** Maximum number of events in a fetched time range. */
  readonly mostEvents: number;
  /** Detects the kind of a log from its first lines. */
  readonly detectLog: (file: Blob) => Promise<ImportChoice["kind"]>;
  /** Converts a log to a replay file in a separate worker, which ends when the signal is aborted. */
  readonly importLog: (file: File, choice: ImportChoice, fetching: Fetching) => Promise<ImportOutcome>;
}
