import type { SessionRef } from "../../machines/session.ts";
import type { Connection } from "../live/connection.ts";
import type { LiveServices } from "../services/live-services.ts";
import type { TokenStore } from "./token-store.ts";

/** What tells of changed records where the floor is not open, and how it ends. */
interface ChangesSystem extends Pick<LiveServices, "changed$"> {
  readonly stop: () => void;
}

interface ChangesSystemOptions {
  readonly session: SessionRef;
  readonly tokens: TokenStore;
  readonly connection: Connection;
}

/** The name of a close after which the library does not connect again by itself. */
const BY_SERVER = "io server disconnect";

/**
 * Hears which records somebody changed, for those who may not see the floor: nothing is asked of a channel.
 * The socket's manager reconnects; a token that was refused is renewed once, for whoever is let in with no
 * token has nothing to hear.
 */
export function startChanges({ session, tokens, connection }: ChangesSystemOptions): ChangesSystem {
  let isRefused = false;
  let mayAsk = true;
  const refused = () => {
    isRefused = true;
    // Meanwhile another tab, or a request of this one, has had it renewed.
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
