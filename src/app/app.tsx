import { useSelector } from "@xstate/react";
import { type ReactNode, Suspense, useState } from "react";
import { Redirect, Route, Switch, useLocation, useSearch } from "wouter";
import type { SnapshotFrom } from "xstate";
import { isAbsent, isPresent, type sessionMachine } from "../../machines/session.ts";
import { useServices } from "../services/services.ts";
import { ChunkBoundary } from "./chunk-boundary.tsx";
import { lazyPage } from "./lazy-page.tsx";
import { Opening } from "./opening.tsx";
import { safePath } from "./safe-path.ts";
import type { SessionSystem } from "./session-system.ts";

/** Who is not signed in sees the login, and nothing of the console is loaded for them. */
export function App({ system }: { system: SessionSystem }) {
  const { texts } = useServices();
  const [pages] = useState(() => ({
    Login: lazyPage(texts, ["login"], async () => (await import("../features/login/login-page.tsx")).LoginPage),
    Legal: lazyPage(texts, ["legal"], async () => (await import("../features/legal/legal-page.tsx")).LegalPage),
    Shell: lazyPage(texts, ["shell"], async () => (await import("./shell/shell.tsx")).Shell),
  }));
  return (
    <ChunkBoundary>
      <Suspense fallback={<Opening />}>
        <Switch>
          <Route path="/terms">
            <pages.Legal paper="terms" />
          </Route>
          <Route path="/privacy">
            <pages.Legal paper="privacy" />
          </Route>
          <Route path="/login">
            <WhileAbsent>
              <pages.Login />
            </WhileAbsent>
          </Route>
          <Route>
            <WhilePresent>
              <pages.Shell system={system} />
            </WhilePresent>
          </Route>
        </Switch>
      </Suspense>
    </ChunkBoundary>
  );
}

const presence = (snapshot: SnapshotFrom<typeof sessionMachine>) => (isPresent(snapshot) ? "present" : isAbsent(snapshot) ? "absent" : "undecided");

/** The login, until somebody is signed in; then where they wanted to go. */
function WhileAbsent({ children }: { children: ReactNode }) {
  const { session } = useServices();
  const state = useSelector(session, presence);
  const [asked, setAsked] = useState(false);
  const search = useSearch();
  if (state === "absent" && !asked) setAsked(true);
  if (state === "present") return <Redirect to={safePath(new URLSearchParams(search).get("redirect")) ?? "/segments"} replace />;
  // At the start nobody knows yet who is there; after the form was shown it stays while the platform looks at what was typed.
  return state === "undecided" && !asked ? <Opening /> : children;
}

/** The console, for whoever is signed in; others are sent to the login, and come back here. */
function WhilePresent({ children }: { children: ReactNode }) {
  const { session } = useServices();
  const state = useSelector(session, presence);
  const [path] = useLocation();
  const search = useSearch();
  if (state === "absent") return <Redirect to={`/login?redirect=${encodeURIComponent(search ? `${path}?${search}` : path)}`} replace />;
  return state === "undecided" ? <Opening /> : children;
}
