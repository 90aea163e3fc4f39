import { createHash } from "node:crypto";

/** Chance that can be repeated: the same seed always gives the same numbers. */
export class Random {
  private state: [number, number, number, number];

  constructor(seed: string) {
    const bytes = createHash("sha256").update(seed).digest();
    this.state = [bytes.readUInt32LE(0), bytes.readUInt32LE(4), bytes.readUInt32LE(8), 1];
    for (let round = 0; round < 12; round++) this.next();
  }

  /** Returns a number from 0 (inclusive) to 1 (exclusive): sfc32. */
  next(): number {
    const [a, b, c, count] = this.state;
    const sum = (a + b + count) | 0;
    this.state = [b ^ (b >>> 9), (c + (c << 3)) | 0, (((c << 21) | (c >>> 11)) + sum) | 0, (count + 1) | 0];
    return (sum >>> 0) / 2 ** 32;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  exponential(mean: number): number {
    return -Math.log(1 - this.next()) * mean;
  }

  /** Half of them below `median`; `spread` is the standard deviation of the logarithm. */
  lognormal(median: number, spread: number): number {
    const normal = Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
    return median * Math.exp(spread * normal);
  }

  /** Returns one of a table's values, by weight. */
  weighted<Value>(table: readonly (readonly [value: Value, weight: number])[]): Value {
    let left = this.next() * table.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of table) {
      left -= weight;
      if (left < 0) return value;
    }
    const [last] = table.at(-1) ?? fail();
    return last;
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[this.whole(0, values.length - 1)] ?? fail();
  }
}

function fail(): never {
  throw new Error("There is nothing to choose from.");
}
