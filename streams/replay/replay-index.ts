import { evolveFloor } from "../projections/evolve-floor.ts";
import type { Floor } from "../projections/floor.ts";
import type { RecordedLog } from "./recorded-log.ts";

/** A floor is kept behind so many events. */
const APART = 10_000;

/** Every floor of a recording, at hand: some are kept, the others are folded from the nearest before them. */
export class ReplayIndex {
  private readonly kept: Floor[];
  private last: { readonly position: number; readonly floor: Floor };

  private constructor(private readonly log: RecordedLog) {
    this.kept = [log.begin.floor];
    this.last = { position: 0, floor: log.begin.floor };
  }

  /** Folds the recording once, a stretch for each step, so that whoever takes the steps may tell how far it is or stop. */
  static *building(log: RecordedLog): Generator<number, ReplayIndex> {
    const index = new ReplayIndex(log);
    for (let position = APART; position <= log.length; position += APART) {
      index.kept.push(index.fold(index.kept.at(-1) ?? log.begin.floor, position - APART, position));
      yield position;
    }
    return index;
  }

  static of(log: RecordedLog): ReplayIndex {
    const building = ReplayIndex.building(log);
    for (;;) {
      const step = building.next();
      if (step.done) return step.value;
    }
  }

  /** The floor after so many events. */
  floorAt(position: number): Floor {
    const place = Math.floor(position / APART);
    const kept = { position: place * APART, floor: this.kept[place] ?? this.log.begin.floor };
    const from = this.last.position <= position && this.last.position > kept.position ? this.last : kept;
    const floor = this.fold(from.floor, from.position, position);
    this.last = { position, floor };
    return floor;
  }

  private fold(floor: Floor, from: number, to: number): Floor {
    return evolveFloor(floor, this.log.facts.slice(from, to));
  }
}
