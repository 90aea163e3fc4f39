import { expect, test } from "vitest";
import { peerAddress } from "../../../server/live/peer-address.ts";

test.each([
  ["an address that comes by itself", "198.51.100.7", undefined, [], "198.51.100.7"],
  ["an IPv4 address as IPv6 writes it", "::ffff:198.51.100.7", undefined, [], "198.51.100.7"],
  ["what is said by somebody who is no proxy of ours", "198.51.100.7", "203.0.113.1", ["10.0.0.0/8"], "198.51.100.7"],
  ["what our proxy says", "10.1.2.3", "203.0.113.1", ["10.0.0.0/8"], "203.0.113.1"],
  ["the last that none of our proxies is", "10.1.2.3", "1.1.1.1, 203.0.113.1, 10.9.9.9", ["10.0.0.0/8"], "203.0.113.1"],
  ["noise before it", "::1", "<script>, 2001:db8::0001", ["::1"], "2001:db8::1"],
  ["what our proxy says with a port", "10.1.2.3", "203.0.113.1:4711, 10.9.9.9:80", ["10.0.0.0/8"], "203.0.113.1"],
  ["nothing", "::1", undefined, ["::1"], "::1"],
])("%s", (_, direct, forwarded, proxies, address) => {
  expect(peerAddress(direct, forwarded === undefined ? {} : { "x-forwarded-for": forwarded }, proxies)).toBe(address);
});
