import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { LoginRef } from "../../machines/login.ts";
import type { Store } from "../services/frame-store.ts";
import { type LoginOpening, type Services, ServicesContext } from "../services/services.ts";
import { unwrap } from "../api/problem.ts";
import { reader } from "../api/read.ts";
import { writer } from "../api/write.ts";
import { dropDrafts } from "../services/drafts.ts";
import { handedFiles } from "../services/handed-files.ts";
import { noticeStore } from "../services/notices.ts";
import { preferenceStore, type Preferences } from "../services/preferences.ts";
import { loadTexts, type Texts } from "../services/texts.ts";
import { loadChunk } from "../ui/load-chunk.ts";
import { App } from "./app.tsx";
import { installBackGuard } from "./back-guard.ts";
import { negotiate } from "./locale.ts";
import { platformAddress, webAddress } from "./addresses.ts";
import { lateSession } from "./late-session.ts";
import { sessionApi } from "./session-api.ts";
import { storageWhileHere } from "./tab-storage.ts";
import { taps, tellQuestions } from "./taps.ts";
import { TokenStore } from "./token-store.ts";

/** Delay (ms) before the recorder is loaded, so that it does not slow the start down. */
const STABLE_AFTER = 5_000;

/** Starts the services that exist as long as the page, and renders the app. */
export async function boot(root: HTMLElement | null): Promise<void> {
  if (!root) throw new Error("the page has no root element");
  const preferences = preferenceStore(localStorage);
  const locale = preferences.get().locale ?? negotiate(navigator.languages);
  const tokens = new TokenStore({
    lasting: localStorage,
    passing: sessionStorage,
    channel: new BroadcastChannel("switchboard.session"),
    // Locks require a secure origin. Without locks, tabs that renew concurrently each get a valid response.
    alone: (work) => (isSecureContext ? navigator.locks.request("switchboard.renewal", work) : work()),
    newLineage: () => crypto.getRandomValues(new Uint32Array(4)).join("-"),
  });
  const api = sessionApi(
    {
      host: platformAddress().href,
      tokens,
      fetch: (request) => fetch(request),
      watch: tellQuestions,
      wait: (ms, signal) =>
        new Promise((resolve, reject) => {
          const timer = setTimeout(resolve, ms);
          signal.addEventListener("abort", () => {
            clearTimeout(timer);
            reject(signal.reason);
          });
        }),
    },
    () => late.session,
  );
  const late = lateSession(async () => {
    const { runSession } = await loadChunk(() => import("./session-system.ts"));
    stopWaiting();
    return runSession(api, tokens);
  });
  // Until the session code is loaded, this subscription adopts a login from another tab.
  const stopWaiting = tokens.subscribe((event) => {
    if (event !== "arrived") return;
    tokens.takeOver();
    late.start().catch(() => undefined);
  });
  const system = { api, session: late.session, tokens };
  const leave = (url: string) => location.assign(webAddress(url, location.href));
  // Created first, so that its `pagehide` listener runs before those that react to aborted requests.
  const tab = storageWhileHere(sessionStorage, window);
  let logins: Promise<(opening: LoginOpening) => LoginRef> | null = null;
  // Without a refresh token there is no session, so the login is rendered without waiting for the session
  // code.
  const [texts] = await Promise.all([
    loadTexts(locale, loadChunk),
    tokens.refreshToken() === null ? null : late.start(),
  ]);
  followAppearance(document.documentElement, preferences, texts);
  let configuration: ReturnType<Services["configuration"]> | null = null;
  const services: Services = {
    api: system.api,
    read: reader(system.api),
    write: writer(system.api),
    session: system.session,
    openReset: async (kind) =>
      (await loadChunk(() => import("./reset-system.ts"))).openReset(kind, {
        ...system,
        storage: tab,
        location,
        history,
        language: () => texts.get().locale,
        now: () => Date.now(),
      }),
    openLogin: async (opening) => {
      logins ??= loadChunk(async () => {
        const [{ startLogins }] = await Promise.all([import("./login-system.ts"), late.start()]);
        return startLogins({
          ...system,
          storage: tab,
          here: location.href,
          leave,
          now: () => Date.now(),
        });
      });
      return (await logins)(opening);
    },
    configuration: () =>
      (configuration ??= unwrap(system.api.GET("/configuration")).catch((error: unknown) => {
        configuration = null; // later requests try again
        throw error;
      })),
    texts,
    preferences,
    storage: localStorage,
    notices: noticeStore(),
    handedFiles: handedFiles(),
    addressOf: (path) => platformAddress().href + path,
    leave,
    switchAccount: async (id, path) => {
      const opened = await unwrap(
        system.api.POST("/linked-accounts/{id}/session", { params: { path: { id } } }),
      );
      dropDrafts(sessionStorage);
      // Signs other tabs of this login out, because its session has ended.
      tokens.leave(true);
      tokens.signIn({ ...opened, remember: false });
      // Reloads the console, because all that it knows belongs to the other account.
      location.assign(path);
    },
    now: () => Date.now(),
    mono: () => performance.now(),
  };
  // The code that reports errors is loaded with the first error.
  const report = (thrown: unknown) => {
    taps.tell({ thrown, path: location.pathname });
    void import("./error-reports.ts").then(
      ({ reportError }) => reportError(thrown, services.configuration),
      () => undefined,
    );
  };
  addEventListener("error", ({ error }) => report(error));
  addEventListener("unhandledrejection", ({ reason }) => report(reason));
  installBackGuard();
  setTimeout(
    () =>
      void import("./recorder/start-recorder.ts").then(
        ({ startRecorder }) => startRecorder(system, services),
        () => taps.listen(() => undefined),
      ),
    STABLE_AFTER,
  );
  // Errors that no boundary catches reach the `error` listener above.
  createRoot(root, { onCaughtError: report }).render(
    <StrictMode>
      <ServicesContext value={services}>
        <App system={system} />
      </ServicesContext>
    </StrictMode>,
  );
}

/** Applies language, theme and density to the root element, now and on each change. */
function followAppearance(root: HTMLElement, preferences: Store<Preferences>, texts: Store<Texts>): void {
  const apply = () => {
    const { theme, density } = preferences.get();
    if (theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = theme;
    root.dataset["density"] = density;
    root.lang = texts.get().locale;
  };
  preferences.subscribe(apply);
  texts.subscribe(apply);
  apply();
}
