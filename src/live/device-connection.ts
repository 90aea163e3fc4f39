import { io } from "socket.io-client";
import type { DeviceHello, DeviceRefusal, DeviceStanding } from "../../openapi/generated/live-monitor.ts";

/** Connection of a display device. `standing` is the last report, kept while the platform is unreachable. */
interface DeviceState {
  readonly link: "connecting" | "connected" | "lost" | "refused" | "elsewhere";
  readonly refusal: DeviceRefusal["code"] | null;
  readonly standing: DeviceStanding | null;
}

export interface DeviceConnectionOptions {
  /** The platform's origin, such as `https://platform.example`. */
  readonly origin: string;
  /** Asked at every attempt. */
  readonly hello: () => DeviceHello;
  /** Calls back after a delay (ms). */
  readonly later: (ms: number, work: () => void) => void;
}

export interface DeviceConnection {
  readonly get: () => DeviceState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly open: () => void;
  readonly close: () => void;
}

/** The specification's 500 to 600 ms, as for every socket. */
const RECONNECTION = { first: 500, later: 600 };
/** Delay (ms) before a refused device retries, because limits reset and outages end. */
const REFUSED_FOR = 10_000;

/**
 * The socket of a display device. Its manager reconnects; what the platform refused is tried again later,
 * unless the secret is wrong.
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
    // Without data the platform was unreachable, and the manager retries automatically.
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
