import { onTestFinished } from "vitest";
import { io, type Socket } from "socket.io-client";
import type {
  CatchUp,
  Event,
  Heartbeat,
  QueueUpdated,
  SessionEnded,
} from "../../openapi/generated/live-monitor.ts";

/** ms. Long enough for a busy machine. */
const PATIENCE = 60_000;

/** A console's socket, without a console. */
export class LiveSocket {
  readonly events: Event[] = [];
  private constructor(readonly socket: Socket) {
    socket.on("queue:updated", ({ events }: QueueUpdated) => this.events.push(...events));
  }

  /** Connects, or rejects with why it was refused. */
  static async open(
    url: string,
    auth: object,
    options: { readonly extraHeaders?: Record<string, string>; readonly transports?: string[] } = {},
  ): Promise<LiveSocket> {
    const socket = io(`${url}/live-monitor`, {
      path: "/live",
      auth,
      reconnection: false,
      forceNew: true,
      transports: ["websocket"],
      ...options,
    });
    onTestFinished(() => void socket.disconnect());
    const live = new LiveSocket(socket);
    await new Promise<void>((resolve, reject) =>
      socket.once("connect", resolve).once("connect_error", reject),
    );
    return live;
  }

  hello(payload: object): Promise<CatchUp> {
    return this.socket.timeout(PATIENCE).emitWithAck("hello", payload);
  }

  range(payload: object): Promise<CatchUp> {
    return this.socket.timeout(PATIENCE).emitWithAck("range", payload);
  }

  next(name: "heartbeat"): Promise<Heartbeat>;
  next(name: "queue:updated"): Promise<QueueUpdated>;
  next(name: "session:ended"): Promise<SessionEnded>;
  next(name: "disconnect"): Promise<string>;
  next(name: string): Promise<unknown> {
    return new Promise((resolve) => this.socket.once(name, resolve));
  }
}

/** Why a connection was refused. */
export async function refusalOf(opening: Promise<LiveSocket>): Promise<unknown> {
  try {
    await opening;
    return null;
  } catch (error) {
    return (error as { data?: unknown }).data ?? (error as Error).message;
  }
}
