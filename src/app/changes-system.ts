import type { SessionRef } from "../../machines/session.ts";
import type { Connection } from "../live/connection.ts";
import type { LiveServices } from "../services/live-services.ts";
import type { TokenStore } from "./token-store.ts";

/** Change notifications of records for users without access to the floor. */
interface ChangesSystem extends Pick<LiveServices, "changed$"> {
  readonly stop: () => void;
}

interface ChangesSystemOptions {
  readonly session: SessionRef;
  readonly tokens: TokenStore;
  readonly connection: Connection;
}

/** Close reason after which socket.io does not reconnect automatically. */
const BY_SERVER = "io server disconnect";

/**
 * Receives change notifications of records for users without access to the floor. socket.io reconnects
 * automatically. If the platform refuses the access token, requests a renewal, but no second one before a
 * connection succeeds.
 */
export function startChanges({ session, tokens, connection }: ChangesSystemOptions): ChangesSystem {
  let isRefused = false;
  let mayRenew = true;
  const refused = () => {
    isRefused = true;
    // Another tab or request may have renewed the token in the meantime. Then connects with the new token.
    if (connection.shown() !== (tokens.current()?.token ?? null)) return reopen();
    if (mayRenew) session.send({ type: "token.refused" });
    mayRenew = false;
  };
  const reopen = () => {
    isRefused = false;
    connection.reopen();
  };
  const subscription = connection.signals$.subscribe((signal) => {
    if (signal.type === "socket.opened") mayRenew = true;
    if (signal.type === "socket.refused") refused();
    if (signal.type === "socket.closed" && signal.reason === BY_SERVER) reopen();
  });
  subscription.add(
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
      subscription.unsubscribe();
      connection.close();
    },
  };
}
