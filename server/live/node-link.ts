import { createAdapter } from "@socket.io/redis-streams-adapter";
import { createClient } from "redis";

/** What carries word of a session's end to the sockets of other nodes. */
export interface NodeLink {
  readonly adapter: ReturnType<typeof createAdapter>;
  readonly close: () => Promise<void>;
}

/** How long (ms) a read of the stream may wait. */
const BLOCK = 1_000;

/**
 * Links this node to all others that use the same Redis. It need not be there yet, nor stay: it is only the
 * faster way.
 */
export function linkNodes(url: string, failed: (error: unknown) => void): NodeLink {
  const clients: Closable[] = [];
  const known = <Client extends Closable & Listening>(client: Client): Client => {
    client.on("error", failed);
    clients.push(client);
    // The adapter disconnects its own without looking whether they are connected, and waits for no answer.
    return Object.assign(client, { disconnect: () => Promise.resolve(destroy(client)) });
  };
  const client = known(createClient({ url }));
  const duplicate = client.duplicate.bind(client);
  client.connect().catch(failed);
  const adapter = createAdapter(Object.assign(client, { duplicate: () => known(duplicate()) }), {
    streamName: "switchboard",
    channelPrefix: "switchboard",
    blockTimeInMs: BLOCK,
    onlyPlaintext: true,
  });
  return { adapter, close: () => Promise.resolve(clients.forEach(destroy)) };
}

interface Closable {
  readonly isOpen: boolean;
  readonly destroy: () => void;
}

interface Listening {
  readonly on: (event: "error", listener: (error: unknown) => void) => unknown;
}

/** Whatever still waits for an answer is given up. */
function destroy(client: Closable): void {
  if (client.isOpen) client.destroy();
}
