import { type ReactNode, Suspense, useLayoutEffect, useState } from "react";
import { navigate, usePathname, useSearch } from "wouter/use-browser-location";
import { isAbsent, isPresent } from "../../machines/session-selectors.ts";
import type { SessionSnapshot } from "../../machines/session.ts";
import { useServices } from "../services/services.ts";
import { useActorValue } from "../services/use-actor-value.ts";
import { ChunkBoundary } from "./chunk-boundary.tsx";
import { lazyPart } from "../resource/cells/lazy-part.tsx";
import { safePath } from "../services/safe-path.ts";
import type { SessionSystem } from "./session-system.ts";
import { useSessionWaits } from "../services/use-session.ts";
import { useTexts } from "../services/use-texts.ts";
import { Brand } from "../ui/brand.tsx";
import { useLasting } from "../ui/use-lasting.ts";
import styles from "./app.module.css";

// The paths of public pages are matched without the router, so that the login does not load it.

/**
 * Shows a public page, the login or the console. The code of the console is loaded only for signed-in users.
 */
export function App({ system }: { system: SessionSystem }) {
  const { texts } = useServices();
  const [pages] = useState(() => ({
    Login: lazyPart(texts, [], async () => (await import("../features/login/login-page.tsx")).LoginPage),
    Legal: lazyPart(
      texts,
      ["legal"],
      async () => (await import("../features/legal/legal-page.tsx")).LegalPage,
    ),
    Device: lazyPart(
      texts,
      ["device"],
      async () => (await import("./device/device-screen.tsx")).DeviceScreen,
    ),
    Reset: lazyPart(
      texts,
      ["reset"],
      async () => (await import("../features/password-reset/reset-page.tsx")).ResetPage,
    ),
    Shell: lazyPart(texts, ["shell", "console"], async () => (await import("./shell/shell.tsx")).Shell),
  }));
  const path = usePathname();
  const page = () => {
    if (path === "/terms") return <pages.Legal paper="terms" />;
    if (path === "/privacy") return <pages.Legal paper="privacy" />;
    if (path === "/device") return <pages.Device />;
    if (path === "/password/forgot") return <pages.Reset key={path} kind="reset" />;
    if (path === "/accounts/activation") return <pages.Reset key={path} kind="activation" />;
    const [, claimId = null] = /^\/login(?:\/claim\/([\w-]+))?$/.exec(path) ?? [];
    if (path === "/login" || claimId !== null)
      return (
        <WhileAbsent claims={claimId !== null}>
          <pages.Login claimId={claimId} />
        </WhileAbsent>
      );
    return (
      <WhilePresent>
        <pages.Shell system={system} />
      </WhilePresent>
    );
  };
  return (
    <ChunkBoundary place={path}>
      <Suspense fallback={<Opening />}>{page()}</Suspense>
    </ChunkBoundary>
  );
}

/** Redirects and replaces the history entry. */
function GoTo({ path }: { path: string }) {
  useLayoutEffect(() => navigate(path, { replace: true }), [path]);
  return null;
}

const presence = (snapshot: SessionSnapshot) =>
  isPresent(snapshot) ? "present" : isAbsent(snapshot) ? "absent" : "undecided";

/**
 * Shows the login until a user signs in, and then redirects. Does not redirect users who claim a session or
 * go to the feedback tool, because they may already be signed in.
 */
function WhileAbsent({ claims, children }: { claims: boolean; children: ReactNode }) {
  const { session } = useServices();
  const state = useActorValue(session, presence);
  const [asked, setAsked] = useState(false);
  const search = useSearch();
  const query = new URLSearchParams(search);
  const stays = claims || query.get("sso") === "feedback";
  if ((state === "absent" || (stays && state === "present")) && !asked) setAsked(true);
  if (state === "present" && !stays) return <GoTo path={safePath(query.get("redirect")) ?? "/"} />;
  // Shows the placeholder until it is known whether a user is signed in. Once the login was shown, it stays
  // visible during its requests.
  return state === "undecided" && !asked ? <Opening /> : children;
}

/**
 * Shows the console to signed-in users. Other users are redirected to the login, and return to this path
 * afterward.
 */
function WhilePresent({ children }: { children: ReactNode }) {
  const { session } = useServices();
  const state = useActorValue(session, presence);
  const path = usePathname();
  const search = useSearch();
  if (state === "absent") return <GoTo path={`/login?redirect=${encodeURIComponent(path + search)}`} />;
  return state === "undecided" ? <Opening /> : children;
}

/**
 * Placeholder while the app starts: empty for 300 ms, then the logo. Adds a message if the platform does not
 * respond.
 */
function Opening() {
  const { say } = useTexts();
  const shown = useLasting(true, 300);
  const waits = useSessionWaits();
  return (
    <div className={styles.opening} role="status" aria-label={say.opening.label()}>
      {shown ? (
        <div className={styles.mark}>
          <Brand />
        </div>
      ) : null}
      {waits ? <p className={styles.words}>{say.opening.waiting()}</p> : null}
    </div>
  );
}
