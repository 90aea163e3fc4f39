import { useSelector } from "@xstate/react";
import { useMemo, useSyncExternalStore } from "react";
import type { LoginField, LoginProblem, LoginRef } from "../../machines/login.ts";
import type { Session } from "../../openapi/generated/console.ts";
import type { Store } from "./frame-store.ts";
import { type Services, useServices } from "./services.ts";

/** The login as a page shows it. */
export interface LoginView {
  readonly step: "credentials" | "code" | "agentNotice" | "levelRefused";
  readonly problem: LoginProblem | null;
  readonly missing: readonly LoginField[];
  readonly busy: boolean;
  /** Too many attempts: it opens again by itself after a while. */
  readonly locked: boolean;
  /** Where a notice leads by itself, and when (wall time, ms). */
  readonly target: string | null;
  readonly deadline: number | null;
}

type LoginSnapshot = ReturnType<LoginRef["getSnapshot"]>;

const viewOf = (snapshot: LoginSnapshot): LoginView => ({
  step: snapshot.matches("agentNotice") ? "agentNotice" : snapshot.matches("levelRefused") ? "levelRefused" : snapshot.hasTag("code") ? "code" : "credentials",
  problem: snapshot.context.problem,
  missing: snapshot.context.missing,
  // After the answer the session still has to be looked at, or the page to be left.
  busy: snapshot.hasTag("busy") || snapshot.status === "done",
  locked: snapshot.matches({ form: "locked" }),
  target: snapshot.context.target,
  deadline: snapshot.context.deadline,
});

const isSame = (a: LoginView, b: LoginView) => (Object.keys(a) as (keyof LoginView)[]).every((member) => a[member] === b[member]); // both have the members of the type

/** The login as it is now; the component is drawn anew when something of it changes. */
export const useLoginView = (login: LoginRef): LoginView => useSelector(login, viewOf, isSame);

/** A login that runs as long as somebody looks at it, and begins anew when it has come to nothing. */
function loginRun({ openLogin, configuration, leave, session }: Services, redirect: string | null, welcome: (who: Session) => void): Store<LoginRef | null> {
  let login: LoginRef | null = null;

  const open = () => {
    const opened = openLogin({ redirect, elsewhere: "" });
    login = opened;
    configuration().then(
      ({ consoleUrl }) => login === opened && opened.send({ type: "elsewhere.known", elsewhere: consoleUrl }),
      () => undefined,
    );
    opened.subscribe({
      complete: () => {
        const end = opened.getSnapshot().output;
        if (end && "leave" in end && end.leave !== "") leave(end.leave);
      },
    });
  };

  return {
    get: () => login,
    subscribe(listener) {
      open();
      const watching = session.subscribe((snapshot) => {
        const end = login?.getSnapshot().output;
        if (!end || !("go" in end)) return;
        if (snapshot.context.holder) welcome(snapshot.context.holder);
        // The credentials were right and the session came to nothing all the same: the form has to work again.
        if (snapshot.hasTag("absent")) {
          open();
          listener();
        }
      });
      return () => {
        watching.unsubscribe();
        login?.stop();
        login = null;
      };
    },
  };
}

/** Runs the login as long as the page is there; null for the moment before it stands. `welcome` is told who arrived, and has to be the same function every time. */
export function useLogin(redirect: string | null, welcome: (who: Session) => void): LoginRef | null {
  const services = useServices();
  const run = useMemo(() => loginRun(services, redirect, welcome), [services, redirect, welcome]);
  return useSyncExternalStore(run.subscribe, run.get);
}
