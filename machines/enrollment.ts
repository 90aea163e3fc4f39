// Enrollment of a display device (POC) at a branch: scan or type its id, name it, edit it, unroll it.

import type { ActorRefFrom, SnapshotFrom } from "xstate";
import {
  type EnrollmentContext,
  type EnrollmentEvent,
  type EnrollmentFault,
  type EnrollmentPlace,
  type EnrollmentProblem,
  type EnrollmentRecord,
  enrollmentSetup,
  type Found,
  PLACES,
  type PocFields,
  type Written,
} from "./enrollment-setup.ts";
import { answered, ok, outcomeOf, unanswered } from "./request-outcome.ts";

const tell = (problem: EnrollmentProblem) => ({ type: "tell" as const, params: { problem } });
const tellFault = (fault: EnrollmentFault) => ({ type: "tellFaults" as const, params: { faults: [fault] } });
const remember = { type: "beginPoc" as const, params: ({ event }: { event: { text: string } }) => event };
const keepPoc = {
  type: "keepPoc" as const,
  params: ({ event }: { event: { output: Written } }) => ({ outcome: event.output }),
};
const announce = (done: "enrolled" | "edited" | "unrolled") => ({
  type: "announce" as const,
  params: ({ context }: { context: EnrollmentContext }) => ({ done, poc: context.poc?.label ?? "" }),
});
const onTimeout = (origin: EnrollmentPlace) => ({ patience: { target: origin, actions: tell("offline") } });
const isId = { type: "isPocId" as const, params: ({ event }: { event: { text: string } }) => event };
const hasLabel = {
  type: "hasLabel" as const,
  params: ({ event }: { event: { fields: PocFields } }) => event,
};

/** Returns the error transitions that all writes share. The last one handles all remaining errors. */
const writeErrors = (
  origin: "setup" | "editing" | "confirming",
  failure: "createFailed" | "editFailed" | "deleteFailed",
) =>
  [
    { guard: answered(403), target: origin, actions: tell("permission") },
    { guard: answered(404), target: "closed", actions: [tell("gone"), "refetch" as const] },
    { guard: unanswered, target: origin, actions: tell("offline") },
    { target: origin, actions: tell(failure) },
  ] as const;

const invalidFields = (origin: "setup" | "editing") =>
  ({
    guard: { type: "isFieldProblem", params: outcomeOf },
    target: origin,
    actions: {
      type: "tellFields",
      params: ({ event }: { event: { output: Written } }) => ({ fields: event.output.fields ?? [] }),
    },
  }) as const;

/**
 * Returns a state that looks the POC up. A failed lookup after a scan leads to `choosing` instead of the
 * camera, which would scan the same code again.
 */
const checking = (origin: "choosing" | "typing") =>
  ({
    invoke: {
      src: "lookup",
      input: ({ context }: { context: EnrollmentContext }) => ({ poc: context.poc?.id ?? "" }),
      onDone: [
        {
          guard: {
            type: "isTaken",
            params: ({ event }: { event: { output: Found } }) => ({ outcome: event.output }),
          },
          target: `#enrolment.${origin}`,
          actions: [
            tell("alreadyEnrolled"),
            {
              type: "keepTaker",
              params: ({ event }: { event: { output: Found } }) => ({ outcome: event.output }),
            },
          ],
        },
        { guard: ok, target: "#enrolment.setup" },
        // Enrolled in another account; details are not shown.
        { guard: answered(409), target: `#enrolment.${origin}`, actions: tell("alreadyEnrolled") },
        // Unknown to the platform: a device can be enrolled before it is first switched on.
        { guard: answered(404), target: "#enrolment.setup" },
        { guard: answered(403), target: `#enrolment.${origin}`, actions: tell("permission") },
        { guard: unanswered, target: `#enrolment.${origin}`, actions: tell("offline") },
        { target: `#enrolment.${origin}`, actions: tell("loadFailed") },
      ],
      onError: { target: `#enrolment.${origin}`, actions: tell("loadFailed") },
    },
    after: { patience: { target: `#enrolment.${origin}`, actions: tell("offline") } },
    on: { cancel: `#enrolment.${origin}` },
  }) as const;

const close = { target: "#enrolment.closed", actions: "forget" } as const;
const blocked = (origin: "editing" | "confirming") =>
  ({
    target: `#enrolment.blocked.${origin}`,
    actions: ["noteConnected", tell("connected"), "refetch"],
  }) as const;
