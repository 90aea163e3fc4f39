const WIDTH = 16;

/**
 * Range maximum queries over a list of numbers. Each level stores the maxima of every 16 entries of the level
 * below.
 */
export class Maxima {
  private readonly levels: readonly Uint32Array[];

  constructor(numbers: Uint32Array) {
    const levels = [numbers];
    for (let below = numbers; below.length > WIDTH;) {
      const above = new Uint32Array(Math.ceil(below.length / WIDTH));
      for (let place = 0; place < below.length; place++) {
        const over = Math.floor(place / WIDTH);
        above[over] = Math.max(above[over] ?? 0, below[place] ?? 0);
      }
      levels.push(above);
      below = above;
    }
    this.levels = levels;
  }

  /** Returns the maximum from index `from` to before `until`; 0 for an empty range. */
  of(from: number, until: number): number {
    let most = 0;
    let [low, high] = [from, until];
    for (const level of this.levels) {
      while (low < high && low % WIDTH !== 0) most = Math.max(most, level[low++] ?? 0);
      while (low < high && high % WIDTH !== 0) most = Math.max(most, level[--high] ?? 0);
      if (low >= high) break;
      if (level === this.levels.at(-1))
        for (let place = low; place < high; place++) most = Math.max(most, level[place] ?? 0);
      [low, high] = [low / WIDTH, high / WIDTH];
    }
    return most;
  }
}
