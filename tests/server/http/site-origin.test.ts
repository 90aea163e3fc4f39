import { expect, test } from "vitest";
import { siteOrigin } from "../../../server/http/site-origin.ts";

/** Returns the origin for a request with this Host at this local address. */
const seen = (host: string, localAddress: string, publicUrl: URL | null = null) =>
  siteOrigin(publicUrl, {
    headers: { host },
    socket: { localAddress, localPort: 3000 },
  } as unknown as Parameters<typeof siteOrigin>[1]);

test.each([
  ["localhost:3000", "127.0.0.1", "http://localhost:3000"],
  ["localhost:3000", "::1", "http://localhost:3000"],
  ["localhost:3000", "::ffff:127.0.0.1", "http://localhost:3000"],
  ["127.0.0.1:3000", "127.0.0.1", "http://127.0.0.1:3000"],
  ["[::1]:3000", "::1", "http://[::1]:3000"],
  ["192.168.1.5:3000", "192.168.1.5", "http://192.168.1.5:3000"],
])("returns the origin for host %s at address %s: %s", (host, address, origin) => {
  expect(seen(host, address)).toBe(origin);
});

test.each([
  ["evil.example", "127.0.0.1", "http://127.0.0.1:3000"],
  ["localhost:4000", "127.0.0.1", "http://127.0.0.1:3000"],
  ["localhost:3000", "192.168.1.5", "http://192.168.1.5:3000"],
  ["localhost:3000@evil.example", "127.0.0.1", "http://127.0.0.1:3000"],
])("a Host %s is not believed at %s", (host, address, origin) => {
  expect(seen(host, address)).toBe(origin);
});

test("a public address that was set is the only one", () => {
  expect(seen("evil.example", "127.0.0.1", new URL("https://console.example/app"))).toBe(
    "https://console.example",
  );
});