/** Returns a transition that blocks the form if the POC connected during typing or a failed write. */
const unlessConnected = (origin: "editing" | "confirming") =>
  ({ guard: "isConnected", target: `#enrolment.blocked.${origin}`, actions: tell("connected") }) as const;
const released = (origin: "editing" | "confirming") =>
  ({
    on: {
      "poc.disconnected": {
        guard: { type: "isOurs", params: ({ event }: { event: { poc: string } }) => event },
        target: `#enrolment.${origin}`,
        actions: ["noteDisconnected", "forget"],
      },
    },
  }) as const;

/**
 * Enrolls a display device (POC) in a branch, or shows, edits and unrolls an enrolled one. A connected POC
 * cannot be edited or unrolled.
 */
export const enrollmentMachine = enrollmentSetup.createMachine({
  id: "enrolment",
  context: ({ input }) => ({
    branch: null,
    poc: null,
    takenBy: null,
    problem: null,
    place: "closed",
    ...input.record,
    connected: false,
    faults: [],
  }),
  initial: "starting",
  on: {
    "poc.connected": { guard: { type: "isOurs", params: ({ event }) => event }, actions: "noteConnected" },
    "poc.disconnected": {
      guard: { type: "isOurs", params: ({ event }) => event },
      actions: "noteDisconnected",
    },
    "network.found": { guard: "isOffline", actions: "forget" },
  },
  states: {
    starting: {
      always: PLACES.map((place) => ({
        guard: { type: "startsAt" as const, params: { place } },
        target: place,
      })),
    },
    closed: {
      on: {
        open: {
          target: "choosing",
          actions: ["forget", { type: "openBranch", params: ({ event }) => event }],
        },
        openPoc: {
          target: "viewing",
          actions: ["forget", { type: "openPoc", params: ({ event }) => event }],
        },
        close: { actions: "forget" },
      },
    },
    choosing: {
      on: {
        "scan.wanted": { target: "scanning", actions: "forget" },
        "type.wanted": { target: "typing", actions: "forget" },
        close,
      },
    },
    scanning: {
      invoke: {
        src: "camera",
        onDone: { target: "typing", actions: tell("cameraFailed") },
        onError: { target: "typing", actions: tell("cameraFailed") },
      },
      initial: "asking",
      on: {
        "camera.denied": { target: "typing", actions: tell("cameraDenied") },
        "camera.unsupported": { target: "typing", actions: tell("cameraUnsupported") },
        "type.wanted": { target: "typing", actions: "forget" },
        back: { target: "choosing", actions: "forget" },
        close,
      },
      states: {
        asking: { on: { "camera.live": "live" } },
        live: {
          on: {
            decoded: [
              { guard: isId, target: "#enrolment.checking.choosing", actions: remember },
              { actions: tell("notAPoc") },
            ],
          },
        },
      },
    },
    typing: {
      on: {
        "id.entered": [
          { guard: isId, target: "checking.typing", actions: remember },
          { guard: { type: "isEmpty", params: ({ event }) => event }, actions: tell("required") },
          { actions: tell("notAPoc") },
        ],
        "scan.wanted": { target: "scanning", actions: "forget" },
        edit: { actions: "forget" },
        back: { target: "choosing", actions: "forget" },
        close,
      },
    },
    checking: {
      tags: "busy",
      entry: "forget",
      on: { close },
      initial: "typing",
      states: { choosing: checking("choosing"), typing: checking("typing") },
    },
    setup: {
      on: {
        save: [{ guard: hasLabel, target: "enrolling" }, { actions: tellFault("label") }],
        edit: { actions: "forget" },
        back: { target: "choosing", actions: "forget" },
        close,
      },
    },
    enrolling: {
      tags: "busy",
      entry: "forget",
      invoke: {
        src: "enroll",
        input: written,
        onDone: [
          { guard: ok, target: "enrolled", actions: [keepPoc, "refetch", announce("enrolled")] },
          { guard: answered(409), target: "choosing", actions: [tell("alreadyEnrolled"), "refetch"] },
          invalidFields("setup"),
          ...writeErrors("setup", "createFailed"),
        ],
        onError: { target: "setup", actions: tell("createFailed") },
      },
      after: onTimeout("setup"),
    },
    enrolled: { on: { another: { target: "choosing", actions: "forget" }, close } },
    viewing: {
      on: {
        "edit.wanted": [
          { guard: "isConnected", actions: tell("connected") },
          { target: "editing", actions: "forget" },
        ],
        "unroll.wanted": [
          { guard: "isConnected", actions: tell("connected") },
          { target: "confirming", actions: "forget" },
        ],
        close,
      },
    },
    editing: {
      always: unlessConnected("editing"),
      on: {
        save: [{ guard: hasLabel, target: "savingEdit" }, { actions: tellFault("label") }],
        edit: { actions: "forget" },
        back: { target: "viewing", actions: "forget" },
        close,
      },
    },
    savingEdit: {
      tags: "busy",
      entry: "forget",
      invoke: {
        src: "edit",
        input: written,
        onDone: [
          { guard: ok, target: "viewing", actions: [keepPoc, "refetch", announce("edited")] },
          { guard: answered(409), ...blocked("editing") },
          invalidFields("editing"),
          ...writeErrors("editing", "editFailed"),
        ],
        onError: { target: "editing", actions: tell("editFailed") },
      },
      after: onTimeout("editing"),
    },
    confirming: {
      always: unlessConnected("confirming"),
      on: {
        confirm: [
          { guard: { type: "isLabel", params: ({ event }) => event }, target: "unrolling" },
          { actions: tellFault("word") },
        ],
        edit: { actions: "forget" },
        back: { target: "viewing", actions: "forget" },
        close,
      },
    },
    unrolling: {
      tags: "busy",
      entry: "forget",
      invoke: {
        src: "unroll",
        input: ({ context }) => ({ branch: context.branch?.id ?? "", poc: context.poc?.id ?? "" }),
        onDone: [
          { guard: ok, target: "closed", actions: ["refetch", announce("unrolled")] },
          { guard: answered(409), ...blocked("confirming") },
          ...writeErrors("confirming", "deleteFailed"),
        ],
        onError: { target: "confirming", actions: tell("deleteFailed") },
      },
      after: onTimeout("confirming"),
    },
    /** The form is blocked because the POC is connected. It opens again when the POC disconnects. */
    blocked: {
      on: { back: { target: "viewing", actions: "forget" }, close },
      initial: "editing",
      states: { editing: released("editing"), confirming: released("confirming") },
    },
  },
});

