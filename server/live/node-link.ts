import { createAdapter } from "@socket.io/redis-streams-adapter";
import { createClient } from "redis";

/** Connection to other nodes through Redis. Lets a node close the sockets of a session on all nodes. */
export interface NodeLink {
  readonly adapter: ReturnType<typeof createAdapter>;
  readonly close: () => Promise<void>;
}

/** Maximum time (ms) for which a read of the Redis stream waits for messages. */
const BLOCK = 1_000;

/**
 * Links this node to the nodes that use the same Redis. Redis may be unavailable at any time. Other
 * nodes then close the sockets of an ended session only at their next periodic check.
 */
export function linkNodes(url: string, failed: (error: unknown) => void): NodeLink {
  const clients: Closable[] = [];
  const track = <Client extends Closable & Listening>(client: Client): Client => {
    client.on("error", failed);
    clients.push(client);
    // The adapter calls `disconnect` even if the client is not connected, and does not handle its rejection.
    return Object.assign(client, { disconnect: () => Promise.resolve(destroy(client)) });
  };
  const client = track(createClient({ url }));
  const duplicate = client.duplicate.bind(client);
  client.connect().catch(failed);
  const adapter = createAdapter(Object.assign(client, { duplicate: () => track(duplicate()) }), {
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

/** Closes the client and rejects its pending requests. */
function destroy(client: Closable): void {
  if (client.isOpen) client.destroy();
}
