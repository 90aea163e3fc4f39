import { type Observable, Subject, Subscription, defer, from, map, of, retry, tap } from "rxjs";
import type { Socket, io as openSocket } from "socket.io-client";
import type { Clock, RecordsChanged, SessionEnded } from "../../openapi/generated/live-monitor.ts";
import type { Answer, Ask, FollowerInput } from "../../streams/reconcile.ts";
import {
  type Decoded,
  decodeCatchUp,
  decodeChanged,
  decodeEnd,
  decodeHeartbeat,
  decodeUpdate,
} from "./message.ts";

export interface ConnectionOptions {
  /** The platform's origin, such as `https://platform.example`. */
  readonly origin: string;
  readonly channel: string;
  /** Returns the current access token. Invoked before each connection attempt. */
  readonly token: () => string | null;
  /** Time (ms) after which a request without a response fails. */
  readonly answerWithin?: number;
  /** Delays (ms) before socket.io reconnects. */
  readonly reconnection?: { readonly first: number; readonly later: number };
}

/** The specification requires 500 to 600 ms. */
const RECONNECTION = { first: 500, later: 600 };

/**
 * Signals of the socket. They determine whether the live numbers are shown as current. `socket.heard`: a
 * valid update or heartbeat arrived.
 */
export type ConnectionSignal =
  | { readonly type: "socket.opened" }
  | { readonly type: "socket.refused" }
  | { readonly type: "socket.failed" }
  | { readonly type: "socket.closed"; readonly reason: string }
  | { readonly type: "socket.heard" };

export interface Connection {
  readonly signals$: Observable<ConnectionSignal>;
  readonly received$: Observable<FollowerInput<never>>;
  readonly clock$: Observable<Clock>;
  /** Changed records. `unknown` after a reconnection, because changes may have been missed. */
  readonly changed$: Observable<RecordsChanged | "unknown">;
  /** Reason why the platform ended the session of this socket. */
  readonly sessionEnded$: Observable<SessionEnded["reason"]>;
  /** Sends a hello or a range request over the socket. Snapshots are requested over HTTP. */
  readonly ask: (ask: Exclude<Ask, { kind: "snapshot" }>) => Observable<Answer<never>>;
  /** Returns the access token that was sent with the latest connection attempt. */
  readonly shown: () => string | null;
  readonly open: () => void;
  readonly reopen: () => void;
  readonly close: () => void;
}

/**
 * Creates the socket to the live monitor, which the whole page shares. socket.io reconnects automatically.
 */
export function connect({
  origin,
  channel,
  token,
  answerWithin = 5_000,
  reconnection = RECONNECTION,
}: ConnectionOptions): Connection {
  let shown: string | null = null;
  let socket: Socket | null = null;
  const signals$ = new Subject<ConnectionSignal>();
  const received$ = new Subject<FollowerInput<never>>();
  const clock$ = new Subject<Clock>();
  const changed$ = new Subject<RecordsChanged | "unknown">();
  const sessionEnded$ = new Subject<SessionEnded["reason"]>();
  const receive = (decoded: Decoded<FollowerInput<never>> | null) => {
    if (!decoded) return;
    clock$.next(decoded.clock);
    received$.next(decoded.content);
    signals$.next({ type: "socket.heard" });
  };

  let wasOpen = false;
  const make = ({ io }: { readonly io: typeof openSocket }): Socket => {
    const made = io(`${origin}/live-monitor`, {
      path: "/live",
      autoConnect: false,
      transports: ["websocket", "polling"],
      tryAllTransports: true,
      reconnectionDelay: reconnection.first,
      reconnectionDelayMax: reconnection.later,
      // By default, socket.io varies the delays by up to 50%.
      randomizationFactor: 0,
      auth: (say) => say({ token: (shown = token()) }),
    });
    made.on("connect", () => {
      signals$.next({ type: "socket.opened" });
      if (wasOpen) changed$.next("unknown");
      wasOpen = true;
    });
    // An error with data comes from the platform, which refused the connection. An error without data means
    // that the platform was unreachable.
    made.on("connect_error", (error: Error & { data?: unknown }) =>
      signals$.next({ type: error.data === undefined ? "socket.failed" : "socket.refused" }),
    );
    made.on("disconnect", (reason) => {
      received$.next({ kind: "closed" });
      signals$.next({ type: "socket.closed", reason });
    });
    made.on("queue:updated", (message: unknown) => receive(decodeUpdate(message, channel)));
    made.on("heartbeat", (message: unknown) => receive(decodeHeartbeat(message, channel)));
    made.on("records:changed", (message: unknown) => {
      const changed = decodeChanged(message);
      if (changed) changed$.next(changed);
    });
    made.on("session:ended", (message: unknown) => sessionEnded$.next(decodeEnd(message)));
    return made;
  };
  // The socket code is loaded separately, so that the page can show its first rows without it. If the code
  // does not load, this counts as a failed connection attempt.
  const socket$ = defer(() => import("socket.io-client")).pipe(
    tap({ error: () => signals$.next({ type: "socket.failed" }) }),
    retry({ delay: reconnection.later }),
    map((code) => (socket ??= make(code))),
  );
  let opening = Subscription.EMPTY;
  const open = () => {
    opening.unsubscribe();
    opening = socket$.subscribe((made) => void made.connect());
  };

  const question = (ask: Exclude<Ask, { kind: "snapshot" }>): [string, object] =>
    ask.kind === "hello"
      ? ["hello", { channel, ...ask.position }]
      : ["range", { channel, epoch: ask.epoch, from: ask.from, to: ask.to }];

  return {
    signals$,
    received$: received$,
    clock$,
    changed$,
    sessionEnded$,
    ask(ask) {
      // Without a connection, socket.io would buffer the request and send it later, when it is outdated.
      if (!socket?.connected) return of({ kind: "failed" });
      return from(socket.timeout(answerWithin).emitWithAck(...question(ask))).pipe(
        map((message: unknown): Answer<never> => {
          const decoded = decodeCatchUp(message);
          if (!decoded) return { kind: "failed" };
          clock$.next(decoded.clock);
          return decoded.content;
        }),
      );
    },
    shown: () => shown,
    open,
    reopen: () => (socket ? void socket.disconnect().connect() : open()),
    close: () => {
      opening.unsubscribe();
      socket?.disconnect();
    },
  };
}
