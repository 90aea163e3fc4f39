import { Problem } from "./contract/problem.ts";
import { countedAddress } from "./counted-address.ts";

const MINUTE = 60_000;
/** A whole branch or office may come at once, behind one address. */
const FROM_AN_ADDRESS = 300;

/** How often something came from each address, or by each person, in this minute, so that nobody keeps the storage or the processor busy. */
export class Arrivals {
  private readonly counts = new Map<string, number>();
  private minute = -1;

  constructor(
    private readonly now: () => number,
    private readonly most = FROM_AN_ADDRESS,
  ) {}

  /** Counts one more; whether that is still few enough. */
  count(from: string): boolean {
    const address = countedAddress(from);
    const minute = Math.floor(this.now() / MINUTE);
    if (minute !== this.minute) this.counts.clear();
    this.minute = minute;
    const count = (this.counts.get(address) ?? 0) + 1;
    this.counts.set(address, count);
    return count <= this.most;
  }

  /** The same, for whoever ends the request where it is one too many. */
  mustCount(from: string, code: "attempt-limit" | "too-many-requests", detail?: string): void {
    if (!this.count(from)) throw new Problem(code, { ...(detail !== undefined && { detail }), headers: { "retry-after": String(MINUTE / 1000) } });
  }
}
