import { createActor, fromPromise } from "xstate";
import { keptOf, loginMachine, type LoginRef, readLoginKept } from "../../machines/login.ts";
import type { Answered, Credentials, SsoAnswered } from "../../machines/login-context.ts";
import type { Outcome } from "../../machines/request-outcome.ts";
import { isPresent } from "../../machines/session-selectors.ts";
import { parseUrl } from "../../openapi/formats/web-address.ts";
import { unwrap } from "../api/problem.ts";
import type { LoginOpening } from "../services/services.ts";
import { outcomeOf } from "./outcome.ts";
import { safePath } from "../services/safe-path.ts";
import { webAddress } from "./addresses.ts";
import type { SessionSystem } from "./session-system.ts";
import { tapped } from "./taps.ts";

interface LoginSystemOptions extends Pick<SessionSystem, "api" | "tokens" | "session"> {
  /** Tab storage for the state that survives a reload. */
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** URL of this console. Relative URLs are resolved against it. */
  readonly here: string;
  readonly leave: (url: string) => void;
  /** Registers a callback that runs each time the network becomes available. */
  readonly onNetwork?: (found: () => void) => void;
  readonly now: () => number;
}

const KEY = "switchboard.login";

/**
 * Returns a function that opens a login and stops the previous one. Each claim (of a session that was opened
 * elsewhere) is requested once per page load.
 */
export function startLogins({
  api,
  tokens,
  session,
  storage,
  here,
  leave,
  onNetwork = (found) => addEventListener("online", found),
  now,
}: LoginSystemOptions): (opening: LoginOpening) => LoginRef {
  let login: LoginRef | null = null;
  onNetwork(() => login?.send({ type: "network.found" }));
  const claims = new Map<string, { readonly answer: Promise<Answered>; isSettled: boolean }>();
  const timed = async <Value>(outcome: Promise<Outcome<Value>>) => ({ ...(await outcome), at: now() });

  /**
   * Requests a claim. The id of a claim works only once, so the request continues even if the login that sent
   * it is stopped. The next login with the same id gets the same response.
   */
  const claimed = (id: string): Promise<Answered> => {
    const known = claims.get(id);
    if (known) return known.answer;
    const answer = timed(outcomeOf(() => unwrap(api.GET("/auth/login/{id}", { params: { path: { id } } }))));
    claims.set(id, { answer, isSettled: false });
    return answer;
  };

  const machineFor = (redirect: string, wished: string | null) =>
    loginMachine.provide({
      actors: {
        postLogin: fromPromise<Answered, Credentials>(
          ({ input: { email, password, otp, remember, agreement }, signal }) => {
            const body = {
              strategy: "local" as const,
              email: email.trim(),
              password,
              ...(otp ? { otp: otp.trim() } : {}),
              remember,
              agreement,
            };
            return timed(
              outcomeOf(() =>
                unwrap(api.POST("/auth/login", { body, headers: { "X-Redirect": redirect }, signal })),
              ),
            );
          },
        ),
        claim: fromPromise<Answered, { readonly id: string }>(({ input: { id } }) => claimed(id)),
        startSso: fromPromise<SsoAnswered, Credentials>(
          ({ input: { email, agreement, remember }, signal }) => {
            const body = { email: email.trim(), agreement, remember, redirect };
            return timed(
              outcomeOf(async () => ({
                location: webAddress((await unwrap(api.POST("/auth/sso", { body, signal }))).location, here),
              })),
            );
          },
        ),
        giveFeedback: fromPromise<Outcome<null>>(({ signal }) =>
          outcomeOf(async () => {
            const [{ feedbackUrl }, { ssoToken }] = await Promise.all([
              unwrap(api.GET("/configuration", { signal })),
              unwrap(api.GET("/external-apps/{app}/sso", { params: { path: { app: "feedback" } }, signal })),
            ]);
            leave(feedbackAddress({ tool: new URL(webAddress(feedbackUrl, here)), ssoToken, wished }));
            return null;
          }),
        ),
      },
      actions: {
        keepTokens: (_, { outcome }) => {
          if (outcome.kind !== "ok" || !outcome.value.accessToken || !outcome.value.refreshToken) return;
          const { accessToken, refreshToken, remember } = outcome.value;
          tokens.signIn({ accessToken, refreshToken, remember });
          session.send({ type: "login.arrived" });
        },
        leaveFor: (_, { outcome }) => {
          if (outcome.kind === "ok") leave(outcome.value.location);
        },
      },
    });

  return ({ redirect, elsewhere, claimId, feedback }) => {
    login?.stop();
    const path = safePath(redirect) ?? "/";
    const kept = readLoginKept(storage.getItem(KEY));
    // A claim counts as used if this page already handled its response, or if the previous page requested it.
    const claim = claims.get(claimId ?? "");
    const isUsed = claim
      ? claim.isSettled
      : claimId === null || (kept?.kind === "asked" && kept.claimId === claimId);
    const present = isPresent(session.getSnapshot());
    const input = {
      redirect: path,
      elsewhere,
      feedback,
      present,
      now: now(),
      ...(isUsed ? { kept } : { claimId }),
    };
    const opened = tapped(createActor(machineFor(path, redirect), { input }));
    opened.subscribe({
      next: (snapshot) => {
        const next = keptOf(snapshot);
        if (next === null) storage.removeItem(KEY);
        else storage.setItem(KEY, JSON.stringify(next));
        const made = claims.get(claimId ?? "");
        if (made && snapshot.context.claimId === null) made.isSettled = true;
      },
    });
    login = opened;
    return opened.start();
  };
}

interface FeedbackLink {
  /** URL of this installation's feedback tool. No other origin gets the token. */
  readonly tool: URL;
  readonly ssoToken: string;
  /** Page of the tool that the user requested. */
  readonly wished: string | null;
}

/**
 * Returns the URL of the feedback tool with the sign-in token. Ignores a requested page on another origin.
 */
export function feedbackAddress({ tool, ssoToken, wished }: FeedbackLink): string {
  const address = new URL(tool);
  address.searchParams.set("ssoToken", ssoToken);
  const page = wished === null ? null : parseUrl(wished, tool);
  if (page?.origin === tool.origin && page.username === "" && page.password === "")
    address.searchParams.set("redirect", page.href);
  return address.href;
}
