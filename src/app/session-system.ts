import { createActor, fromPromise } from "xstate";
import { isAbsent } from "../../machines/session-selectors.ts";
import { type SessionRef, sessionMachine } from "../../machines/session.ts";
import type { Api } from "../api/client.ts";
import { unwrap } from "../api/problem.ts";
import type { Failure } from "../../machines/request-outcome.ts";
import { outcomeOf } from "./outcome.ts";
import { type SessionApiOptions, sessionApi } from "./session-api.ts";
import { tapped } from "./taps.ts";
import type { TokenStore } from "./token-store.ts";

export interface SessionSystem {
  readonly api: Api;
  readonly session: SessionRef;
  readonly tokens: TokenStore;
}

/** Starts the session and its API client, which the whole console uses. */
export function startSession(options: SessionApiOptions) {
  const api: Api = sessionApi(options, () => session);
  const session = runSession(api, options.tokens);
  return { api, session, tokens: options.tokens };
}

/** Runs the session's machine, once for the page. */
export function runSession(api: Api, tokens: TokenStore) {
  const session = tapped(
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
            // The tokens are deleted before the platform responds, so that a reload during the request finds
            // no session.
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

  return session;
}
