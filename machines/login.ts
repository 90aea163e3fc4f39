import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { type Credentials, type Step, missingIn, ssoWays, tell, ways } from "./login-answers.ts";
import { type LoginEnd, type LoginEvent, type LoginKept, loginContext } from "./login-context.ts";
import { loginSetup } from "./login-setup.ts";

const submitOf = (step: Step, target: string) =>
  [
    {
      guard: {
        type: "isComplete",
        params: ({ event }: Submitted) => ({ credentials: event.credentials, step }),
      },
      target,
    },
    {
      actions: {
        type: "tellMissing",
        params: ({ event }: Submitted) => ({ missing: missingIn(event.credentials, step) }),
      },
    },
  ] as const;
interface Submitted {
  readonly event: { readonly credentials: Credentials };
}
const nowhere = { target: "form", actions: ["dropTarget", tell("nowhere")] } as const;
/**
 * What names no place for a browser ends the notice at once; a place that is still unknown, when it would
 * lead there.
 */
const notice = {
  tags: "notice",
  always: { guard: "isNoPlace", ...nowhere },
  after: { countdown: [{ guard: "hasPlace", target: "left" }, nowhere] },
  on: {
    now: [{ guard: "hasPlace", target: "left" }, nowhere],
    stay: { target: "form", actions: "dropTarget" },
  },
} as const;
const keptIs = (kind: LoginKept["kind"]) => ({ type: "keptIs" as const, params: { kind } });

/**
 * Signing in: with a password and the code that an account may ask for next, through the enterprise's own
 * sign-on, or by claiming a session. Secrets pass through and are not kept; a reload resumes every countdown
 * and repeats no request.
 */
