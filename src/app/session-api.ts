import { hasFreshToken, holderOf, isAbsent } from "../../machines/session-view.ts";
import type { SessionRef, SessionSnapshot } from "../../machines/session.ts";
import { type Api, createApi } from "../api/client.ts";
import type { TokenStore } from "./token-store.ts";

export interface SessionApiOptions {
  readonly host: string;
  readonly tokens: TokenStore;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Given the client before anything is asked with it. */
  readonly watch?: (api: Api) => void;
}

/** Creates the client of the session that `session` returns; requests that are refused have its token renewed. */
export function sessionApi(
  { host, tokens, fetch, wait, watch }: SessionApiOptions,
  session: () => SessionRef,
): Api {
  const bearer = {
    current: () => tokens.current(),
    renewed: async (refused: number): Promise<boolean> => {
      // Another request has had it renewed already.
      if ((tokens.current()?.generation ?? 0) > refused) return true;
      session().send({ type: "token.refused" });
      await until(session(), (snapshot) => isAbsent(snapshot) || hasFreshToken(snapshot));
      return (tokens.current()?.generation ?? 0) > refused;
    },
  };
  /** Every response includes the caller's current permissions, which may have changed since sign-in. */
  const heard = ({ headers }: Response): void => {
    const told = headers.get("abilities");
    const known = holderOf(session().getSnapshot())?.abilities;
    if (told === null || !known) return;
    const abilities = new Set(told.split(" ").filter(Boolean));
    if (abilities.size !== known.length || known.some((ability) => !abilities.has(ability)))
      session().send({ type: "holder.changed" });
  };
  const api = createApi({ host, bearer, fetch, wait, heard });
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
