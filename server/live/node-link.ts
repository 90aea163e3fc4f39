import { createAdapter } from "@socket.io/redis-streams-adapter";
import { createClient } from "redis";

/** Notifies the sockets of other nodes that a session ended. */
export interface NodeLink {
  readonly adapter: ReturnType<typeof createAdapter>;
  readonly close: () => Promise<void>;
}

/** Longest wait of a stream read, ms. */
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

/** Closes the client and rejects its pending requests. */
function destroy(client: Closable): void {
  if (client.isOpen) client.destroy();
}
