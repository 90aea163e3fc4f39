import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import type { LoginField, LoginProblem, LoginRef } from "../../machines/login.ts";
import type { Session } from "../../openapi/generated/console.ts";
import { useServices } from "./services.ts";

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

/** Runs the login as long as the page is there; null for the moment before it stands. */
export function useLogin(redirect: string | null, welcome: (who: Session) => void): LoginRef | null {
  const { openLogin, configuration, leave, session } = useServices();
  const [login, setLogin] = useState<LoginRef | null>(null);
  const [round, setRound] = useState(0);
  const greet = useRef(welcome);
  useEffect(() => {
    greet.current = welcome;
  });

  useEffect(() => {
    let over = false;
    const opened = openLogin({ redirect, elsewhere: "" });
    setLogin(opened);
    configuration().then(
      ({ consoleUrl }) => over || opened.send({ type: "elsewhere.known", elsewhere: consoleUrl }),
      () => undefined,
    );
    const ending = opened.subscribe({
      complete: () => {
        const end = opened.getSnapshot().output;
        if (end && "leave" in end && end.leave !== "") leave(end.leave);
      },
    });
    const arriving = session.subscribe(({ context }) => {
      if (!context.holder || over || opened.getSnapshot().status !== "done") return;
      over = true;
      greet.current(context.holder);
    });
    return () => {
      over = true;
      ending.unsubscribe();
      arriving.unsubscribe();
      opened.stop();
    };
  }, [openLogin, configuration, leave, session, redirect, round]);

  // The credentials were right and the session came to nothing all the same: the form has to work again.
  const absent = useSelector(session, (snapshot) => snapshot.hasTag("absent"));
  useEffect(() => {
    const end = login?.getSnapshot().output;
    if (absent && end && "go" in end) setRound((number) => number + 1);
  }, [absent, login]);

  return login;
}
