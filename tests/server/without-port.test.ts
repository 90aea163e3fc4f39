import { expect, test } from "vitest";
import { withoutPort } from "../../server/http/client-address.ts";

test.each([
  ["192.0.2.7:4711", "192.0.2.7"],
  [" 192.0.2.7 ", "192.0.2.7"],
  ["[::1]:80", "::1"],
  ["[2001:db8::7]", "2001:db8::7"],
  ["[fe80::1%eth0]:9", "fe80::1%eth0"],
  ["[::ffff:192.0.2.7]:1", "::ffff:192.0.2.7"],
  ["2001:db8::7", "2001:db8::7"],
  ["unknown", "unknown"],
  ["[192.0.2.7]:1", "[192.0.2.7]:1"],
  ["[]:80", "[]:80"],
])("%s is from %s", (written, address) => {
  expect(withoutPort(written)).toBe(address);
});

// An expression that starts over at each character would take an hour for the longest.
test.each([16_000, 160_000, 1_600_000])(
  "returns a malformed header of %i characters unchanged without delay",
  (length) => {
    for (const written of [
      "[" + ":".repeat(length),
      "[" + "a:".repeat(length / 2),
      "1.".repeat(length / 2),
      `[::${"%".repeat(length)}`,
    ])
      expect(withoutPort(written) === written).toBe(true);
  },
);
