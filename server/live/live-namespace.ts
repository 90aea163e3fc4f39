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
interface Asked {
  hello: (given: unknown, answer: (answer: CatchUp) => void) => void;
  range: (given: unknown, answer: (answer: CatchUp) => void) => void;
}

interface Told {
  "queue:updated": (batch: QueueUpdated) => void;
  heartbeat: (heartbeat: Heartbeat) => void;
  "records:changed": (changed: RecordsChanged) => void;
  "session:ended": (ended: SessionEnded) => void;
}

interface SocketData {
  caller: SessionHolder;
}

/** The namespace of the live monitor, with its messages as the contract has them. */
export type LiveNamespace = Namespace<Asked, Told, DefaultEventsMap, SocketData>;
/** A console that is connected to it. */
export type LiveSocket = Socket<Asked, Told, DefaultEventsMap, SocketData>;
