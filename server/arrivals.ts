import { countedAddress } from "./counted-address.ts";

const MINUTE = 60_000;
/** A whole branch or office may come at once, behind one address. */
const MOST_A_MINUTE = 300;

/** How often something came from each address in this minute, so that nobody keeps the storage busy. */
export class Arrivals {
  private readonly counts = new Map<string, number>();
  private minute = -1;

  constructor(private readonly now: () => number) {}

  /** Counts one more; whether that is still few enough. */
  count(from: string): boolean {
    const address = countedAddress(from);
    const minute = Math.floor(this.now() / MINUTE);
    if (minute !== this.minute) this.counts.clear();
    this.minute = minute;
    const count = (this.counts.get(address) ?? 0) + 1;
    this.counts.set(address, count);
    return count <= MOST_A_MINUTE;
  }
}
