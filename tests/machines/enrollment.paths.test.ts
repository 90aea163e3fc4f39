import { expect, test } from "vitest";
import type { ObservableActorLogic } from "xstate";
import { enrollmentMachine, enrollmentRecord } from "../../machines/enrollment.ts";
import {
  type CameraSignal,
  type EnrollmentContext,
  type EnrollmentProblem,
  type EnrollmentRecord,
  PLACES,
} from "../../machines/enrollment-setup.ts";
import { FAILURES, machinePaths } from "../support/machine-paths.ts";
import { waysOf } from "../support/machine-ways.ts";
import { question } from "../support/question.ts";
import refusals from "./enrollment.refusals.json" with { type: "json" };
import ways from "./enrollment.ways.json" with { type: "json" };

const branch = { id: "b1", label: "Centre" };
const poc = { id: "K7QF-2M9X-8D1T", label: "Door" };
const fields = { label: "Door", internalId: "7", integrationId: "i7" };
const record: EnrollmentRecord = { place: "closed", branch, poc, takenBy: null, problem: null };
const kept = (part: Partial<EnrollmentRecord>) => ({ record: { ...record, ...part } });
const problems = [
  "required",
  "notAPoc",
  "cameraDenied",
  "cameraUnsupported",
  "cameraFailed",
  "alreadyEnrolled",
  "loadFailed",
  "fields",
  "permission",
  "gone",
  "connected",
  "offline",
  "createFailed",
  "editFailed",
  "deleteFailed",
  "interrupted",
] as const satisfies EnrollmentProblem[];

/** Placeholder for any actor; the type declares a promise. */
const camera = question("camera") as unknown as ObservableActorLogic<CameraSignal, undefined>;

const graph = machinePaths({
  machine: enrollmentMachine.provide({
    actors: {
      camera,
      lookup: question("lookup"),
      enroll: question("enroll"),
      edit: question("edit"),
      unroll: question("unroll"),
    },
    actions: { refetch: () => {}, announce: () => {} },
  }),
  starts: {
    closed: { record: null },
    ...Object.fromEntries(PLACES.map((place) => [`kept in ${place}`, kept({ place })])),
    ...Object.fromEntries(
      PLACES.map((place) => [`interrupted in ${place}`, kept({ place, problem: "interrupted" })]),
    ),
  },
  events: {
    open: { type: "open", branch },
    openPoc: { type: "openPoc", branch, poc, connected: false },
    "openPoc, connected": { type: "openPoc", branch, poc, connected: true },
    "scan wanted": { type: "scan.wanted" },
    "type wanted": { type: "type.wanted" },
    "id entered": { type: "id.entered", text: " K7QF-2M9X-8D1T " },
    "nothing entered": { type: "id.entered", text: " " },
    "a sentence entered": { type: "id.entered", text: "the one at the door" },
    "camera live": { type: "camera.live" },
    "camera denied": { type: "camera.denied" },
    "camera unsupported": { type: "camera.unsupported" },
    decoded: { type: "decoded", text: "K7QF-2M9X-8D1T" },
    "decoded a page": { type: "decoded", text: "https://shop.example/" },
    save: { type: "save", fields },
    "save without a label": { type: "save", fields: { ...fields, label: " " } },
    "edit wanted": { type: "edit.wanted" },
    "unroll wanted": { type: "unroll.wanted" },
    confirm: { type: "confirm", word: "Door" },
    "confirm another word": { type: "confirm", word: "door" },
    "POC connected": { type: "poc.connected", poc: "K7QF-2M9X-8D1T" },
    "POC disconnected": { type: "poc.disconnected", poc: "K7QF-2M9X-8D1T" },
    "another POC connected": { type: "poc.connected", poc: "0000-0000-0002" },
    "another POC disconnected": { type: "poc.disconnected", poc: "0000-0000-0002" },
    another: { type: "another" },
    edit: { type: "edit" },
    back: { type: "back" },
    cancel: { type: "cancel" },
    close: { type: "close" },
    "network found": { type: "network.found" },
  },
  answers: {
    camera: { over: undefined },
    lookup: {
      ...FAILURES,
      free: { kind: "ok", value: { branch: null } },
      taken: { kind: "ok", value: { branch: { id: "b2", label: "Harbour" } } },
    },
    enroll: {
      ...FAILURES,
      ok: { kind: "ok", value: poc },
      "422 with fields": { kind: "http", status: 422, fields: ["label"] },
    },
    edit: {
      ...FAILURES,
      ok: { kind: "ok", value: poc },
      "422 with fields": { kind: "http", status: 422, fields: ["integrationId"] },
    },
    unroll: { ...FAILURES, ok: { kind: "ok", value: null } },
  },
  reduced: ({ connected, takenBy, problem, faults, poc: of }) => ({
    connected,
    taken: takenBy !== null,
    problem,
    faults,
    known: of !== null,
  }),
  secret: /SECRET/,
  refusals,
  reload: {
    keep: enrollmentRecord,
    restore: (record) => ({ record: record as EnrollmentRecord | null }),
    leadsTo: {
      closed: "closed",
      choosing: "choosing",
      "scanning.asking": "choosing",
      "scanning.live": "choosing",
      typing: "typing",
      "checking.choosing": "choosing",
      "checking.typing": "typing",
      setup: "setup",
      enrolling: "setup",
      enrolled: "enrolled",
      viewing: "viewing",
      editing: "editing",
      savingEdit: "editing",
      confirming: "confirming",
      unrolling: "confirming",
      "blocked.editing": "editing",
      "blocked.confirming": "confirming",
    },
  },
});

test("reaches every enrollment problem in some state", () => {
  const reached = new Set(
    [...graph().places.values()].map(
      (place) => (place.context as { problem: EnrollmentProblem | null }).problem,
    ),
  );
  expect(problems.filter((problem) => !reached.has(problem))).toEqual([]);
});

test("leads to the states and problems of the reviewed table", () => {
  const shown = (context: unknown) => {
    const { problem, faults, takenBy } = context as Pick<EnrollmentContext, "problem" | "faults" | "takenBy">;
    return [
      ...(problem ? [problem] : []),
      ...faults.map((fault) => `wrong ${fault}`),
      ...(takenBy ? [takenBy.label] : []),
    ];
  };
  expect(waysOf(graph(), shown)).toEqual(ways);
});
