import type { Server as HttpServer } from "node:http";
import { setImmediate } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Delays } from "../process/delays.ts";

/**
 * Returns a function that closes a platform gracefully: requests that have arrived are answered, within the
 * time limits. Create it before serving, because it adds hooks.
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
 * Resolves when all received requests are being handled, or after `patience` ms. A closing server would treat
 * a connection with an unread request as idle and cut it.
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
