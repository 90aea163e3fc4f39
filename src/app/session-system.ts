import { createActor, fromPromise, waitFor } from "xstate";
import { type Answered, type Credentials, loginMachine } from "../../machines/login.ts";
import { type SessionRef, isAbsent, sessionMachine } from "../../machines/session.ts";
import { type Api, createApi } from "../api/client.ts";
import { unwrap } from "../api/problem.ts";
import type { Failure } from "../../machines/outcome.ts";
import { outcomeOf } from "./outcome.ts";
import { safePath } from "./safe-path.ts";
import type { TokenStore } from "./token-store.ts";

export interface SessionSystem {
  readonly api: Api;
  readonly session: SessionRef;
  readonly tokens: TokenStore;
  /** A new run of the login flow; the one before is over. */
  readonly openLogin: (input: { redirect: string | null; elsewhere: string }) => ReturnType<typeof createLogin>;
}

export interface SessionSystemOptions {
  readonly host: string;
  readonly tokens: TokenStore;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
}

type Login = ReturnType<typeof createLogin>;

/** The session and the login, started once for the page, and the client that they share with everything else. */
export function startSession({ host, tokens, fetch, wait, now }: SessionSystemOptions): SessionSystem {
  const bearer = {
    current: () => tokens.current(),
    renewed: async (refused: number): Promise<boolean> => {
      // Another request has had it renewed already.
      if ((tokens.current()?.generation ?? 0) > refused) return true;
      session.send({ type: "token.refused" });
      await waitFor(session, (snapshot) => isAbsent(snapshot) || snapshot.matches({ present: "fresh" }), { timeout: Infinity });
      return (tokens.current()?.generation ?? 0) > refused;
    },
  };
  const api = createApi({ host, bearer, fetch, wait });

  const session = createActor(
    sessionMachine.provide({
      actors: {
        renew: fromPromise(async () => {
          const renewed = await tokens.renew<Failure>(async (refreshToken) => {
            const outcome = await outcomeOf(() => unwrap(api.POST("/auth/refresh-token", { body: { refreshToken } })));
            return outcome.kind === "ok" ? outcome.value : outcome;
          });
          if (renewed === "renewed") return { kind: "ok", value: null };
          return renewed === "nothing" ? { kind: "http", status: 401 } : renewed;
        }),
        verify: fromPromise(() => outcomeOf(() => unwrap(api.GET("/auth/check-token")))),
        logout: fromPromise(() =>
          outcomeOf(async () => {
            await unwrap(api.POST("/auth/logout", { headers: { Authorization: `Bearer ${tokens.refreshToken() ?? ""}` } }));
            return null;
          }),
        ),
      },
      actions: { dropTokens: () => tokens.leave(true), dropTokensSilently: () => tokens.leave(false) },
    }),
    { input: { hasToken: tokens.refreshToken() !== null } },
  );
  tokens.subscribe((event) => {
    if (event === "left") session.send({ type: "elsewhere.left" });
    if (event === "arrived" && isAbsent(session.getSnapshot())) {
      tokens.takeOver();
      session.send({ type: "elsewhere.arrived" });
    }
  });
  session.start();

  let login: Login | null = null;
  return {
    api,
    session,
    tokens,
    openLogin({ redirect, elsewhere }) {
      login?.stop();
      login = createLogin({ api, tokens, session, now }, { redirect: safePath(redirect) ?? "/segments", elsewhere });
      return login;
    },
  };
}

function createLogin({ api, tokens, session, now }: { api: Api; tokens: TokenStore; session: SessionRef; now: () => number }, input: { redirect: string; elsewhere: string }) {
  const postLogin = fromPromise<Answered, Credentials>(async ({ input: { email, password, otp, remember, agreement }, signal }) => {
    const body = { strategy: "local" as const, email: email.trim(), password, ...(otp ? { otp: otp.trim() } : {}), remember, agreement };
    const outcome = await outcomeOf(() => unwrap(api.POST("/auth/login", { body, headers: { "X-Redirect": input.redirect }, signal })));
    return { ...outcome, at: now() };
  });
  const keepTokens = (_: unknown, { outcome }: { outcome: Answered }) => {
    if (outcome.kind !== "ok" || !outcome.value.accessToken || !outcome.value.refreshToken) return;
    const { accessToken, refreshToken, remember } = outcome.value;
    tokens.arrive({ accessToken, refreshToken, remember });
    session.send({ type: "login.arrived" });
  };
  return createActor(loginMachine.provide({ actors: { postLogin }, actions: { keepTokens } }), { input }).start();
}
