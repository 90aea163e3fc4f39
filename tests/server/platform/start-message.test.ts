import { expect, test } from "vitest";
import { startMessage } from "../../../server/platform/start-message.ts";

const started = { address: "http://127.0.0.1:3000", apiKeyFile: "/data/api-key", isApiKeyKnown: true };
const of = (address: string, family: "IPv4" | "IPv6" = "IPv4", internal = false) => ({
  address,
  family,
  internal,
});
const INTERFACES = {
  lo: [of("127.0.0.1", "IPv4", true), of("::1", "IPv6", true)],
  eth0: [of("192.168.1.5"), of("fe80::1", "IPv6")],
  wlan0: [of("10.0.0.7")],
  gone: undefined,
};

test.each(["0.0.0.0", "::"])(
  "lists the addresses for other machines when listening on all interfaces (%s)",
  (host) => {
    expect(startMessage(started, host, INTERFACES).split("\n").slice(0, 4)).toEqual([
      "Switchboard is at http://127.0.0.1:3000",
      "Other machines reach it at http://192.168.1.5:3000",
      "Other machines reach it at http://10.0.0.7:3000",
      "",
    ]);
  },
);

test("lists a single address when listening on one", () => {
  expect(startMessage(started, "127.0.0.1", INTERFACES).split("\n").slice(0, 2)).toEqual([
    "Switchboard is at http://127.0.0.1:3000",
    "",
  ]);
});

test("shows the sign-ins, their password and the key's file, or that the key is unknown", () => {
  const text = startMessage(started, "127.0.0.1", INTERFACES);
  expect(text).toMatch(/password Demo-2026!:\n  admin@demo\.example +admin\n/);
  expect(text).toMatch(/The API key that feeds events is in \/data\/api-key$/);
  expect(startMessage({ ...started, isApiKeyKnown: false }, "127.0.0.1", INTERFACES)).toMatch(
    /The API key in \/data\/api-key does not belong to this database\. Remove the file/,
  );
});
