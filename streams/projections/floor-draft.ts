import type {
  Anomaly,
  FloorAgent,
  FloorCall,
  FloorContact,
  FloorCounts,
  FloorEnd,
  FloorPoc,
  FloorQueueEntry,
  FloorSegment,
  FloorTraffic,
  Tally,
} from "../../openapi/generated/live-monitor.ts";
import type { Key, FoldEvent } from "../events/event.ts";
import { isConnected, isFree } from "./agent-status.ts";
import type { Day, Floor } from "./floor.ts";
import { Keyed, type KeyedEdit } from "./keyed.ts";
import { type LocalDay, localDay } from "./local-day.ts";

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] extends readonly (infer Item)[] ? Item[] : T[Key] };

/** Number of days whose tallies are kept. */
const DAYS_KEPT = 40;
/**
 * Number of ended subjects in `young` at which they become `old`; the previous `old` ones are then dropped.
 */
const GENERATION = 5_000;
const ANOMALIES_LISTED = 100;
/** Id of the tally over all segments. */
const ALL = "all";

const emptyTally = (id: string): Mutable<Tally> => ({
  id,
  contacts: 0,
  hangs: 0,
  answered: 0,
  abandoned: 0,
  dismissed: 0,
  timeouts: 0,
  transferred: 0,
  waits: [],
  quits: [],
  waited: 0,
  talks: 0,
  talked: 0,
});

const copyTally = (tally: Tally): Mutable<Tally> => ({
  ...tally,
  waits: [...tally.waits],
  quits: [...tally.quits],
});

/** Mutable floor for one batch of events. Changes only its own copies; the original floor stays unchanged. */
export class FloorDraft {
  zone: string;
  traffic: FloorTraffic | null;
  private readonly segments: KeyedEdit<FloorSegment>;
  readonly agents: KeyedEdit<FloorAgent>;
  readonly pocs: KeyedEdit<FloorPoc>;
  readonly queue: KeyedEdit<FloorQueueEntry>;
  readonly calls: KeyedEdit<FloorCall>;
  readonly contacts: KeyedEdit<FloorContact>;

  private readonly counts: Mutable<FloorCounts>;
  private young: KeyedEdit<FloorEnd>;
  private old: Keyed<FloorEnd>;
  private days: readonly Day[];
  private today: LocalDay;
  private readonly ownSegments = new Map<string, Mutable<FloorSegment>>();
  private readonly tallies = new Map<string, Mutable<Tally>>();
  private readonly anomalies: Anomaly[] = [];
  private readonly unknown = new Map<string, number>();

  constructor(private readonly before: Floor) {
    this.zone = before.zone;
    this.traffic = before.traffic;
    this.counts = { ...before.counts };
    this.segments = before.segments.edit();
    this.agents = before.agents.edit();
    this.pocs = before.pocs.edit();
    this.queue = before.queue.edit();
    this.calls = before.calls.edit();
    this.contacts = before.contacts.edit();
    this.young = before.ended.young.edit();
    this.old = before.ended.old;
    this.days = before.days;
    this.today = before.days.at(-1) ?? { day: "", start: 0, end: 0 };
  }

  /** Returns the local day of an instant (ms). Most events fall on the same day as the previous event. */
  dayOf(time: number): LocalDay {
    if (time >= this.today.start && time < this.today.end) return this.today;
    const known = this.days.find((day) => time >= day.start && time < day.end);
    if (known) return (this.today = known);
    const made: Day = { ...localDay(time, this.zone), tallies: Keyed.of() };
    this.days = [...this.days, made].sort((a, b) => a.start - b.start).slice(-DAYS_KEPT);
    return (this.today = made);
  }

  /**
   * Changes the tallies of a day: the tally over all segments and, if given, the one of the segment. Has no
   * effect on a day whose tallies are no longer kept.
   */
  count(day: string, segment: string | null, change: (tally: Mutable<Tally>) => void): void {
    change(this.tally(day, ALL));
    if (segment !== null) change(this.tally(day, segment));
  }

