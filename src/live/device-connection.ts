import { io } from "socket.io-client";
import type { DeviceHello, DeviceRefusal, DeviceStanding } from "../../openapi/generated/live-monitor.ts";

/** Connection of a display device. */
interface DeviceState {
  /** `elsewhere`: another window of this device connected, and the platform closes this connection. */
  readonly link: "connecting" | "connected" | "lost" | "refused" | "elsewhere";
  readonly refusal: DeviceRefusal["code"] | null;
  /** Last status from the platform, kept while disconnected; null until the first one arrives. */
  readonly standing: DeviceStanding | null;
}

export interface DeviceConnectionOptions {
  /** The platform's origin, such as `https://platform.example`. */
  readonly origin: string;
  /** Returns the credentials of the device. Invoked before each connection attempt. */
  readonly hello: () => DeviceHello;
  /** Runs `work` after a delay (ms). */
  readonly later: (ms: number, work: () => void) => void;
}

export interface DeviceConnection {
  readonly get: () => DeviceState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly open: () => void;
  readonly close: () => void;
}

/** Delays (ms) before a reconnection. The specification requires 500 to 600 ms for every socket. */
const RECONNECTION = { first: 500, later: 600 };
/** Delay (ms) before a refused device retries: the refusals `too-many` and `unavailable` are temporary. */
const REFUSED_FOR = 10_000;

/**
 * Creates the socket of a display device. socket.io reconnects after a lost connection. After a refusal, the
 * device retries later, unless its secret is wrong or its hello is malformed.
 */
export function connectDevice({ origin, hello, later }: DeviceConnectionOptions): DeviceConnection {
  const socket = io(`${origin}/device`, {
    path: "/live",
    autoConnect: false,
    transports: ["websocket", "polling"],
    tryAllTransports: true,
    reconnectionDelay: RECONNECTION.first,
    reconnectionDelayMax: RECONNECTION.later,
    randomizationFactor: 0,
    auth: (say) => say({ ...hello() }),
  });
  let state: DeviceState = { link: "connecting", refusal: null, standing: null };
  const listeners = new Set<() => void>();
  const become = (next: Partial<DeviceState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  socket.on("connect", () => become({ link: "connected", refusal: null }));
  socket.on("standing", (standing: DeviceStanding) =>
    become(standing.standing === "elsewhere" ? { link: "elsewhere" } : { standing }),
  );
  socket.on("connect_error", (error: Error & { data?: Partial<DeviceRefusal> }) => {
    const refusal = error.data?.code;
    // Without error data, the platform was unreachable, and socket.io retries automatically.
    if (refusal === undefined) return become({ link: "lost" });
    become({ link: "refused", refusal });
    if (refusal !== "wrong-secret" && refusal !== "malformed")
      later(REFUSED_FOR, () => void (state.link === "refused" && socket.connect()));
  });
  socket.on("disconnect", () => void (state.link === "elsewhere" || become({ link: "lost" })));
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: () => {
      become({ link: "connecting", refusal: null });
      socket.connect();
    },
    close: () => void socket.disconnect(),
  };
}
