import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { clientAddress, trustProxies } from "../../../server/http/client-address.ts";

/** The address of a request that a proxy at 10.0.0.1 forwarded with these words. */
function addressOf(forwarded: string): string {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: "10.0.0.1" });
  const request = new IncomingMessage(socket);
  request.headers["x-forwarded-for"] = forwarded;
  return clientAddress(request, trustProxies(["10.0.0.0/8"]));
}

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["192.0.2.7:4711", "192.0.2.7"],
  ["[2001:db8::7]:4711", "2001:db8::7"],
  ["[2001:db8::7]", "2001:db8::7"],
  ["2001:db8::7", "2001:db8::7"],
  ["2001:db8::4711", "2001:db8::4711"],
  ["198.51.100.1:80, 192.0.2.7:4711, 10.0.0.2:80", "192.0.2.7"],
  ["unknown", "unknown"],
  ["192.0.2.7:", "192.0.2.7:"],
  ["[192.0.2.7]:80", "[192.0.2.7]:80"],
])("reads the forwarded client %j as %s", (forwarded, address) => {
  expect(addressOf(forwarded)).toBe(address);
});
