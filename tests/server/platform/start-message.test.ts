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
  "whoever listens everywhere (%s) is told under which addresses others come in",
  (host) => {
    expect(startMessage(started, host, INTERFACES).split("\n").slice(0, 4)).toEqual([
      "Switchboard is at http://127.0.0.1:3000",
      "Others reach it at http://192.168.1.5:3000",
      "Others reach it at http://10.0.0.7:3000",
      "",
    ]);
  },
);

test("whoever listens at one address is told of that one", () => {
  expect(startMessage(started, "127.0.0.1", INTERFACES).split("\n").slice(0, 2)).toEqual([
    "Switchboard is at http://127.0.0.1:3000",
    "",
  ]);
});

test("the sign-ins, their password, and where the key is that feeds events are said, or that this key is good for nothing", () => {
  const text = startMessage(started, "127.0.0.1", INTERFACES);
  expect(text).toMatch(/password Demo-2026!:\n  admin@demo\.example +admin\n/);
  expect(text).toMatch(/The API key that feeds events is in \/data\/api-key$/);
  expect(startMessage({ ...started, isApiKeyKnown: false }, "127.0.0.1", INTERFACES)).toMatch(
    /The API key in \/data\/api-key is none of this database\. Remove the file/,
  );
});
