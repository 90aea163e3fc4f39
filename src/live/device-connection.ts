import { io } from "socket.io-client";
import type { DeviceHello, DeviceRefusal, DeviceStanding } from "../../openapi/generated/live-monitor.ts";

/**
 * How a display device and its platform stand. `standing` is what was last said, also while nobody answers.
 */
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
  /** Calls back after so many ms. */
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
/** Whoever was refused asks again after so long: what is full empties, what is down comes up. */
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
    // Without data nobody was there, and the manager tries on by itself.
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
