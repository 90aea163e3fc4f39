// Types, actors, actions and checks of the enrollment of display devices; the states are in enrollment.ts.

import { assign, fromEventObservable, fromPromise, setup } from "xstate";
import { hasStatus, notProvided, type Outcome, outcomeGuards } from "./request-outcome.ts";

/** Actors, actions, guards and delays of the enrollment chart. */
export const enrollmentSetup = setup({
  types: {
    input: {} as { record: EnrollmentRecord | null },
    context: {} as EnrollmentContext,
    events: {} as EnrollmentEvent,
    tags: {} as "busy",
  },
  actors: {
    camera: fromEventObservable<CameraSignal, undefined>(notProvided("camera")),
    lookup: fromPromise<Found, { poc: string }>(notProvided("lookup")),
    enroll: fromPromise<Written, { branch: string; poc: string; fields: PocFields }>(notProvided("enroll")),
    edit: fromPromise<Written, { branch: string; poc: string; fields: PocFields }>(notProvided("edit")),
    unroll: fromPromise<Outcome<null>, { branch: string; poc: string }>(notProvided("unroll")),
  },
  actions: {
    /** Provided: reloads the branches. */
    refetch: notProvided("refetch"),
    /** Provided: shows the user a confirmation of the change. */
    announce: (_, _params: { done: "enrolled" | "edited" | "unrolled"; poc: string }) =>
      notProvided("announce")(),
    tell: assign((_, { problem }: { problem: EnrollmentProblem }) => ({
      problem,
      faults: [],
      takenBy: null,
    })),
    tellFaults: assign((_, { faults }: { faults: readonly EnrollmentFault[] }) => ({
      faults,
      problem: null,
    })),
    tellFields: assign((_, { fields }: { fields: readonly EnrollmentFault[] }) => ({
      faults: fields,
      problem: "fields",
    })),
    forget: assign({ problem: null, faults: [], takenBy: null }),
    openBranch: assign((_, { branch }: { branch: BranchName }) => ({ branch, poc: null, connected: false })),
    openPoc: assign(
      (_, { branch, poc, connected }: { branch: BranchName; poc: PocName; connected: boolean }) => ({
        branch,
        poc,
        connected,
      }),
    ),
    beginPoc: assign((_, { text }: { text: string }) => ({
      poc: { id: pocIdIn(text) ?? "", label: "" },
      connected: false,
    })),
    keepPoc: assign(({ context }, { outcome }: { outcome: Outcome<PocName> }) => ({
      poc: outcome.kind === "ok" ? outcome.value : context.poc,
    })),
    keepTaker: assign((_, { outcome }: { outcome: Found }) => ({
      takenBy: outcome.kind === "ok" ? outcome.value.branch : null,
    })),
    noteConnected: assign({ connected: true }),
    noteDisconnected: assign({ connected: false }),
  },
  guards: {
    ...outcomeGuards,
    startsAt: ({ context }, { place }: { place: EnrollmentPlace }) => context.place === place,
    isEmpty: (_, { text }: { text: string }) => text.trim() === "",
    isPocId: (_, { text }: { text: string }) => pocIdIn(text) !== null,
    hasLabel: (_, { fields }: { fields: PocFields }) => fields.label.trim() !== "",
    isLabel: ({ context }, { word }: { word: string }) => word.trim() === context.poc?.label.trim(),
    isConnected: ({ context }) => context.connected,
    isOurs: ({ context }, { poc }: { poc: string }) => context.poc?.id === poc,
    isTaken: (_, { outcome }: { outcome: Found }) => outcome.kind === "ok" && outcome.value.branch !== null,
    isFieldProblem: (_, { outcome }: { outcome: Outcome<unknown> }) =>
      hasStatus(outcome, 400) || hasStatus(outcome, 422),
    isOffline: ({ context }) => context.problem === "offline",
  },
  delays: { patience: 15_000 },
});

const GROUPS = /^([0-9A-HJKMNP-TV-Z]{4})([0-9A-HJKMNP-TV-Z]{4})([0-9A-HJKMNP-TV-Z]{4})$/;

