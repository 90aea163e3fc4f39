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
import { answered, ok, outcomeOf, unanswered } from "./outcome.ts";

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
const slow = (origin: EnrollmentPlace) => ({ patience: { target: origin, actions: tell("offline") } });
const isId = { type: "isPocId" as const, params: ({ event }: { event: { text: string } }) => event };
const hasLabel = {
  type: "hasLabel" as const,
  params: ({ event }: { event: { fields: PocFields } }) => event,
};

/** Error transitions that all writes share; the last one handles unnamed errors. */
const refused = (
  origin: "setup" | "editing" | "confirming",
  failure: "createFailed" | "editFailed" | "deleteFailed",
) =>
  [
    { guard: answered(403), target: origin, actions: tell("permission") },
    { guard: answered(404), target: "closed", actions: [tell("gone"), "refetch" as const] },
    { guard: unanswered, target: origin, actions: tell("offline") },
    { target: origin, actions: tell(failure) },
  ] as const;

const faulty = (origin: "setup" | "editing") =>
  ({
    guard: { type: "isFieldProblem", params: outcomeOf },
    target: origin,
    actions: {
      type: "tellFields",
      params: ({ event }: { event: { output: Written } }) => ({ fields: event.output.fields ?? [] }),
    },
  }) as const;

/** A scanned code is still in front of the camera, so scanning pauses while a message is shown. */
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
        // The platform has not seen the device yet: it may be enrolled before it is switched on.
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
/** Reports of the feed while the user types, or during a write that then fails. */
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
 * A display device (POC) comes into a branch, is looked at, edited and unrolled, the last two only while it
 * is not connected.
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
        src: "enrol",
        input: written,
        onDone: [
          { guard: ok, target: "enrolled", actions: [keepPoc, "refetch", announce("enrolled")] },
          { guard: answered(409), target: "choosing", actions: [tell("alreadyEnrolled"), "refetch"] },
          faulty("setup"),
          ...refused("setup", "createFailed"),
        ],
        onError: { target: "setup", actions: tell("createFailed") },
      },
      after: slow("setup"),
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
          faulty("editing"),
          ...refused("editing", "editFailed"),
        ],
        onError: { target: "editing", actions: tell("editFailed") },
      },
      after: slow("editing"),
    },
    confirming: {
      always: unlessConnected("confirming"),
      on: {
        confirm: [
          { guard: { type: "isTheWord", params: ({ event }) => event }, target: "unrolling" },
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
          ...refused("confirming", "deleteFailed"),
        ],
        onError: { target: "confirming", actions: tell("deleteFailed") },
      },
      after: slow("confirming"),
    },
    /** The POC is connected, according to the feed or the platform. Continues when it disconnects. */
    blocked: {
      on: { back: { target: "viewing", actions: "forget" }, close },
      initial: "editing",
      states: { editing: released("editing"), confirming: released("confirming") },
    },
  },
});

/** Only a save leads to a write; its fields are the write's input. */
function written({ context, event }: { context: EnrollmentContext; event: EnrollmentEvent }): {
  branch: string;
  poc: string;
  fields: PocFields;
} {
  if (event.type !== "save") throw new Error(`nothing to save in "${event.type}"`);
  return { branch: context.branch?.id ?? "", poc: context.poc?.id ?? "", fields: event.fields };
}

export type EnrollmentRef = ActorRefFrom<typeof enrollmentMachine>;
type EnrolmentSnapshot = SnapshotFrom<typeof enrollmentMachine>;

export const isBlocked = (snapshot: EnrolmentSnapshot): boolean => snapshot.matches("blocked");
/** The camera's picture is there to be shown. */
export const isScanning = (snapshot: EnrolmentSnapshot): boolean => snapshot.matches({ scanning: "live" });

/**
 * The place that a person sees themselves in; who waits for an answer is where they asked. Null before the
 * machine has begun.
 */
export function enrolmentPlace({ value }: Pick<EnrolmentSnapshot, "value">): EnrollmentPlace | null {
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
 * Returns the part of an enrollment to keep for a reload. The feed reports again whether the POC is
 * connected. A reload does not switch the camera on: a user who was scanning chooses the method again.
 */
export function enrollmentRecord(snapshot: EnrolmentSnapshot): EnrollmentRecord | null {
  const { branch, poc, takenBy, problem: told } = snapshot.context;
  const place = enrolmentPlace(snapshot);
  if (place === null) return null;
  const problem = snapshot.hasTag("busy") ? "interrupted" : told;
  if (place === "scanning") return { branch, poc, takenBy: null, place: "choosing", problem: null };
  // The connection state is reported again after a reload, and then decides whether to continue.
  return { branch, poc, takenBy, place, problem: problem === "connected" ? null : problem };
}
