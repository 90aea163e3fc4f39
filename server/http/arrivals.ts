import { countedAddress } from "./counted-address.ts";
import { RateLimit } from "./rate-limit.ts";

/** A whole branch or office may come at once, behind one address. */
const FROM_AN_ADDRESS = 300;

/** How often something came from each address in this minute. */
export class Arrivals extends RateLimit {
  constructor(now: () => number, most = FROM_AN_ADDRESS) {
    super(now, most);
  }

  override count(address: string): boolean {
    return super.count(countedAddress(address));
  }
}