  /** Returns the segment's row; a new row with only the id if the floor has none. */
  segment(id: string): FloorSegment {
    return (
      this.segments.get(id) ?? {
        id,
        name: null,
        channels: [],
        imported: false,
        waiting: 0,
        inCall: 0,
        agents: 0,
        free: 0,
      }
    );
  }

  /** Replaces a segment's row. A removed segment that is not in use leaves the floor. */
  putSegment(segment: FloorSegment): void {
    this.ownSegments.delete(segment.id);
    this.segments.put(segment);
    if (segment.removed) this.dropUnused(segment);
  }

  /** Returns the agent's row; a new row with only the id if the floor has none. */
  agent(key: Key): FloorAgent {
    return (
      this.agents.getBy(key) ?? {
        id: key.id,
        name: null,
        segments: [],
        imported: false,
        connection: null,
        status: null,
        reason: null,
        since: null,
        sessions: [],
        calls: [],
        lastDisconnection: null,
        today: { day: null, calls: 0, busy: 0, free: 0, at: 0 },
      }
    );
  }

  /** Replaces an agent's row and updates every count that depends on it. */
  putAgent(before: FloorAgent, next: FloorAgent): void {
    this.agents.put(next);
    this.recount(before, next);
  }

  removeAgent(agent: FloorAgent): void {
    this.agents.delete(agent.id);
    this.recount(agent, { ...agent, connection: "offline", status: null, segments: [] });
  }

  putEntry(entry: FloorQueueEntry): void {
    const before = this.queue.get(entry.id);
    this.queue.put(entry);
    if (!before) this.busy(entry.segment, 1, 0);
  }

  /** Removes an entry that no longer waits. */
  closeEntry(entry: FloorQueueEntry, how: FloorEnd["how"]): void {
    this.queue.delete(entry.id);
    this.busy(entry.segment, -1, 0);
    this.end(`queue/${entry.id}`, how);
  }

  putCall(call: FloorCall): void {
    const before = this.calls.get(call.id);
    this.calls.put(call);
    if (before?.segment === call.segment) return;
    if (before) this.busy(before.segment, 0, -1);
    this.busy(call.segment, 0, 1);
  }

  closeCall(call: FloorCall): void {
    this.calls.delete(call.id);
    this.busy(call.segment, 0, -1);
    this.end(`call/${call.id}`, "ended");
  }

  /**
   * Returns how a queue entry, call or contact ended, by subject such as `call/66f0`. Returns undefined if it
   * has not ended recently.
   */
  endOf(subject: string): FloorEnd["how"] | undefined {
    return (this.young.get(subject) ?? this.old.get(subject))?.how;
  }

  end(subject: string, how: FloorEnd["how"]): void {
    this.young.put({ id: subject, how });
    if (this.young.size < GENERATION) return;
    this.old = this.young.done();
    this.young = Keyed.of<FloorEnd>().edit();
  }

  /** Lists an event as an anomaly, because it contradicts the state or its time is invalid. */
  anomaly(event: Pick<FoldEvent, "offset" | "type" | "subject" | "time">, reason: Anomaly["reason"]): void {
    const { offset, type, subject } = event;
    this.anomalies.push({ offset, time: Math.max(0, Date.parse(event.time) || 0), type, subject, reason });
  }

  countUnknown(type: string): void {
    this.unknown.set(type, (this.unknown.get(type) ?? 0) + 1);
  }

  done(): Floor {
    const { before } = this;
    const young = this.young.done();
    return {
      zone: this.zone,
      counts: this.counts,
      segments: this.segments.done(),
      agents: this.agents.done(),
      pocs: this.pocs.done(),
      queue: this.queue.done(),
      calls: this.calls.done(),
      contacts: this.contacts.done(),
      ended:
        young === before.ended.young && this.old === before.ended.old
          ? before.ended
          : { young, old: this.old },
      days: this.daysDone(),
      anomalies: this.anomaliesDone(),
      unknown: this.unknown.size === 0 ? before.unknown : addCounts(before.unknown, this.unknown),
      traffic: this.traffic,
    };
  }

