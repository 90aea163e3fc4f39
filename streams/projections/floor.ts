import type {
  FloorAgent,
  FloorAnomalies,
  FloorCall,
  FloorContact,
  FloorCounts,
  FloorDay,
  FloorEnd,
  FloorPoc,
  FloorQueueEntry,
  FloorSegment,
  FloorState,
  FloorTraffic,
  Tally,
} from "../../openapi/generated/live-monitor.ts";
import { type Identified, Keyed } from "./keyed.ts";

/**
 * Version of the fold (the rules that compute a floor from events), stored in replay files and snapshots.
 * Increase it whenever the same events would result in a different floor.
 */
export const FOLD_VERSION = 2;

/** A local day and its tallies by segment; the tally with the id `all` is the total of all segments. */
export interface Day extends Omit<FloorDay, "tallies"> {
  readonly tallies: Keyed<Tally>;
}

/**
 * The current state of an account's contact center and its tallies by day. The floors before and after an
 * event share their unchanged parts. Times are in ms.
 */
export interface Floor {
  readonly zone: string;
  readonly counts: FloorCounts;
  readonly segments: Keyed<FloorSegment>;
  readonly agents: Keyed<FloorAgent>;
  /** Display devices with at least one report. */
  readonly pocs: Keyed<FloorPoc>;
  /** Waiting customers, offered to an agent or not. */
  readonly queue: Keyed<FloorQueueEntry>;
  /** Calls in progress. */
  readonly calls: Keyed<FloorCall>;
  readonly contacts: Keyed<FloorContact>;
  /**
   * Recently ended queue entries, calls and contacts, to recognize late or repeated events about them. When
   * `young` is full, it replaces `old`.
   */
  readonly ended: { readonly young: Keyed<FloorEnd>; readonly old: Keyed<FloorEnd> };
  /** In chronological order; at most 40. */
  readonly days: readonly Day[];
  readonly anomalies: FloorAnomalies;
  /** Number of events of each unknown type. */
  readonly unknown: Readonly<Record<string, number>>;
  readonly traffic: FloorTraffic | null;
}

/** Returns a floor without events, whose days are counted in `zone`. */
export const emptyFloor = (zone: string): Floor => ({
  zone,
  counts: { connected: 0, free: 0, statusKnown: 0 },
  segments: Keyed.of(),
  agents: Keyed.of(),
  pocs: Keyed.of(),
  queue: Keyed.of(),
  calls: Keyed.of(),
  contacts: Keyed.of(),
  ended: { young: Keyed.of(), old: Keyed.of() },
  days: [],
  anomalies: { total: 0, byReason: {}, latest: [] },
  unknown: {},
  traffic: null,
});

/** Sorts rows by id, so that equal floors have equal JSON. */
const sorted = <Row extends Identified>(rows: Keyed<Row>): Row[] =>
  [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));

/** Returns the JSON of a floor, for a snapshot. */
export const floorToJson = (floor: Floor): FloorState => ({
  ...floor,
  segments: sorted(floor.segments),
  agents: sorted(floor.agents),
  pocs: sorted(floor.pocs),
  queue: sorted(floor.queue),
  calls: sorted(floor.calls),
  contacts: sorted(floor.contacts),
  ended: { young: sorted(floor.ended.young), old: sorted(floor.ended.old) },
  days: floor.days.map((day) => ({ ...day, tallies: sorted(day.tallies) })),
});

/** Returns the floor of a snapshot. */
export const floorFromJson = (state: FloorState): Floor => ({
  ...state,
  segments: Keyed.of(state.segments),
  agents: Keyed.of(state.agents),
  pocs: Keyed.of(state.pocs),
  queue: Keyed.of(state.queue),
  calls: Keyed.of(state.calls),
  contacts: Keyed.of(state.contacts),
  ended: { young: Keyed.of(state.ended.young), old: Keyed.of(state.ended.old) },
  days: state.days.map((day) => ({ ...day, tallies: Keyed.of(day.tallies) })),
});
