import { rateLimitKey } from "./rate-limit-key.ts";
import { RateLimit } from "./rate-limit.ts";

/** Default limit per minute, high enough for an office whose users share one IP address. */
const FROM_AN_ADDRESS = 300;

/** A rate limit per IP address, or per network of IPv6 addresses (`rateLimitKey`). */
export class AddressLimit extends RateLimit {
  constructor(now: () => number, most = FROM_AN_ADDRESS) {
    super(now, most);
  }

  override count(address: string): boolean {
    return super.count(rateLimitKey(address));
  }
}
