import { evolveLog } from "../projections/evolve-floor.ts";
import type { Floor } from "../projections/floor.ts";
import type { RecordedLog } from "./recorded-log.ts";

/**
 * A floor is kept behind so many events: folding them takes less than a frame, and with more apart hardly
 * less would be kept.
 */
const APART = 4_000;
/** And in the stretch that somebody goes back and forth in, one behind so many. */
const NEAR = 500;

/** How far apart floors are kept. */
interface Spacing {
  readonly kept: number;
  readonly near: number;
}

const SPACING: Spacing = { kept: APART, near: NEAR };

interface Stand {
  readonly position: number;
  readonly floor: Floor;
}

/** Every floor of a recording, at hand: some are kept, the others are folded from the nearest before them. */
export class ReplayIndex {
  /** How many customers wait at each position, 0 to `length`. */
  readonly waiting: Uint32Array;
  private readonly kept: Floor[];
  /**
   * Of the stretch that somebody went to last: where it begins, and once they go back in it, what lies on the
   * way.
   */
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

  /**
   * Folds the recording once, a stretch for each step, so that whoever takes the steps may tell how far it is
   * or stop.
   */
  static *building(log: RecordedLog, spacing = SPACING): Generator<number, ReplayIndex> {
    return yield* new ReplayIndex(log, spacing).folding(0);
  }

  /**
   * The same for a recording that begins with the same events as that of another index, so many of them: what
   * that one has of these is taken over.
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

  /** The floor after so many events. */
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

  /** The end has one of its own, which stands behind fewer. */
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
