import { useMemo, useSyncExternalStore } from "react";
import type { LoginRef } from "../../machines/login.ts";
import type { LoginField, LoginProblem } from "../../machines/login-context.ts";
import type { Session } from "../../openapi/generated/console.ts";
import type { Store } from "./frame-store.ts";
import { type LoginOpening, type Services, useServices } from "./services.ts";

/** The login as a page shows it. */
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
  /** Locked after too many attempts; it unlocks automatically. */
  readonly locked: boolean;
  /** True if the code's step asks for the credentials too. */
  readonly whole: boolean;
  /** The typed login name; null if it was not typed here. */
  readonly account: string | null;
  /** Destination of a notice's redirect, and its time (wall time, ms). */
  readonly target: string | null;
  readonly deadline: number | null;
  /** It led somewhere; what follows is the session's, or another place's. */
  readonly over: boolean;
}

/** User actions of a login. */
export type LoginSend = LoginRef["send"];

/** Messages about the result. Both must be stable functions. */
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

/** Before the flow is loaded. */
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
  (Object.keys(a) as (keyof LoginView)[]).every((member) => a[member] === b[member]); // both have the members of the type

interface LoginRun extends Store<LoginView> {
  readonly send: LoginSend;
}

/** Runs a login while it is shown, and restarts it after it ended without a session. */
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
  let early: Parameters<LoginSend>[0][] = [];
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
        // After the answer the session still has to be looked at, or the page to be left: until then it stays
        // as it is.
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
    for (const event of early.splice(0)) opened.send(event);
  };

  return {
    get: () => {
      if (failure) throw failure.error;
      return view;
    },
    send: (event) => {
      if (event.type === "submit") account = event.credentials.email.trim();
      if (login) return login.send(event);
      early.push(event);
      // A submit before the machine is loaded shows the same busy state as a request.
      if (event.type === "submit") show({ ...view, busy: true });
    },
    subscribe(heard) {
      let over = false;
      listener = heard;
      const open = (claimId: string | null) =>
        openLogin({ ...opening, claimId, elsewhere: "" }).then(
          (opened) => (over ? opened.stop() : follow(opened)),
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
        // The credentials were right and the session came to nothing all the same: the form has to work
        // again.
        if (snapshot.hasTag("absent")) {
          login = null;
          show(firstView("credentials"));
          void open(null);
        }
      });
      return () => {
        over = true;
        watching.unsubscribe();
        login?.stop();
        login = null;
        early = [];
      };
    },
  };
}

/** Runs the login as long as the page is there. `opening` counts as it is at first. */
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
