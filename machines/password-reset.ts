// New password by link and PIN, and activation of an account.

import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { answered, coded, ok, outcomeOf, unanswered } from "./request-outcome.ts";
import {
  type Answered,
  faultsIn,
  passwordResetSetup,
  PLACES,
  plainPin,
  resetContext,
  type ResetContext,
  type ResetEvent,
  type ResetFault,
  type ResetPlace,
  type ResetProblem,
  type ResetRecord,
} from "./password-reset-setup.ts";

const tell = (problem: ResetProblem) => ({ type: "tell" as const, params: { problem } });
const tellFault = (fault: ResetFault) => ({ type: "tellFaults" as const, params: { faults: [fault] } });

/** Returns the error transitions that do not depend on the kind of request. */
const commonErrors = (origin: ResetPlace) =>
  [noResponse(origin), tooOften(origin), otherError(origin)] as const;
const noResponse = (origin: ResetPlace) => ({ guard: unanswered, target: origin, actions: tell("offline") });
/**
 * Returns the transition for an IP address that exceeded its limit of requests per minute. The daily limit of
 * links is separate (`tooMany`).
 */
const tooOften = (origin: ResetPlace) => ({
  guard: coded("too-many-requests"),
  target: origin,
  actions: tell("tooOften"),
});
const otherError = (origin: ResetPlace) => ({ target: origin, actions: tell("unknown") });
const onTimeout = (origin: ResetPlace) => ({ patience: { target: origin, actions: tell("offline") } });

const asked = (origin: "email" | "pin") =>
  [
    {
      guard: ok,
      target: "pin",
      actions: {
        type: "keepRequest",
        params: ({ event }: { event: { output: Answered<{ request: string }> } }) => ({
          outcome: event.output,
        }),
      },
    },
    tooOften(origin),
    {
      guard: answered(429),
      target: "tooMany",
      actions: [
        tell("tooManyLinks"),
        {
          type: "waitADay",
          params: ({ event }: { event: { output: { at: number } } }) => ({ at: event.output.at }),
        },
      ],
    },
    { guard: coded("already-activated"), target: "activated", actions: tell("alreadyActivated") },
    // If this browser sent the active request, its PIN can be entered.
    ...(origin === "email"
      ? [
          {
            guard: { type: "isKnownActive" as const, params: outcomeOf },
            target: "pin",
            actions: tell("activeRequest"),
          },
        ]
      : []),
    { guard: coded("reset-active"), target: origin, actions: tell("activeRequest") },
    { guard: answered(422), target: "email", actions: tellFault("email") },
    noResponse(origin),
    otherError(origin),
  ] as const;

/** Returns the input of a request. Only the browser that sent the active request can replace it. */
const requested = ({ context: { email, kind, request } }: { context: ResetContext }) => ({
  email,
  kind,
  replaces: request?.email === email ? request.id : null,
});

const asking = (origin: "email" | "pin") =>
  ({
    tags: "busy",
    entry: "forget",
    invoke: { src: "request", input: requested, onDone: [...asked(origin)], onError: otherError(origin) },
    after: onTimeout(origin),
    on: { cancel: origin },
  }) as const;

/**
 * Sets a new password, or activates an invited user with a first password. The user proves the email address
 * with an emailed PIN or link.
 */
