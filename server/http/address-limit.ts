import { rateLimitKey } from "./rate-limit-key.ts";
import { RateLimit } from "./rate-limit.ts";

/** High enough for a whole office that shares one address. */
const FROM_AN_ADDRESS = 300;

/** Counts events per address in the current minute. */
export class AddressLimit extends RateLimit {
  constructor(now: () => number, most = FROM_AN_ADDRESS) {
    super(now, most);
  }

  override count(address: string): boolean {
    return super.count(rateLimitKey(address));
  }
}