/** Letters that people type for similar digits. No id contains them. */
const MISREAD: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1" };

/**
 * Parses a typed or scanned POC id and returns it in the form `0000-0000-0000`; null if the text is not an
 * id. Accepts lowercase letters, spaces instead of dashes, missing dashes, and O, I or L instead of a digit.
 */
export function pocIdIn(text: string): string | null {
  const letters = text
    .trim()
    .toUpperCase()
    .replaceAll(/(?<=\w)[ -](?=\w)/g, "")
    .replaceAll(/[OIL]/g, (letter) => MISREAD[letter] ?? letter);
  const groups = GROUPS.exec(letters);
  return groups ? groups.slice(1).join("-") : null;
}

/** Id and label of a branch. */
export interface BranchName {
  readonly id: string;
  readonly label: string;
}

/** Id and label of a display device (POC). To unroll the device, the user types its label. */
export interface PocName {
  readonly id: string;
  readonly label: string;
}

export interface PocFields {
  readonly label: string;
  readonly internalId: string;
  readonly integrationId: string;
}

/** Messages for the user; each has a text in the dictionary. */
export type EnrollmentProblem =
  | "required"
  | "notAPoc"
  | "cameraDenied"
  | "cameraUnsupported"
  | "cameraFailed"
  | "alreadyEnrolled"
  | "loadFailed"
  | "fields"
  | "permission"
  | "gone"
  | "connected"
  | "offline"
  | "createFailed"
  | "editFailed"
  | "deleteFailed"
  | "interrupted";

/** An invalid input. `word`: the text typed to confirm unrolling is not the POC's label. */
export type EnrollmentFault = keyof PocFields | "word";

/** Possible initial states of an enrollment. All of them wait for user input. */
export const PLACES = [
  "closed",
  "choosing",
  "typing",
  "setup",
  "enrolled",
  "viewing",
  "editing",
  "confirming",
] as const;

export type EnrollmentPlace = (typeof PLACES)[number] | "scanning";

export interface EnrollmentContext {
  /** Initial state. */
  readonly place: EnrollmentPlace;
  readonly branch: BranchName | null;
  readonly poc: PocName | null;
  /**
   * True if the POC is connected, as last reported by the list, the live feed or a rejected write. The
   * platform checks again when it receives a write.
   */
  readonly connected: boolean;
  /** Branch in which the POC is already enrolled; null if none, or if the branch may not be shown. */
  readonly takenBy: BranchName | null;
  readonly problem: EnrollmentProblem | null;
  readonly faults: readonly EnrollmentFault[];
}

/** Part of an enrollment that is kept for a reload of the page. */
export type EnrollmentRecord = Omit<EnrollmentContext, "connected" | "faults">;

/** Outcome of a write, and the fields that the platform rejected. */
export type Written = Outcome<PocName> & { readonly fields?: readonly (keyof PocFields)[] };

/** Outcome of a lookup: the branch in which the device is enrolled; null if it is not enrolled. */
export type Found = Outcome<{ readonly branch: BranchName | null }>;

/** Signals of the `camera` actor. The camera is on while the actor runs. */
export type CameraSignal =
  | { type: "camera.live" }
  | { type: "camera.denied" }
  | { type: "camera.unsupported" }
  | { type: "decoded"; text: string };

export type EnrollmentEvent =
  | { type: "open"; branch: BranchName }
  | { type: "openPoc"; branch: BranchName; poc: PocName; connected: boolean }
  | { type: "scan.wanted" }
  | { type: "type.wanted" }
  | { type: "id.entered"; text: string }
  | { type: "save"; fields: PocFields }
  | { type: "edit.wanted" }
  | { type: "unroll.wanted" }
  | { type: "confirm"; word: string }
  | { type: "poc.connected"; poc: string }
  | { type: "poc.disconnected"; poc: string }
  | { type: "another" }
  | { type: "edit" }
  | { type: "back" }
  | { type: "cancel" }
  | { type: "close" }
  | { type: "network.found" }
  | CameraSignal;
