import type { Server } from "node:http";
import { setImmediate } from "node:timers/promises";

/** A turn of the event loop accepts a connection, the next reads from it, and then its request begins. */
const TURNS = 3;

/**
 * Resolves when everything has begun that was sent to the server by now, or after `patience` ms of ever more.
 * A server that closes takes a connection whose request is still unread for an idle one, and cuts it.
 */
export async function allRead(server: Server, patience: number): Promise<void> {
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