export const passwordResetMachine = passwordResetSetup.createMachine({
  id: "passwordReset",
  context: ({ input }) => resetContext(input),
  initial: "starting",
  on: { toLogin: ".left", "network.found": { guard: "isOffline", actions: "forget" } },
  states: {
    starting: {
      always: PLACES.map((place) => ({
        guard: { type: "startsAt" as const, params: { place } },
        target: place,
      })),
    },
    email: {
      on: {
        "link.wanted": [
          {
            guard: { type: "isEmail", params: ({ event }) => event },
            target: "requesting",
            actions: { type: "rememberEmail", params: ({ event }) => event },
          },
          { actions: tellFault("email") },
        ],
        edit: { actions: "forget" },
      },
    },
    requesting: asking("email"),
    pin: {
      on: {
        "pin.entered": [
          { guard: { type: "isPin", params: ({ event }) => event }, target: "checkingPin" },
          { actions: tellFault("pin") },
        ],
        resend: { guard: { type: "isRested", params: ({ event }) => event }, target: "resending" },
        back: { target: "email", actions: "forget" },
        edit: { actions: "forget" },
      },
    },
    resending: asking("pin"),
    checkingPin: {
      tags: "busy",
      entry: "forget",
      invoke: {
        src: "checkPin",
        input: ({ context, event }) => ({
          request: context.request?.id ?? "",
          pin: event.type === "pin.entered" ? plainPin(event.pin) : "",
        }),
        onDone: [
          { guard: ok, target: "newPassword" },
          {
            guard: { type: "isLastWrongPin", params: outcomeOf },
            target: "email",
            actions: [tell("tries"), "dropRequest"],
          },
          {
            guard: { type: "isWrongPin", params: outcomeOf },
            target: "pin",
            actions: [tell("pin"), "countTry"],
          },
          { guard: answered(410), target: "expired", actions: tell("linkExpired") },
          ...commonErrors("pin"),
        ],
        onError: otherError("pin"),
      },
      after: onTimeout("pin"),
      on: { cancel: "pin" },
    },
    checkingLink: {
      tags: "busy",
      entry: "forget",
      invoke: {
        src: "checkLink",
        onDone: [
          {
            guard: ok,
            target: "newPassword",
            actions: { type: "keepKind", params: ({ event }) => ({ outcome: event.output }) },
          },
          { guard: answered(400), target: "invalidUrl", actions: tell("linkUnknown") },
          { guard: answered(404), target: "invalidUrl", actions: tell("linkUnknown") },
          { guard: answered(409), target: "activated", actions: tell("alreadyActivated") },
          { guard: answered(410), target: "expired", actions: tell("linkExpired") },
          ...commonErrors("linkUnanswered"),
        ],
        onError: otherError("linkUnanswered"),
      },
      after: onTimeout("linkUnanswered"),
    },
    /** The request that checks the link failed, so the link may be valid or not. */
    linkUnanswered: {
      on: {
        retry: "checkingLink",
        "network.found": { guard: "isOffline", target: "checkingLink" },
        newLink: { target: "email", actions: "forget" },
      },
    },
    newPassword: {
      on: {
        "password.chosen": [
          { guard: { type: "isComplete", params: ({ event }) => event }, target: "saving" },
          {
            actions: {
              type: "tellFaults",
              params: ({ context, event }) => ({ faults: faultsIn(event.chosen, context.kind) }),
            },
          },
        ],
        edit: { actions: "forget" },
      },
    },
    saving: {
      tags: "busy",
      entry: "forget",
      invoke: {
        src: "save",
        input: ({ context: { kind }, event }) => ({ kind, ...chosenIn(event) }),
        onDone: [
          { guard: { type: "isActivation", params: outcomeOf }, target: "done", actions: "dropRequest" },
          { guard: ok, target: "done", actions: ["dropRequest", "announceChange"] },
          { guard: coded("weak-password"), target: "newPassword", actions: tell("weak") },
          { guard: coded("terms-not-accepted"), target: "newPassword", actions: tell("terms") },
          { guard: coded("password-policy"), target: "newPassword", actions: tell("policy") },
          { guard: answered(422), target: "newPassword", actions: tell("policy") },
          { guard: coded("already-activated"), target: "activated", actions: tell("alreadyActivated") },
          { guard: answered(410), target: "expired", actions: tell("linkExpired") },
          ...commonErrors("newPassword"),
        ],
        onError: otherError("newPassword"),
      },
      after: onTimeout("newPassword"),
    },
    invalidUrl: { on: { newLink: { target: "email", actions: "forget" } } },
    expired: { entry: "dropRequest", on: { newLink: { target: "email", actions: "forget" } } },
    tooMany: {
      after: { rest: { target: "email", actions: ["forget", "dropRequest"] } },
      on: {
        back: [
          { guard: "isRequestKnown", target: "pin", actions: "forget" },
          { target: "email", actions: "forget" },
        ],
      },
    },
    activated: {},
    done: {},
    left: { type: "final" },
  },
  output: { go: "/login" },
});

/** Returns the typed values for `save`. Only the `password.chosen` event starts it. */
function chosenIn(event: ResetEvent): { password: string; agreement: boolean } {
  if (event.type !== "password.chosen")
    throw new Error(`expected a "password.chosen" event, received "${event.type}"`);
  return { password: event.chosen.password, agreement: event.chosen.agreement };
}

export type ResetRef = ActorRefFrom<typeof passwordResetMachine>;
export type ResetSnapshot = SnapshotFrom<typeof passwordResetMachine>;

export const isBusy = (snapshot: ResetSnapshot): boolean => snapshot.hasTag("busy");
export const resetProblem = (snapshot: ResetSnapshot): ResetProblem | null => snapshot.context.problem;
export const resetFaults = (snapshot: ResetSnapshot): readonly ResetFault[] => snapshot.context.faults;

/**
 * Returns the step that the user sees. During a request, this is the step that sent it. Null before the start
 * and after the end.
 */
export function resetPlace({ value }: Pick<ResetSnapshot, "value">): ResetPlace | null {
  switch (value) {
    case "starting":
    case "left":
      return null;
    case "requesting":
      return "email";
    case "resending":
    case "checkingPin":
      return "pin";
    case "saving":
      return "newPassword";
    default:
      return value;
  }
}

/**
 * Returns the part of a reset to keep for a reload; null once it is over. An interrupted request is shown as
 * a problem and never repeated.
 */
export function resetRecord(snapshot: ResetSnapshot): ResetRecord | null {
  const { kind, byLink, email, request, tries, resendAt, deadline, problem } = snapshot.context;
  const kept = { kind, byLink, email, request, tries, resendAt, deadline, problem };
  const place = resetPlace(snapshot);
  if (place === null) return null;
  if (!snapshot.hasTag("busy")) return { ...kept, place };
  return { ...kept, place: place === "checkingLink" ? "linkUnanswered" : place, problem: "interrupted" };
}
