import { once } from "node:events";
import type { LiveSocket } from "./live-namespace.ts";

/** More questions than these at a time no console has. */
const MOST_WAITING = 20;

/**
 * Takes the questions of one socket in turn: the next one begins when what was said before is on its way. An
 * answer may hold 5,000 events, so somebody who asks and never reads would fill the memory. Whoever asks on
 * and on is let go.
 */
export function questionsInTurn(
  socket: LiveSocket,
  failed: (error: unknown) => void,
): (answer: () => Promise<void>) => void {
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  return (answer) => {
    if (waiting >= MOST_WAITING) return void socket.disconnect(true);
    waiting++;
    last = last
      .then(() => isFree(socket.conn))
      .then((isOpen) => (isOpen ? answer() : undefined))
      .catch(failed)
      .finally(() => waiting--);
  };
}

/** Resolves when everything that was said is on its way; false where the connection closed instead. */
async function isFree(connection: LiveSocket["conn"]): Promise<boolean> {
  while (connection.readyState === "open" && !connection.transport.writable) {
    const waiting = new AbortController();
    // Who goes from polling to a websocket leaves the first transport as it is.
    const signs = [
      once(connection.transport, "ready", waiting),
      once(connection, "upgrade", waiting),
      once(connection, "close", waiting),
    ];
    await Promise.race(signs).catch(() => undefined);
    waiting.abort();
  }
  return connection.readyState === "open";
}
