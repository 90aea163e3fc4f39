import type { DefaultEventsMap, Namespace, Socket } from "socket.io";
import type {
  CatchUp,
  Heartbeat,
  QueueUpdated,
  RecordsChanged,
  SessionEnded,
} from "../../openapi/generated/live-monitor.ts";
import type { SessionHolder } from "../auth/caller.ts";

/** Messages of consoles, not yet validated. */
interface ClientEvents {
  hello: (given: unknown, answer: (answer: CatchUp) => void) => void;
  range: (given: unknown, answer: (answer: CatchUp) => void) => void;
}

interface ServerEvents {
  "queue:updated": (batch: QueueUpdated) => void;
  heartbeat: (heartbeat: Heartbeat) => void;
  "records:changed": (changed: RecordsChanged) => void;
  "session:ended": (ended: SessionEnded) => void;
}

interface SocketData {
  caller: SessionHolder;
}

/** Socket.IO namespace of the live monitor, with the messages of the contract. */
export type LiveNamespace = Namespace<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
/** Socket of a connected console. */
export type LiveSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
