import type { LocalDay } from "../../streams/projections/local-day.ts";
import type { Acd, QueueRules, Waiting } from "./acd.ts";
import type { DayProfile } from "./day-profile.ts";
import type { DemoCenter, DemoSegment } from "./demo-center.ts";
import type { Desk } from "./desk.ts";
import type { Stage } from "./stage.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Minutes that an agent of the demo may spend in a status. Longer breaks are part of the peak. */
export const STATUS_LIMITS = { break: 20, meal: 45, bath: 10 } as const;

/** Hours of the local day between which the peak is at its height; what it promises is true for every minute. */
export const PEAK = { from: 10 + 2 / 3, to: 11 + 5 / 6 } as const;

/** Hours of the local day between which customers of the short segment wait for its own agents only. */
const SHORT = { from: 10.4, to: PEAK.to + 1 / 30 };

/**
 * Starts (hours of the local day) of breaks that last too long, as two chains. An agent returns when the next
 * of the chain has exceeded the limit, so that two agents are over it during the whole peak.
 */
const LONG_BREAKS = [
  [10.08, 10.58, 11.1],
  [10.16, 10.8, 11.3],
];

/** Interval (ms) at which the floor is looked at. */
const LOOK = 5 * SECOND;
/** Number of customers of the short segment: the least that wait, and the number up to which more arrive. */
const SHORT_QUEUE = { least: 6, full: 8 };
/** Minimum interval (ms) between two of them. */
const SHORT_PACE = 15 * SECOND;
/** Wait (ms) that is too long for the target of the account, with a reserve for the call that is answered next. */
const TOO_LONG = 126 * SECOND;
/** Number of waiting customers of all other segments at which no more arrive. */
const OTHERS_FULL = 3;
/** Wait (ms) in another segment after which an agent is called back from an activity. */
const CALLS_BACK_AFTER = 30 * SECOND;
/** Size of the smallest center that has a peak. */
const SMALLEST = { agents: 20, segments: 3 };

interface Floor {
  readonly stage: Stage;
  readonly acd: Acd;
  readonly desks: readonly Desk[];
  /** Lets a customer arrive. */
  readonly welcome: (segment: DemoSegment) => void;
}

/**
 * The peak of a workday: one segment has too few agents, because two of them stay on break too long. So 6 to
 * 12 customers wait, and only in this segment longer than the target. Looks at the floor every few seconds and
 * corrects it, so that this is true for every day and center.
 */
export class Rush implements QueueRules {
  private readonly from: number;
  private readonly to: number;
  private arrivedAt = -Infinity;

  private constructor(
    private readonly floor: Floor,
    private readonly short: DemoSegment,
    day: LocalDay,
  ) {
    const at = (hour: number) => day.start + ((day.end - day.start) * hour) / 24;
    this.from = at(SHORT.from);
    this.to = at(SHORT.to);
    const { agenda } = floor.stage;
    agenda.at(this.from, () => {
      floor.acd.rules = this;
      this.look();
    });
    agenda.at(this.to, () => (floor.acd.rules = null));
    const rested = new Set<Desk>();
    for (const chain of LONG_BREAKS) this.rest(chain.map(at), rested, null);
  }

  /** Returns the peak of a day; null if the day has none or the center is too small. */
  static of({ shortOf }: DayProfile, center: DemoCenter, day: LocalDay, floor: Floor): Rush | null {
    const short = shortOf === null ? undefined : center.segments[shortOf % center.segments.length];
    if (!short || center.segments.length < SMALLEST.segments || floor.desks.length < SMALLEST.agents)
      return null;
    return floor.desks.some(({ agent }) => agent.segments.includes(short.id))
      ? new Rush(floor, short, day)
      : null;
  }

  /** Returns true if a customer who would arrive now by chance does so. */
  admits(segment: string): boolean {
    const { stage, acd } = this.floor;
    if (stage.agenda.now < this.from || stage.agenda.now >= this.to) return true;
    if (segment === this.short.id) return false;
    const waiting = acd.entries.filter((entry) => entry.segment !== this.short.id).length;
    return waiting + acd.expected((one) => one !== this.short.id) < OTHERS_FULL;
  }

  overflows({ segment }: Waiting): boolean {
    return segment !== this.short.id;
  }

  canBeOffered(entry: Waiting): boolean {
    return entry.segment !== this.short.id || this.canSpare(entry);
  }

  canAbandon(entry: Waiting): boolean {
    return entry.segment !== this.short.id || this.canSpare(entry);
  }

  isUrgent({ segment, since }: Waiting): boolean {
    return segment !== this.short.id && this.floor.stage.agenda.now - since >= CALLS_BACK_AFTER;
  }

  patience(segment: string): number | null {
    return segment === this.short.id ? this.floor.stage.random.between(5, 9) * MINUTE : null;
  }

  /** Returns true if without this customer enough others wait, one of them too long. */
  private canSpare(spared: Waiting): boolean {
    const { now } = this.floor.stage.agenda;
    const others = this.waiting.filter((entry) => entry !== spared && entry.offeredTo === null);
    return others.length >= SHORT_QUEUE.least && others.some(({ since }) => now - since >= TOO_LONG);
  }

  private get waiting(): readonly Waiting[] {
    return this.floor.acd.entries.filter(({ segment }) => segment === this.short.id);
  }

  private look(): void {
    const { stage, acd, desks, welcome } = this.floor;
    const { agenda } = stage;
    if (agenda.now >= this.to) return;
    const coming = acd.expected((one) => one === this.short.id);
    if (this.waiting.length + coming < SHORT_QUEUE.full && agenda.now - this.arrivedAt >= SHORT_PACE) {
      this.arrivedAt = agenda.now;
      welcome(this.short);
    }
    const isNeeded = acd.entries.some(
      (entry) =>
        entry.segment !== this.short.id &&
        entry.offeredTo === null &&
        agenda.now - entry.since >= CALLS_BACK_AFTER,
    );
    if (isNeeded) desks.some((desk) => desk.recall());
    agenda.after(LOOK, () => this.look());
  }

  /** Lets an agent take a break that lasts until the next of the chain has exceeded the limit. */
  private rest([start, ...later]: readonly number[], rested: Set<Desk>, before: Desk | null): void {
    const { stage, desks } = this.floor;
    const { agenda } = stage;
    if (start === undefined) return agenda.at(this.to, () => before?.resume());
    const begin = () => {
      const free = desks.filter((desk) => desk.isFree && !rested.has(desk));
      const serves = (desk: Desk) => desk.agent.segments.includes(this.short.id);
      // The first two are agents of the short segment, the others are not.
      const desk = free.find((one) => serves(one) === rested.size < LONG_BREAKS.length) ?? free[0];
      if (!desk) return agenda.after(LOOK, begin);
      rested.add(desk);
      desk.rest("break");
      agenda.after(STATUS_LIMITS.break * MINUTE + SECOND, () => {
        before?.resume();
      });
      this.rest(later, rested, desk);
    };
    agenda.at(start, begin);
  }
}