  private tally(day: string, id: string): Mutable<Tally> {
    const key = `${day}/${id}`;
    const own = this.tallies.get(key);
    if (own) return own;
    const kept = this.days.find((known) => known.day === day)?.tallies.get(id);
    const made = kept ? copyTally(kept) : emptyTally(id);
    this.tallies.set(key, made);
    return made;
  }

  private recount(before: FloorAgent, next: FloorAgent): void {
    const connected = Number(isConnected(next)) - Number(isConnected(before));
    const free = Number(isFree(next)) - Number(isFree(before));
    this.counts.statusKnown += Number(next.status !== null) - Number(before.status !== null);
    const isElsewhere = before.segments !== next.segments;
    // Most events about an agent change none of the other counts.
    if (connected === 0 && free === 0 && !isElsewhere) return;
    this.counts.connected += connected;
    this.counts.free += free;
    if (isElsewhere) {
      for (const segment of before.segments)
        this.staff(segment, -Number(isConnected(before)), -Number(isFree(before)));
      for (const segment of next.segments)
        this.staff(segment, Number(isConnected(next)), Number(isFree(next)));
    } else for (const segment of before.segments) this.staff(segment, connected, free);
  }

  private staff(id: string, agents: number, free: number): void {
    const segment = this.ownSegment(id);
    segment.agents += agents;
    segment.free += free;
    if (segment.removed) this.dropUnused(segment);
  }

  private busy(id: string, waiting: number, inCall: number): void {
    const segment = this.ownSegment(id);
    segment.waiting += waiting;
    segment.inCall += inCall;
    if (segment.removed) this.dropUnused(segment);
  }

  private dropUnused({ id, waiting, inCall, agents }: FloorSegment): void {
    if (waiting + inCall + agents > 0) return;
    this.ownSegments.delete(id);
    this.segments.delete(id);
  }

  /**
   * Returns the draft's own copy of the segment's row. It is changed in place, because its counts change more
   * often than anything else.
   */
  private ownSegment(id: string): Mutable<FloorSegment> {
    const own = this.ownSegments.get(id);
    if (own) return own;
    const row = this.segment(id);
    const made = { ...row, channels: [...row.channels] };
    this.ownSegments.set(id, made);
    this.segments.put(made);
    return made;
  }

  private daysDone(): readonly Day[] {
    if (this.tallies.size === 0) return this.days;
    return this.days.map((day) => {
      const edit = day.tallies.edit();
      for (const [key, tally] of this.tallies) if (key.startsWith(`${day.day}/`)) edit.put(tally);
      const tallies = edit.done();
      return tallies === day.tallies ? day : { ...day, tallies };
    });
  }

  private anomaliesDone(): Floor["anomalies"] {
    const { anomalies } = this.before;
    if (this.anomalies.length === 0) return anomalies;
    const byReason = new Map<string, number>();
    for (const { reason } of this.anomalies) byReason.set(reason, (byReason.get(reason) ?? 0) + 1);
    return {
      total: anomalies.total + this.anomalies.length,
      byReason: addCounts(anomalies.byReason, byReason),
      latest: [...anomalies.latest, ...this.anomalies].slice(-ANOMALIES_LISTED),
    };
  }
}

function addCounts(
  before: Readonly<Record<string, number>>,
  added: ReadonlyMap<string, number>,
): Readonly<Record<string, number>> {
  const sum = { ...before };
  // A type may have the name of a member that every object has, such as "constructor".
  for (const [key, count] of added) sum[key] = (Object.hasOwn(before, key) ? (before[key] ?? 0) : 0) + count;
  return sum;
}