export const loginMachine = loginSetup.createMachine({
  id: "login",
  context: ({ input }) => loginContext(input),
  initial: "routing",
  on: {
    "elsewhere.known": {
      actions: { type: "rememberElsewhere", params: ({ event }) => ({ elsewhere: event.elsewhere }) },
    },
  },
  states: {
    routing: {
      exit: "dropKept",
      always: [
        // A claim of this page: the page before knew nothing of it.
        { guard: "hasClaim", target: "claiming" },
        { guard: keptIs("agentNotice"), target: "agentNotice" },
        { guard: keptIs("levelRefused"), target: "levelRefused" },
        { guard: keptIs("locked"), target: "form.locked", actions: tell("attempts") },
        { guard: keptIs("enterpriseLocked"), target: "form.enterpriseLocked", actions: tell("attempts") },
        { guard: "isPresentForFeedback", target: "feedback" },
        { guard: "wasAskedFromEnterprise", target: "form.enterprise", actions: tell("interrupted") },
        { guard: keptIs("enterprise"), target: "form.enterprise" },
        { guard: keptIs("asked"), target: "form", actions: tell("interrupted") },
        { target: "form" },
      ],
    },
    form: {
      initial: "credentials",
      on: { "network.found": { guard: "isOffline", actions: "forget" } },
      states: {
        credentials: {
          on: {
            submit: [...submitOf("credentials", "#login.submitting.credentials")],
            edit: { actions: "forget" },
            "enterprise.wanted": { target: "enterprise", actions: "forget" },
          },
        },
        otp: {
          tags: "code",
          on: {
            submit: [...submitOf("otp", "#login.submitting.otp")],
            edit: { actions: "forget" },
            back: { target: "credentials", actions: "forget" },
          },
        },
        enterprise: {
          tags: "enterprise",
          on: {
            submit: [...submitOf("enterprise", "#login.sso")],
            edit: { actions: "forget" },
            back: { target: "credentials", actions: "forget" },
          },
        },
        locked: {
          tags: "locked",
          exit: ["forget", "dropTarget"],
          after: { countdown: "credentials" },
          on: { edit: "credentials", "enterprise.wanted": "enterprise" },
        },
        enterpriseLocked: {
          tags: ["enterprise", "locked"],
          exit: ["forget", "dropTarget"],
          after: { countdown: "enterprise" },
          on: { edit: "enterprise", back: "credentials" },
        },
      },
    },
    submitting: {
      tags: "busy",
      entry: "forget",
      states: {
        credentials: {
          invoke: {
            src: "postLogin",
            input: ({ event }) => credentialsOf(event),
            onDone: [...ways("credentials")],
            onError: { target: "#login.form.credentials", actions: tell("unknown") },
          },
          after: { patience: { target: "#login.form.credentials", actions: tell("offline") } },
          on: { cancel: "#login.form.credentials", "enterprise.wanted": "#login.form.enterprise" },
        },
        otp: {
          tags: "code",
          invoke: {
            src: "postLogin",
            input: ({ event }) => credentialsOf(event),
            onDone: [...ways("otp")],
            onError: { target: "#login.form.otp", actions: tell("unknown") },
          },
          after: { patience: { target: "#login.form.otp", actions: tell("offline") } },
          on: { cancel: "#login.form.otp", back: "#login.form.credentials" },
        },
      },
      initial: "credentials",
    },
    /** A session that waits to be claimed: asked for once, whatever comes of it. */
    claiming: {
      tags: "busy",
      exit: "dropClaim",
      invoke: {
        src: "claim",
        input: ({ context }) => ({ id: context.claimId ?? "" }),
        onDone: [...ways("claim")],
        onError: { target: "form", actions: tell("unknown") },
      },
      after: { patience: { target: "form", actions: tell("offline") } },
      on: { cancel: "form" },
    },
    sso: {
      tags: ["busy", "enterprise"],
      entry: "forget",
      initial: "asking",
      on: { cancel: "form.enterprise", back: "form.credentials" },
      states: {
        asking: {
          invoke: {
            src: "startSso",
            input: ({ event }) => credentialsOf(event),
            onDone: [...ssoWays],
            onError: { target: "#login.form.enterprise", actions: tell("unknown") },
          },
          after: { patience: { target: "#login.form.enterprise", actions: tell("offline") } },
        },
        /**
         * The browser is on its way to the identity provider; who is still here after ten seconds is told so.
         */
        leaving: { after: { departure: { target: "#login.form.enterprise", actions: tell("notLeft") } } },
      },
    },
    agentNotice: notice,
    levelRefused: notice,
    welcomed: { always: [{ guard: "wantsFeedback", target: "feedback" }, { target: "arrived" }] },
    feedback: {
      tags: "busy",
      invoke: {
        src: "giveFeedback",
        onDone: [
          {
            guard: { type: "isOk", params: ({ event }) => ({ outcome: event.output }) },
            target: "left",
            actions: { type: "end", params: { end: "gone" } },
          },
          { target: "arrived", actions: { type: "end", params: { end: "withoutFeedback" } } },
        ],
        onError: { target: "arrived", actions: { type: "end", params: { end: "withoutFeedback" } } },
      },
      after: {
        patience: { target: "arrived", actions: { type: "end", params: { end: "withoutFeedback" } } },
      },
    },
    arrived: { type: "final" },
    left: { type: "final" },
  },
  output: ({ context: { end, target, redirect } }): LoginEnd => {
    if (end === "gone") return { gone: true };
    if (target !== null) return { leave: target };
    return end === "withoutFeedback" ? { go: redirect, withoutFeedback: true } : { go: redirect };
  },
});

/** Only a submit leads to the request; its credentials are the request's input. */
function credentialsOf(event: LoginEvent): Credentials {
  if (event.type !== "submit") throw new Error(`nothing to submit in "${event.type}"`);
  return event.credentials;
}

export type LoginRef = ActorRefFrom<typeof loginMachine>;
type LoginSnapshot = SnapshotFrom<typeof loginMachine>;

export const isBusy = (snapshot: LoginSnapshot): boolean => snapshot.hasTag("busy");
export const asksForCode = (snapshot: LoginSnapshot): boolean => snapshot.hasTag("code");
export const isLocked = (snapshot: LoginSnapshot): boolean => snapshot.hasTag("locked");
export const noticeOf = (snapshot: LoginSnapshot): "agentNotice" | "levelRefused" | null =>
  snapshot.matches("agentNotice") ? "agentNotice" : snapshot.matches("levelRefused") ? "levelRefused" : null;
