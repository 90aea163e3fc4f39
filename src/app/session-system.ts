import { createActor, fromPromise, waitFor } from "xstate";
import {
  type SessionRef,
  hasFreshToken,
  holderOf,
  isAbsent,
  sessionMachine,
} from "../../machines/session.ts";
import { type Api, createApi } from "../api/client.ts";
import { unwrap } from "../api/problem.ts";
import type { Failure } from "../../machines/outcome.ts";
import { outcomeOf } from "./outcome.ts";
import { told } from "./taps.ts";
import type { TokenStore } from "./token-store.ts";

export interface SessionSystem {
  readonly api: Api;
  readonly session: SessionRef;
  readonly tokens: TokenStore;
}

export interface SessionSystemOptions {
  readonly host: string;
  readonly tokens: TokenStore;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Given the client before anything is asked with it. */
  readonly watch?: (api: Api) => void;
}

/** The session, started once for the page, and the client that it shares with everything else. */
export function startSession({ host, tokens, fetch, wait, watch }: SessionSystemOptions): SessionSystem {
  const bearer = {
    current: () => tokens.current(),
    renewed: async (refused: number): Promise<boolean> => {
      // Another request has had it renewed already.
      if ((tokens.current()?.generation ?? 0) > refused) return true;
      session.send({ type: "token.refused" });
      await waitFor(session, (snapshot) => isAbsent(snapshot) || hasFreshToken(snapshot));
      return (tokens.current()?.generation ?? 0) > refused;
    },
  };
  /** Every answer says what the caller may do by now: somebody may have changed it since they signed in. */
  const heard = ({ headers }: Response): void => {
    const told = headers.get("abilities");
    const known = holderOf(session.getSnapshot())?.abilities;
    if (told === null || !known) return;
    const abilities = new Set(told.split(" ").filter(Boolean));
    if (abilities.size !== known.length || known.some((ability) => !abilities.has(ability)))
      session.send({ type: "holder.changed" });
  };
  const api = createApi({ host, bearer, fetch, wait, heard });
  watch?.(api);

  const session = told(
    createActor(
      sessionMachine.provide({
        actors: {
          renew: fromPromise(async () => {
            const renewed = await tokens.renew<Failure>(async (refreshToken) => {
              const outcome = await outcomeOf(() =>
                unwrap(api.POST("/auth/refresh-token", { body: { refreshToken } })),
              );
              return outcome.kind === "ok" ? outcome.value : outcome;
            });
            if (renewed === "renewed") return { kind: "ok", value: null };
            return renewed === "nothing" ? { kind: "http", status: 401 } : renewed;
          }),
          verify: fromPromise(() => outcomeOf(() => unwrap(api.GET("/auth/check-token")))),
          logout: fromPromise(() => {
            const refreshToken = tokens.refreshToken() ?? "";
            // Before the platform answers: a page that is loaded anew meanwhile finds nobody there.
            tokens.leave(true);
            return outcomeOf(async () => {
              await unwrap(
                api.POST("/auth/logout", { headers: { Authorization: `Bearer ${refreshToken}` } }),
              );
              return null;
            });
          }),
        },
        actions: { dropTokens: () => tokens.leave(true), dropTokensSilently: () => tokens.leave(false) },
      }),
      { input: { hasToken: tokens.refreshToken() !== null } },
    ),
  );
  tokens.subscribe((event) => {
    if (event === "left") session.send({ type: "elsewhere.left" });
    if (event === "arrived" && isAbsent(session.getSnapshot())) {
      tokens.takeOver();
      session.send({ type: "elsewhere.arrived" });
    }
  });
  session.start();

  return { api, session, tokens };
}
