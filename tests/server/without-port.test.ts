import { expect, test } from "vitest";
import { withoutPort } from "../../server/without-port.ts";

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

test.each(["[" + ":".repeat(16_000), "[" + "a:".repeat(8_000), "1.".repeat(8_000), `[::${"%".repeat(16_000)}`])("a header of nothing but signs stays as it is, and nobody waits for it", (written) => {
  // Tried at each of its signs anew, fifty of these take half a minute; once, a millisecond.
  for (let time = 0; time < 50; time++) expect(withoutPort(written)).toBe(written);
}, 5_000);
