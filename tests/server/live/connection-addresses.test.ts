import { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import type { Server, Socket } from "socket.io";
import { expect, test } from "vitest";
import { ConnectionAddresses } from "../../../server/live/connection-addresses.ts";

const requestFrom = (address: string, query: string) =>
  ({
    url: `/socket.io/?EIO=4&transport=polling${query}`,
    socket: { remoteAddress: address },
  }) as IncomingMessage;

test.each([
  ["as the library writes it", "&sid=c1"],
  ["after another one", "&sid=x&sid=c1"],
  ["after a second question mark", "&a=?&sid=c1"],
  ["with its letters encoded", "&%73id=%631"],
])("reads the address from a request that names a connection %s", (_, query) => {
  const events = new EventEmitter();
  let installed: (request: IncomingMessage, answer: unknown, next: () => void) => void = () => undefined;
  const engine = {
    on: events.on.bind(events),
    use: (middleware: typeof installed) => (installed = middleware),
  };
  const addresses = new ConnectionAddresses(
    { engine } as unknown as Server,
    ({ socket }) => socket.remoteAddress ?? "",
  );
  const first = requestFrom("192.0.2.1", "");
  events.emit("connection", Object.assign(new EventEmitter(), { id: "c1", request: first }));
  expect(addresses.of({ request: first } as Socket)).toBe("192.0.2.1");
  installed(requestFrom("198.51.100.7", query), {}, () => undefined);
  expect(addresses.of({ request: first } as Socket)).toBe("198.51.100.7");
});
