import { hasFreshToken, holderOf, isAbsent } from "../../machines/session-selectors.ts";
import type { SessionRef, SessionSnapshot } from "../../machines/session.ts";
import { type Api, createApi } from "../api/client.ts";
import type { TokenStore } from "./token-store.ts";

export interface SessionApiOptions {
  readonly host: string;
  readonly tokens: TokenStore;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Receives the client before its first request. */
  readonly watch?: (api: Api) => void;
}

/**
 * Creates the API client of the session that `session` returns. If the platform refuses the access token of a
 * request, the session renews the token.
 */
export function sessionApi(
  { host, tokens, fetch, wait, watch }: SessionApiOptions,
  session: () => SessionRef,
): Api {
  const bearer = {
    current: () => tokens.current(),
    renewed: async (refused: number): Promise<boolean> => {
      // Another request has already renewed the token.
      if ((tokens.current()?.generation ?? 0) > refused) return true;
      session().send({ type: "token.refused" });
      await until(session(), (snapshot) => isAbsent(snapshot) || hasFreshToken(snapshot));
      return (tokens.current()?.generation ?? 0) > refused;
    },
  };
  /**
   * Notifies the session if the permissions in a response's `abilities` header differ from the known ones.
   * The user's permissions may have changed since sign-in.
   */
  const readAbilities = ({ headers }: Response): void => {
    const header = headers.get("abilities");
    const known = holderOf(session().getSnapshot())?.abilities;
    if (header === null || !known) return;
    const abilities = new Set(header.split(" ").filter(Boolean));
    if (abilities.size !== known.length || known.some((ability) => !abilities.has(ability)))
      session().send({ type: "holder.changed" });
  };
  const api = createApi({ host, bearer, fetch, wait, onResponse: readAbilities });
  watch?.(api);
  return api;
}

/** Resolves as soon as a snapshot of the session meets the condition. */
function until(session: SessionRef, isMet: (snapshot: SessionSnapshot) => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isMet(session.getSnapshot())) return resolve();
    const watching = session.subscribe((snapshot) => {
      if (!isMet(snapshot)) return;
      watching.unsubscribe();
      resolve();
    });
  });
}