/** Returns the input of `enroll` or `edit`. Only the `save` event starts them. */
function written({ context, event }: { context: EnrollmentContext; event: EnrollmentEvent }): {
  branch: string;
  poc: string;
  fields: PocFields;
} {
  if (event.type !== "save") throw new Error(`expected a "save" event, received "${event.type}"`);
  return { branch: context.branch?.id ?? "", poc: context.poc?.id ?? "", fields: event.fields };
}

export type EnrollmentRef = ActorRefFrom<typeof enrollmentMachine>;
type EnrollmentSnapshot = SnapshotFrom<typeof enrollmentMachine>;

export const isBlocked = (snapshot: EnrollmentSnapshot): boolean => snapshot.matches("blocked");
/** Returns true if there is a camera picture to show. */
export const isScanning = (snapshot: EnrollmentSnapshot): boolean => snapshot.matches({ scanning: "live" });

/**
 * Returns the step that the user sees. During a request, this is the step that sent it. Null before the
 * machine has started.
 */
export function enrollmentPlace({ value }: Pick<EnrollmentSnapshot, "value">): EnrollmentPlace | null {
  if (typeof value === "object") {
    if ("checking" in value) return value.checking;
    if ("blocked" in value) return value.blocked;
    return "scanning";
  }
  switch (value) {
    case "starting":
      return null;
    case "enrolling":
      return "setup";
    case "savingEdit":
      return "editing";
    case "unrolling":
      return "confirming";
    default:
      return value;
  }
}

/**
 * Returns the part of an enrollment to keep for a reload; null before the machine has started. A reload does
 * not switch the camera on: a user who was scanning chooses again between scanning and typing.
 */
export function enrollmentRecord(snapshot: EnrollmentSnapshot): EnrollmentRecord | null {
  const { branch, poc, takenBy, problem: failure } = snapshot.context;
  const place = enrollmentPlace(snapshot);
  if (place === null) return null;
  const problem = snapshot.hasTag("busy") ? "interrupted" : failure;
  if (place === "scanning") return { branch, poc, takenBy: null, place: "choosing", problem: null };
  // The connection state is reported again after a reload, so the problem `connected` is not kept.
  return { branch, poc, takenBy, place, problem: problem === "connected" ? null : problem };
}
