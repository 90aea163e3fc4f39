import { Socket } from "node:net";
import { expect, test } from "vitest";
import { schemeOf, trustProxies } from "../../../server/http/client-address.ts";
import { isOwnOrigin } from "../../../server/live/admission.ts";

const PUBLIC = new URL("https://console.example.com/");

test.each([
  ["http://10.0.0.5:3000", "10.0.0.5:3000", "http", null, true],
  ["https://10.0.0.5:3000", "10.0.0.5:3000", "http", null, false],
  ["https://calls.example.com", "calls.example.com", "https", null, true],
  ["http://calls.example.com", "calls.example.com", "https", null, false],
  ["https://calls.example.com:443", "calls.example.com", "https", null, true],
  ["https://console.example.com", "10.0.0.5:3000", "http", PUBLIC, true],
  ["http://console.example.com", "10.0.0.5:3000", "http", PUBLIC, false],
  ["https://evil.example", "console.example.com", "https", PUBLIC, false],
  ["null", "console.example.com", "https", PUBLIC, false],
  [undefined, "console.example.com", "https", PUBLIC, true],
])(
  "a page of %s on %s over %s, public at %s, may open a socket: %s",
  (origin, host, scheme, publicUrl, may) => {
    expect(isOwnOrigin({ host, ...(origin !== undefined && { origin }) }, scheme, publicUrl)).toBe(may);
  },
);

test.each([
  ["10.0.0.1", "https", "https"],
  ["10.0.0.1", "HTTPS, http", "https"],
  ["10.0.0.1", undefined, "http"],
  ["192.0.2.7", "https", "http"],
])("reads the scheme from %s with header %s as %s", (remoteAddress, forwardedProto, scheme) => {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: remoteAddress });
  expect(
    schemeOf(
      { headers: { ...(forwardedProto !== undefined && { "x-forwarded-proto": forwardedProto }) }, socket },
      trustProxies(["10.0.0.0/8"]),
    ),
  ).toBe(scheme);
});
