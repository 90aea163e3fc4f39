import type { Server as HttpServer } from "node:http";
import { setImmediate } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Delays } from "../process/delays.ts";

/**
 * Returns what closes a platform: whatever has arrived by then is answered, within the delays. To be called
 * before anything is served, so that all answers know of it.
 */
export function closing(
  app: FastifyInstance,
  delays: Pick<Delays, "reading" | "drain">,
): () => Promise<void> {
  let isClosing = false;
  // A connection that is kept would keep the platform from closing.
  app.addHook("onSend", async (_, reply) => void (isClosing && reply.header("connection", "close")));
  return async () => {
    isClosing = true;
    await allRead(app.server, delays.reading);
    const late = setTimeout(() => app.server.closeAllConnections(), delays.drain);
    await app.close();
    clearTimeout(late);
  };
}

/** A turn of the event loop accepts a connection, the next reads from it, and then its request begins. */
const TURNS = 3;

/**
 * Resolves when everything has begun that was sent to the server by now, or after `patience` ms of ever more.
 * A server that closes takes a connection whose request is still unread for an idle one, and cuts it.
 */
async function allRead(server: HttpServer, patience: number): Promise<void> {
  let arrived = 0;
  const count = () => void arrived++;
  server.on("connection", count).on("request", count);
  const end = performance.now() + patience;
  for (let known = -1; known !== arrived && performance.now() < end;) {
    known = arrived;
    for (let turn = 0; turn < TURNS; turn++) await setImmediate();
  }
  server.off("connection", count).off("request", count);
}
