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
  /** Asked at every attempt, so that it is always the newest one. */
  readonly token: () => string | null;
  readonly answerWithin?: number;
  /** Delays (ms) before the manager reconnects. */
  readonly reconnection?: { readonly first: number; readonly later: number };
}

/** The specification's 500 to 600 ms. */
const RECONNECTION = { first: 500, later: 600 };

/** Signals of the socket, which decide whether the numbers can be trusted. */
export type ConnectionSignal =
  | { readonly type: "socket.opened" }
  | { readonly type: "socket.refused" }
  | { readonly type: "socket.failed" }
  | { readonly type: "socket.closed"; readonly reason: string }
  | { readonly type: "socket.heard" };

export interface Connection {
  readonly signals$: Observable<ConnectionSignal>;
  readonly heard$: Observable<FollowerInput<never>>;
  readonly clock$: Observable<Clock>;
  /** Changed records; `unknown` after a period without a connection. */
  readonly changed$: Observable<RecordsChanged | "unknown">;
  /** The platform ended the session behind this socket, and why. */
  readonly sessionEnded$: Observable<SessionEnded["reason"]>;
  /** Asks over the socket; a snapshot is not asked here. */
  readonly ask: (ask: Exclude<Ask, { kind: "snapshot" }>) => Observable<Answer<never>>;
  /** The token that the platform was shown at the latest attempt. */
  readonly shown: () => string | null;
  readonly open: () => void;
  readonly reopen: () => void;
  readonly close: () => void;
}

/**
 * The socket to the live monitor: the only one, and the only thing here that knows socket.io. Its manager
 * reconnects.
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
  const heard$ = new Subject<FollowerInput<never>>();
  const clock$ = new Subject<Clock>();
  const changed$ = new Subject<RecordsChanged | "unknown">();
  const sessionEnded$ = new Subject<SessionEnded["reason"]>();
  const hear = (decoded: Decoded<FollowerInput<never>> | null) => {
    if (!decoded) return;
    clock$.next(decoded.clock);
    heard$.next(decoded.said);
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
      // The library would spread them by half.
      randomizationFactor: 0,
      auth: (say) => say({ token: (shown = token()) }),
    });
    made.on("connect", () => {
      signals$.next({ type: "socket.opened" });
      if (wasOpen) changed$.next("unknown");
      wasOpen = true;
    });
    // An error with data comes from the platform, which refused the connection; without data it was
    // unreachable.
    made.on("connect_error", (error: Error & { data?: unknown }) =>
      signals$.next({ type: error.data === undefined ? "socket.failed" : "socket.refused" }),
    );
    made.on("disconnect", (reason) => {
      heard$.next({ kind: "closed" });
      signals$.next({ type: "socket.closed", reason });
    });
    made.on("queue:updated", (message: unknown) => hear(decodeUpdate(message, channel)));
    made.on("heartbeat", (message: unknown) => hear(decodeHeartbeat(message, channel)));
    made.on("records:changed", (message: unknown) => {
      const changed = decodeChanged(message);
      if (changed) changed$.next(changed);
    });
    made.on("session:ended", (message: unknown) => sessionEnded$.next(decodeEnd(message)));
    return made;
  };
  // Rows come before the socket, and without its code. Code that does not load is a failed attempt to connect.
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
    heard$,
    clock$,
    changed$,
    sessionEnded$,
    ask(ask) {
      // Without a connection socket.io would keep the question and put it later, when it is no longer the
      // right one.
      if (!socket?.connected) return of({ kind: "failed" });
      return from(socket.timeout(answerWithin).emitWithAck(...question(ask))).pipe(
        map((message: unknown): Answer<never> => {
          const decoded = decodeCatchUp(message);
          if (!decoded) return { kind: "failed" };
          clock$.next(decoded.clock);
          return decoded.said;
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
