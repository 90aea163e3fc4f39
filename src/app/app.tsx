import { type ReactNode, Suspense, useLayoutEffect, useState } from "react";
import { navigate, usePathname, useSearch } from "wouter/use-browser-location";
import { isAbsent, isPresent } from "../../machines/session-view.ts";
import type { SessionSnapshot } from "../../machines/session.ts";
import { useServices } from "../services/services.ts";
import { useActorValue } from "../services/use-actor-value.ts";
import { ChunkBoundary } from "./chunk-boundary.tsx";
import { lazyPart } from "../resource/cells/lazy-part.tsx";
import { safePath } from "./addresses.ts";
import type { SessionSystem } from "./session-system.ts";
import { useSessionWaits } from "../services/use-session.ts";
import { useTexts } from "../services/use-texts.ts";
import { Brand } from "../ui/brand.tsx";
import { useLasting } from "../ui/use-lasting.ts";
import styles from "./app.module.css";

// Four paths need no router; what the login does not need it does not load.

/** Shows the login without a session; nothing of the console is loaded then. */
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

/** Leads elsewhere, as if one had never been here. */
function GoTo({ path }: { path: string }) {
  useLayoutEffect(() => navigate(path, { replace: true }), [path]);
  return null;
}

const presence = (snapshot: SessionSnapshot) =>
  isPresent(snapshot) ? "present" : isAbsent(snapshot) ? "absent" : "undecided";

/**
 * Shows the login until a user signs in, and then redirects. Users who claim a session or go to the feedback
 * tool may already be signed in.
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
  // At the start the session is unknown; the form, once shown, stays during a request.
  return state === "undecided" && !asked ? <Opening /> : children;
}

/** Shows the console to signed-in users; others are redirected to the login and return here. */
function WhilePresent({ children }: { children: ReactNode }) {
  const { session } = useServices();
  const state = useActorValue(session, presence);
  const path = usePathname();
  const search = useSearch();
  if (state === "absent") return <GoTo path={`/login?redirect=${encodeURIComponent(path + search)}`} />;
  return state === "undecided" ? <Opening /> : children;
}

/**
 * Before anything can be shown, in the whole window: nothing for a moment, then the mark, and words where the
 * platform does not answer.
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
