import type { SessionRef } from "../../machines/session.ts";
import type { Connection } from "../live/connection.ts";
import type { LiveServices } from "../services/live-services.ts";
import type { TokenStore } from "./token-store.ts";

/** Notifications of changed records for users without access to the floor. */
interface ChangesSystem extends Pick<LiveServices, "changed$"> {
  readonly stop: () => void;
}

interface ChangesSystemOptions {
  readonly session: SessionRef;
  readonly tokens: TokenStore;
  readonly connection: Connection;
}

/** Close reason after which the library does not reconnect. */
const BY_SERVER = "io server disconnect";

/**
 * Receives changes of records for users who cannot see the floor; no channel is requested. The socket's
 * manager reconnects; a rejected token is renewed once, because a connection without a token receives
 * nothing.
 */
export function startChanges({ session, tokens, connection }: ChangesSystemOptions): ChangesSystem {
  let isRefused = false;
  let mayAsk = true;
  const refused = () => {
    isRefused = true;
    // Another tab or request may have renewed it in the meantime.
    if (connection.shown() !== (tokens.current()?.token ?? null)) return reopen();
    if (mayAsk) session.send({ type: "token.refused" });
    mayAsk = false;
  };
  const reopen = () => {
    isRefused = false;
    connection.reopen();
  };
  const hearing = connection.signals$.subscribe((signal) => {
    if (signal.type === "socket.opened") mayAsk = true;
    if (signal.type === "socket.refused") refused();
    if (signal.type === "socket.closed" && signal.reason === BY_SERVER) reopen();
  });
  hearing.add(
    connection.sessionEnded$.subscribe((reason) => session.send({ type: "session.ended", reason })),
  );
  const stopTokens = tokens.subscribe((event) => {
    if (event === "renewed" && isRefused) reopen();
  });
  connection.open();
  return {
    changed$: connection.changed$,
    stop: () => {
      stopTokens();
      hearing.unsubscribe();
      connection.close();
    },
  };
}
