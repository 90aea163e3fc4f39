import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { systemClock } from "../../../server/traffic/clock.ts";
import type { FedEvent } from "../../../server/traffic/fed-event.ts";
import { FakePlatform } from "../traffic/fake-platform.ts";

/** A platform that takes events over HTTP with the key `secret`. */
export async function platformOverHttp() {
  const platform = new FakePlatform(systemClock);
  const waiting: { type: string; resolve: () => void }[] = [];
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      if (request.headers["x-api-key"] !== "secret") return response.writeHead(401).end();
      const answer = await platform.feed(JSON.parse(body) as FedEvent[]);
      for (const { type, resolve } of waiting)
        if (platform.log.some(({ event }) => event.type === type)) resolve();
      return response.end(JSON.stringify(answer));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    platform,
    port: String(port),
    url: `http://127.0.0.1:${port}`,
    /** Resolves when an event of this type was taken. */
    received: (type: string) => new Promise<void>((resolve) => void waiting.push({ type, resolve })),
  };
}
