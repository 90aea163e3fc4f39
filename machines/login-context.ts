import type { Credentials, LoginField, LoginProblem, Origin } from "./login-answers.ts";

/** What is kept of a login while the page is loaded anew: where it stood, never what was typed. */
export type LoginKept =
  /** The platform was asked and its answer is lost; a claim's id is not used again. */
  | { readonly kind: "asked"; readonly from: Origin; readonly claimId: string | null }
  /** `deadline` is wall time, ms. */
  | { readonly kind: "locked" | "enterpriseLocked"; readonly deadline: number }
  | { readonly kind: "agentNotice" | "levelRefused"; readonly deadline: number; readonly target: string }
  | { readonly kind: "enterprise" };

/**
 * Where the login ends: on a page of this console, perhaps without the feedback tool; in another place; or
 * the page is being left.
 */
export type LoginEnd =
  | { readonly go: string; readonly withoutFeedback?: true }
  | { readonly leave: string }
  | { readonly gone: true };

export interface LoginInput {
  /** A path of this console. */
  readonly redirect: string;
  /** The place for accounts above level 4; the form is there before it is known. */
  readonly elsewhere: string;
  /** Whether the login is for the feedback tool, and whether somebody is signed in already. */
  readonly feedback?: boolean;
  readonly present?: boolean;
  /** Of a session that was opened elsewhere and waits to be claimed, once. */
  readonly claimId?: string | null;
  /** What the page before this one kept, and the time now (ms). */
  readonly kept?: LoginKept | null;
  readonly now?: number;
}

export interface LoginContext {
  readonly redirect: string;
  readonly elsewhere: string;
  readonly feedback: boolean;
  readonly present: boolean;
  readonly claimId: string | null;
  readonly kept: LoginKept | null;
  readonly problem: LoginProblem | null;
  readonly missing: readonly LoginField[];
  /** Whether the step of the code asks for the credentials too, because none were typed yet. */
  readonly whole: boolean;
  readonly target: string | null;
  /**
   * When (wall time, ms) a notice leads on or a lock opens by itself, and how long (ms) that was when it
   * began.
   */
  readonly deadline: number | null;
  readonly left: number;
  readonly end: "go" | "gone" | "withoutFeedback";
}

export type LoginEvent =
  | { type: "submit"; credentials: Credentials }
  | { type: "cancel" }
  | { type: "edit" }
  | { type: "back" }
  | { type: "now" }
  | { type: "stay" }
  /** The enterprise's own sign-on, instead of a password. */
  | { type: "enterprise.wanted" }
  | { type: "elsewhere.known"; elsewhere: string }
  | { type: "network.found" };

/**
 * How a login begins: afresh, or where the page before this one stood. A deadline that has passed leaves no
 * time.
 */
export function loginContext({
  redirect,
  elsewhere,
  feedback = false,
  present = false,
  claimId = null,
  kept = null,
  now = 0,
}: LoginInput): LoginContext {
  return {
    redirect,
    elsewhere,
    feedback,
    present,
    claimId,
    kept,
    problem: null,
    missing: [],
    whole: false,
    end: "go",
    target: kept && "target" in kept ? kept.target : null,
    deadline: kept && "deadline" in kept ? kept.deadline : null,
    left: kept && "deadline" in kept ? Math.max(0, kept.deadline - now) : 0,
  };
}
