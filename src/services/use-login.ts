import { useMemo, useSyncExternalStore } from "react";
import type { LoginRef } from "../../machines/login.ts";
import type { LoginField, LoginProblem } from "../../machines/login-context.ts";
import type { Session } from "../../openapi/generated/console.ts";
import type { Store } from "./frame-store.ts";
import { type LoginOpening, type Services, useServices } from "./services.ts";

/** State of a login, for display. */
export interface LoginView {
  readonly step:
    | "credentials"
    | "code"
    | "enterprise"
    | "claiming"
    | "feedback"
    | "agentNotice"
    | "levelRefused";
  readonly problem: LoginProblem | null;
  readonly missing: readonly LoginField[];
  readonly busy: boolean;
  /** True after too many attempts. The lock ends automatically. */
  readonly locked: boolean;
  /** True if the code step also asks for the credentials. */
  readonly whole: boolean;
  /** The typed email; null if the user has not typed it on this page. */
  readonly account: string | null;
  /**
   * Destination of a notice's redirect. `deadline`: wall time (ms) of the redirect, or of the end of a lock.
   */
  readonly target: string | null;
  readonly deadline: number | null;
  /** True after the login has ended with a session or a redirect. */
  readonly over: boolean;
}

/** User actions of a login. */
export type LoginSend = LoginRef["send"];

/** Callbacks that show messages about the result. The object must be stable: a new one restarts the login. */
export interface LoginWords {
  readonly welcome: (who: Session) => void;
  readonly withoutFeedback: () => void;
}

type LoginSnapshot = ReturnType<LoginRef["getSnapshot"]>;

const stepOf = (snapshot: LoginSnapshot): LoginView["step"] => {
  if (snapshot.hasTag("code")) return "code";
  if (snapshot.hasTag("enterprise")) return "enterprise";
  return (
    (["claiming", "feedback", "agentNotice", "levelRefused"] as const).find((step) =>
      snapshot.matches(step),
    ) ?? "credentials"
  );
};

const viewOf = (snapshot: LoginSnapshot, account: string | null): LoginView => ({
  account,
  step: stepOf(snapshot),
  problem: snapshot.context.problem,
  missing: snapshot.context.missing,
  busy: snapshot.hasTag("busy"),
  locked: snapshot.hasTag("locked"),
  whole: snapshot.context.whole,
  target: snapshot.context.target,
  deadline: snapshot.context.deadline,
  over: false,
});

/** Returns the state before the machine is loaded. */
const firstView = (step: LoginView["step"]): LoginView => ({
  step,
  account: null,
  problem: null,
  missing: [],
  busy: false,
  locked: false,
  whole: false,
  target: null,
  deadline: null,
  over: false,
});

const isSame = (a: LoginView, b: LoginView) =>
  (Object.keys(a) as (keyof LoginView)[]).every((member) => a[member] === b[member]); // both have exactly these members

interface LoginRun extends Store<LoginView> {
  readonly send: LoginSend;
}

/**
 * Creates a login that runs while it has a subscriber. If the login succeeded but the session cannot be
 * verified, a new login starts.
 */
function loginRun(
  { openLogin, configuration, leave, session }: Services,
  opening: Omit<LoginOpening, "elsewhere">,
  { welcome, withoutFeedback }: LoginWords,
): LoginRun {
  let view = firstView(
    opening.claimId === null
      ? opening.feedback && session.getSnapshot().hasTag("present")
        ? "feedback"
        : "credentials"
      : "claiming",
  );
  let failure: { readonly error: unknown } | null = null;
  let login: LoginRef | null = null;
  let account: string | null = null;
  let queuedEvents: Parameters<LoginSend>[0][] = [];
  let listener: () => void = () => undefined;

  const show = (next: LoginView) => {
    if (isSame(view, next)) return;
    view = next;
    listener();
  };

  const follow = (opened: LoginRef) => {
    login = opened;
    opened.subscribe({
      next: (snapshot) => {
        // After the end, the view stays busy until the session is verified or the browser has left the page.
        if (login === opened)
          show(
            snapshot.status === "active" ? viewOf(snapshot, account) : { ...view, busy: true, over: true },
          );
      },
      complete: () => {
        const end = opened.getSnapshot().output;
        if (end && "leave" in end && end.leave !== "") leave(end.leave);
        if (end && "withoutFeedback" in end) withoutFeedback();
      },
    });
    configuration().then(
      ({ consoleUrl }) => login === opened && opened.send({ type: "elsewhere.known", elsewhere: consoleUrl }),
      () => undefined,
    );
    show(viewOf(opened.getSnapshot(), account));
    for (const event of queuedEvents.splice(0)) opened.send(event);
  };

  return {
    get: () => {
      if (failure) throw failure.error;
      return view;
    },
    send: (event) => {
      if (event.type === "submit") account = event.credentials.email.trim();
      if (login) return login.send(event);
      queuedEvents.push(event);
      // If the user submits before the machine is loaded, the form is busy, as during a request.
      if (event.type === "submit") show({ ...view, busy: true });
    },
    subscribe(onChange) {
      let isUnmounted = false;
      listener = onChange;
      const open = (claimId: string | null) =>
        openLogin({ ...opening, claimId, elsewhere: "" }).then(
          (opened) => (isUnmounted ? opened.stop() : follow(opened)),
          (error: unknown) => {
            failure = { error };
            listener();
          },
        );
      void open(opening.claimId);
      const watching = session.subscribe((snapshot) => {
        const end = login?.getSnapshot().output;
        if (!end || !("go" in end)) return;
        if (snapshot.context.holder) welcome(snapshot.context.holder);
        // The credentials were correct, but the session could not be verified. Starts a new login, so that
        // the form works again.
        if (snapshot.hasTag("absent")) {
          login = null;
          show(firstView("credentials"));
          void open(null);
        }
      });
      return () => {
        isUnmounted = true;
        watching.unsubscribe();
        login?.stop();
        login = null;
        queuedEvents = [];
      };
    },
  };
}

/** Runs a login while the component is mounted. Changed options or words start a new login. */
export function useLogin(
  opening: Omit<LoginOpening, "elsewhere">,
  words: LoginWords,
): readonly [LoginView, LoginSend] {
  const services = useServices();
  const { redirect, claimId, feedback } = opening;
  const run = useMemo(
    () => loginRun(services, { redirect, claimId, feedback }, words),
    [services, redirect, claimId, feedback, words],
  );
  return [useSyncExternalStore(run.subscribe, run.get), run.send];
}
