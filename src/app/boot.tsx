import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { Services } from "../services/services.ts";
import { ServicesContext } from "../services/services.ts";
import { unwrap } from "../api/problem.ts";
import { preferenceStore } from "../services/preferences.ts";
import { loadTexts } from "../services/texts.ts";
import { App } from "./app.tsx";
import { negotiate } from "./locale.ts";
import { startSession } from "./session-system.ts";
import { TokenStore } from "./token-store.ts";

/** Where the platform is, as the page says: a path of this origin, or an absolute address. */
const platform = () => new URL(document.querySelector<HTMLMetaElement>("meta[name=platform]")?.content ?? "/api", location.href);

/** Starts everything that lives as long as the page, outside of React, and then draws. */
export async function boot(root: HTMLElement | null): Promise<void> {
  if (!root) throw new Error("the page has no root");
  const preferences = preferenceStore(localStorage);
  const locale = preferences.get().locale ?? negotiate(navigator.languages);
  const tokens = new TokenStore({
    lasting: localStorage,
    passing: sessionStorage,
    channel: new BroadcastChannel("switchboard.session"),
    alone: (work) => navigator.locks.request("switchboard.renewal", work),
    newLineage: () => crypto.randomUUID(),
  });
  const system = startSession({
    host: platform().href,
    tokens,
    fetch: (request) => fetch(request),
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(resolve, ms);
        signal.addEventListener("abort", () => {
          clearTimeout(timer);
          reject(signal.reason);
        });
      }),
    now: () => Date.now(),
  });
  const texts = await loadTexts(locale);
  let configuration: ReturnType<Services["configuration"]> | null = null;
  const services: Services = {
    api: system.api,
    session: system.session,
    openLogin: system.openLogin,
    configuration: () => (configuration ??= unwrap(system.api.GET("/configuration"))),
    texts,
    preferences,
    leave: (url) => location.assign(url),
    now: () => Date.now(),
    mono: () => performance.now(),
  };
  createRoot(root).render(
    <StrictMode>
      <ServicesContext value={services}>
        <App system={system} />
      </ServicesContext>
    </StrictMode>,
  );
}
