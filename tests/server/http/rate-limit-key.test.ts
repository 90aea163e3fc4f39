import { expect, test } from "vitest";
import { rateLimitKey } from "../../../server/http/rate-limit-key.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::1", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80::/64"],
  ["::1", "::/64"],
  ["", "unknown"],
  ["192.0.2.7:4711", "unknown"],
  ["somebody", "unknown"],
])("%s is counted as %s", (address, counted) => {
  expect(rateLimitKey(address)).toBe(counted);
});

test("where a whole site has a limit, one of IPv6 is counted as that", () => {
  expect([rateLimitKey("2001:db8:1:2:3:4:5:6", 48), rateLimitKey("192.0.2.7", 48)]).toEqual([
    "2001:db8:1::/48",
    "192.0.2.7",
  ]);
});
