import fc from "fast-check";
import { expect, test } from "vitest";
import { ipRange } from "../../openapi/formats/ip-range.ts";
import { mayConnect } from "../../server/auth/ranges-naming.ts";
import { atDepth } from "../support/depth.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  [" 192.0.2.7 ", "192.0.2.7"],
  ["192.0.2.7/32", "192.0.2.7"],
  ["10.1.2.3/8", "10.0.0.0/8"],
  ["0.0.0.0/0", "0.0.0.0/0"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::ffff:c000:207", "192.0.2.7"],
  ["::ffff:10.1.2.3/104", "10.0.0.0/8"],
  ["2001:DB8:0:0:0:0:0:1", "2001:db8::1"],
  ["2001:db8::1/32", "2001:db8::/32"],
  ["::1/128", "::1"],
  ["::/0", "::/0"],
  ["1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"],
])("%s is a range, kept as %s", (typed, kept) => {
  expect(ipRange(typed)).toBe(kept);
  expect(ipRange(kept)).toBe(kept);
});

test.each([
  "",
  "/",
  "/8",
  "10",
  "10.0.0",
  "10.0.0.256",
  "10.0.0.0.0",
  "10.0.0.0/",
  "10.0.0.0/33",
  "10.0.0.0/-1",
  "10.0.0.0/08",
  "10.0.0.0/8/8",
  "10.0.0.0/255.0.0.0",
  "10.0.0.0 /8",
  "10.0.0.0-10.0.0.9",
  "10.0.0.*",
  "010.1.1.1",
  "10.1.1.01",
  "0x0a.1.1.1",
  "167772161",
  "0xa000001",
  "::ffff:010.1.1.1",
  "::ffff:0x1.1.1.1",
  "::10.1.1.1",
  "64:ff9b::192.0.2.1",
  "::ffff:10.0.0.0/90",
  ":",
  ":::",
  "1::2::3",
  "12345::",
  "::00001",
  "1:2:3:4:5:6:7",
  "1:2:3:4:5:6:7:8:9",
  "::1/129",
  "::1/0128",
  "[::1]",
  "fe80::1%eth0",
  "fe80::%eth0/64",
  "::g",
  "192.0.2.1:80",
  "localhost",
  "example.com",
  "１０.0.0.1",
  "10.0.0.1\u0000",
  "10.0.0.1\n10.0.0.2",
  "1.2.3.4\n",
  "\t1.2.3.4",
])("%j is none", (typed) => {
  expect(ipRange(typed)).toBeNull();
});

test("allows every address, even an unknown one, without ranges", () => {
  expect([mayConnect([], "192.0.2.7"), mayConnect([], "unknown"), mayConnect([], "")]).toEqual([
    true,
    true,
    true,
  ]);
});

test.each([
  ["192.0.2.7", ["192.0.2.0/24"], true],
  ["::ffff:192.0.2.7", ["192.0.2.0/24"], true],
  ["192.0.3.7", ["192.0.2.0/24"], false],
  ["192.0.3.7", ["192.0.2.0/24", "192.0.3.7"], true],
  ["2001:db8::7", ["2001:db8::/32"], true],
  ["2001:db9::7", ["2001:db8::/32"], false],
  ["fe80::7%eth0", ["fe80::/10"], true],
  ["192.0.2.7", ["::/0"], false],
  ["2001:db8::7", ["0.0.0.0/0"], false],
  ["192.0.2.07", ["192.0.2.0/24"], false],
  ["192.0.2.7:4711", ["192.0.2.0/24"], false],
  ["192.0.2.7%eth0", ["192.0.2.0/24"], false],
  ["unknown", ["0.0.0.0/0", "::/0"], false],
  ["", ["0.0.0.0/0", "::/0"], false],
])("from %s into %j: %s", (from, ranges, may) => {
  expect(mayConnect(ranges, from)).toBe(may);
});

/** Returns an IPv4 address as a number, computed independently of the tested code. */
const numberOf = (address: string) =>
  address.split(".").reduce((number, part) => number * 256 + Number(part), 0);

test("a range holds an IPv4 address where their first bits are the same", () => {
  const address = fc
    .tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255))
    .map((parts) => parts.join("."));
  fc.assert(
    fc.property(address, address, fc.nat(32), (range, from, bits) => {
      const size = 2 ** (32 - bits);
      const isInside = Math.floor(numberOf(range) / size) === Math.floor(numberOf(from) / size);
      expect(mayConnect([`${range}/${bits}`], from)).toBe(isInside);
      expect(mayConnect([ipRange(`${range}/${bits}`) ?? ""], `::ffff:${from}`)).toBe(isInside);
    }),
    { numRuns: atDepth(100, 1_000) },
  );
});

test("normalizes a range to the same addresses and keeps normalized ranges unchanged", () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV6(), fc.nat(128), (range, from, bits) => {
      const kept = ipRange(`${range}/${bits}`);
      if (kept === null) return;
      expect(ipRange(kept)).toBe(kept);
      expect(mayConnect([kept], from)).toBe(mayConnect([`${range}/${bits}`], from));
    }),
    { numRuns: atDepth(100, 2_000) },
  );
});
