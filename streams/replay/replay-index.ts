import { evolveLog } from "../projections/evolve-floor.ts";
import type { Floor } from "../projections/floor.ts";
import type { RecordedLog } from "./recorded-log.ts";

/**
 * Number of events between stored floor states. Folding that many events takes less time than an animation
 * frame, and a larger distance would hardly save memory.
 */
const APART = 4_000;
/** Number of events between stored floor states in the range that the user is scrubbing. */
const NEAR = 500;

/** Distances between stored floor states, in events: in general, and in the range of the last seek. */
interface Spacing {
  readonly kept: number;
  readonly near: number;
}

const SPACING: Spacing = { kept: APART, near: NEAR };

interface StoredFloor {
  readonly position: number;
  readonly floor: Floor;
}

/**
 * Random access to the floor state at any position of a replay file. Some states are stored. The states
 * between them are folded from the nearest earlier stored state.
 */
export class ReplayIndex {
  /** Number of waiting customers at each position, 0 to `length`. */
  readonly waiting: Uint32Array;
  /** Floor state at the start, after every `spacing.kept` events, and at the end. */
  private readonly kept: Floor[];
  /**
   * Floor states near the last seek: the stored state before it and, after a step back, one state every
   * `spacing.near` events.
   */
  private near: readonly StoredFloor[] = [];
  private last: StoredFloor;

  private constructor(
    private readonly log: RecordedLog,
    private readonly spacing: Spacing,
  ) {
    const { floor } = log.begin;
    this.waiting = new Uint32Array(log.length + 1);
    this.waiting[0] = floor.queue.size;
    this.kept = [floor];
    this.last = { position: 0, floor };
  }

  /** Folds the replay file once, one range per step, so that the caller can show progress or cancel. */
  static *building(log: RecordedLog, spacing = SPACING): Generator<number, ReplayIndex> {
    return yield* new ReplayIndex(log, spacing).folding(0);
  }

  /**
   * Builds the index of a replay file whose first `same` events equal those of an already indexed replay
   * file. Reuses the stored floor states of those events.
   */
  static *continuing(
    { spacing, kept, waiting }: ReplayIndex,
    same: number,
    log: RecordedLog,
  ): Generator<number, ReplayIndex> {
    const index = new ReplayIndex(log, spacing);
    const current = Math.floor(same / spacing.kept);
    const from = current * spacing.kept;
    index.kept.push(...kept.slice(1, current + 1));
    index.waiting.set(waiting.subarray(0, from + 1));
    return yield* index.folding(from);
  }

  static of(log: RecordedLog, spacing = SPACING): ReplayIndex {
    const building = ReplayIndex.building(log, spacing);
    for (;;) {
      const step = building.next();
      if (step.done) return step.value;
    }
  }

  /** Returns the floor state at a position. */
  floorAt(position: number): Floor {
    const kept = this.keptBefore(position);
    const { last } = this;
    const isOnward = last.position <= position && last.position >= kept.position;
    const floor = isOnward
      ? evolveLog(last.floor, this.log, last.position, position)
      : this.from(kept, position);
    this.last = { position, floor };
    return floor;
  }

  private *folding(begin: number): Generator<number, ReplayIndex> {
    const { log, spacing, kept, waiting } = this;
    const count = (at: number, { queue }: { readonly queue: { readonly size: number } }) =>
      void (waiting[at + 1] = queue.size);
    for (let from = begin; from < log.length; from += spacing.kept) {
      const until = Math.min(from + spacing.kept, log.length);
      kept.push(evolveLog(kept.at(-1) ?? log.begin.floor, log, from, until, count));
      yield until;
    }
    return this;
  }

  /**
   * Returns the stored floor state at or before a position. The state at the end of the replay file is always
   * stored.
   */
  private keptBefore(position: number): StoredFloor {
    const { length } = this.log;
    const apart = this.spacing.kept;
    const place = Math.min(
      position === length ? Math.ceil(length / apart) : Math.floor(position / apart),
      this.kept.length - 1,
    );
    return { position: Math.min(place * apart, length), floor: this.kept[place] ?? this.log.begin.floor };
  }

  private from(kept: StoredFloor, position: number): Floor {
    if (this.near[0]?.floor !== kept.floor) {
      this.near = [kept];
      return evolveLog(kept.floor, this.log, kept.position, position);
    }
    let stored = this.near.findLast((each) => each.position <= position) ?? kept;
    const { near } = this.spacing;
    for (let until = stored.position + near; until <= position; until += near) {
      stored = { position: until, floor: evolveLog(stored.floor, this.log, stored.position, until) };
      this.near = [...this.near, stored];
    }
    return evolveLog(stored.floor, this.log, stored.position, position);
  }
}
