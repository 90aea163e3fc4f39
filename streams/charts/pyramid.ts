const WIDTH = 16;

type Numbers = Float64Array | Uint32Array;

const most = (a: number, b: number): number => (b > a ? b : a);
const least = (a: number, b: number): number => (b < a ? b : a);

/**
 * Range queries for the highest or lowest of many numbers. Each level stores the extremes of every 16 numbers
 * of the level below. NaN is skipped.
 */
export class Pyramid {
  private readonly levels: readonly Numbers[];
  private readonly pick: (a: number, b: number) => number;
  private readonly none: number;

  constructor(numbers: Numbers, extreme: "most" | "least") {
    this.pick = extreme === "most" ? most : least;
    this.none = extreme === "most" ? -Infinity : Infinity;
    const levels = [numbers];
    for (let below = numbers; below.length > WIDTH;) {
      const above = new (numbers instanceof Float64Array ? Float64Array : Uint32Array)(
        Math.ceil(below.length / WIDTH),
      );
      for (let over = 0; over < above.length; over++) {
        let found = this.none;
        const end = Math.min(below.length, (over + 1) * WIDTH);
        for (let place = over * WIDTH; place < end; place++) found = this.pick(found, below[place] ?? NaN);
        above[over] = found;
      }
      levels.push(above);
      below = above;
    }
    this.levels = levels;
  }

  /**
   * Returns the extreme from index `from` to before `until`; for a range without numbers -Infinity (`most`) or
   * Infinity (`least`).
   */
  of(from: number, until: number): number {
    let found = this.none;
    let [low, high] = [from, until];
    for (const level of this.levels) {
      while (low < high && low % WIDTH !== 0) found = this.pick(found, level[low++] ?? NaN);
      while (low < high && high % WIDTH !== 0) found = this.pick(found, level[--high] ?? NaN);
      if (low >= high) break;
      if (level === this.levels.at(-1))
        for (let place = low; place < high; place++) found = this.pick(found, level[place] ?? NaN);
      [low, high] = [low / WIDTH, high / WIDTH];
    }
    return found;
  }
}

/** Many points with the pyramids that draw them at any zoom. */
export interface Dense {
  readonly numbers: Float64Array;
  readonly highest: Pyramid;
  readonly lowest: Pyramid;
}

export function denseOf(points: readonly (number | null)[]): Dense {
  const numbers = Float64Array.from(points, (point) => point ?? NaN);
  return { numbers, highest: new Pyramid(numbers, "most"), lowest: new Pyramid(numbers, "least") };
}
