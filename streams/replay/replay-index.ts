import { evolveLog } from "../projections/evolve-floor.ts";
import type { Floor } from "../projections/floor.ts";
import type { RecordedLog } from "./recorded-log.ts";

/**
 * Events between stored floors: folding them takes less than a frame, and larger distances would hardly save
 * memory.
 */
const APART = 4_000;
/** Events between stored floors in the range that the user is scrubbing. */
const NEAR = 500;

/** Distances between stored floors. */
interface Spacing {
  readonly kept: number;
  readonly near: number;
}

const SPACING: Spacing = { kept: APART, near: NEAR };

interface Stand {
  readonly position: number;
  readonly floor: Floor;
}

/**
 * Random access to every floor of a recording: some are stored, the others are folded from the nearest
 * earlier one.
 */
export class ReplayIndex {
  /** Number of waiting customers at each position, 0 to `length`. */
  readonly waiting: Uint32Array;
  private readonly kept: Floor[];
  /** Floors in the range of the last seek: its start, and after going back, those on the way. */
  private near: readonly Stand[] = [];
  private last: Stand;

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

  /** Folds the recording once, one range per step, so that the caller can show progress or stop. */
  static *building(log: RecordedLog, spacing = SPACING): Generator<number, ReplayIndex> {
    return yield* new ReplayIndex(log, spacing).folding(0);
  }

  /**
   * Builds the index of a recording that shares its first events with that of another index, and reuses the
   * floors of those.
   */
  static *continuing(
    { spacing, kept, waiting }: ReplayIndex,
    same: number,
    log: RecordedLog,
  ): Generator<number, ReplayIndex> {
    const index = new ReplayIndex(log, spacing);
    const stands = Math.floor(same / spacing.kept);
    const from = stands * spacing.kept;
    index.kept.push(...kept.slice(1, stands + 1));
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

  /** Returns the floor at a position. */
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

  /** The end has its own stored floor, at a shorter distance. */
  private keptBefore(position: number): Stand {
    const { length } = this.log;
    const apart = this.spacing.kept;
    const place = Math.min(
      position === length ? Math.ceil(length / apart) : Math.floor(position / apart),
      this.kept.length - 1,
    );
    return { position: Math.min(place * apart, length), floor: this.kept[place] ?? this.log.begin.floor };
  }

  private from(kept: Stand, position: number): Floor {
    if (this.near[0]?.floor !== kept.floor) {
      this.near = [kept];
      return evolveLog(kept.floor, this.log, kept.position, position);
    }
    let stand = this.near.findLast((each) => each.position <= position) ?? kept;
    const { near } = this.spacing;
    for (let until = stand.position + near; until <= position; until += near) {
      stand = { position: until, floor: evolveLog(stand.floor, this.log, stand.position, until) };
      this.near = [...this.near, stand];
    }
    return evolveLog(stand.floor, this.log, stand.position, position);
  }
}
