import { Subject } from "rxjs";
import { expect, onTestFinished, test } from "vitest";
import { createActor, fromEventObservable } from "xstate";
import {
  enrollmentMachine,
  enrollmentPlace,
  enrollmentRecord,
  isBlocked,
  isScanning,
} from "../../machines/enrollment.ts";
import type {
  BranchName,
  CameraSignal,
  EnrollmentFault,
  EnrollmentRecord,
  PocFields,
  PocName,
} from "../../machines/enrollment-setup.ts";
import type { Outcome } from "../../machines/request-outcome.ts";
import { requests } from "../support/actors.ts";
import { DueClock } from "../support/due-clock.ts";

const branch = { id: "b1", label: "Centre" };
const harbor = { id: "b2", label: "Harbour" };
const poc = { id: "K7QF-2M9X-8D1T", label: "Door" };
const fields = { label: "Door", internalId: "7", integrationId: "i7" };
const http = (status: number): Outcome<never> => ({ kind: "http", status });

function startEnrollment(record: EnrollmentRecord | null = null) {
  const clock = new DueClock();
  const lookup = requests<Outcome<{ branch: BranchName | null }>, { poc: string }>();
  const enroll = requests<
    Outcome<PocName> & { readonly fields?: readonly (keyof PocFields)[] },
    { branch: string; poc: string; fields: PocFields }
  >();
  const edit = requests<Outcome<PocName>, { branch: string; poc: string; fields: PocFields }>();
  const unroll = requests<Outcome<null>, { branch: string; poc: string }>();
  const cameras: Subject<CameraSignal>[] = [];
  const announced: string[] = [];
  let refetches = 0;
  const camera = fromEventObservable<CameraSignal, undefined>(() => {
    const signals = new Subject<CameraSignal>();
    cameras.push(signals);
    return signals;
  });
  const machine = enrollmentMachine.provide({
    actors: { camera, lookup: lookup.logic, enroll: enroll.logic, edit: edit.logic, unroll: unroll.logic },
    actions: {
      refetch: () => void refetches++,
      announce: (_, params) => void announced.push(`${params.poc} ${params.done}`),
    },
  });
  const actor = createActor(machine, { clock, input: { record } });
  onTestFinished(() => void actor.stop());
  actor.start();
  return {
    clock,
    lookup,
    enroll,
    edit,
    unroll,
    cameras,
    announced,
    refetches: () => refetches,
    send: actor.send.bind(actor),
    now: () => actor.getSnapshot(),
    place: () => enrollmentPlace(actor.getSnapshot()),
    problem: () => actor.getSnapshot().context.problem,
    faults: (): readonly EnrollmentFault[] => actor.getSnapshot().context.faults,
    connected: (id = "K7QF-2M9X-8D1T") => actor.send({ type: "poc.connected", poc: id }),
    disconnected: (id = "K7QF-2M9X-8D1T") => actor.send({ type: "poc.disconnected", poc: id }),
  };
}

function scanning() {
  const enrollment = startEnrollment();
  enrollment.send({ type: "open", branch });
  enrollment.send({ type: "scan.wanted" });
  enrollment.cameras[0]!.next({ type: "camera.live" });
  return enrollment;
}

function looking(connected = false) {
  const enrollment = startEnrollment();
  enrollment.send({ type: "openPoc", branch, poc, connected });
  return enrollment;
}

function confirming() {
  const enrollment = looking();
  enrollment.send({ type: "unroll.wanted" });
  return enrollment;
}

test("sets up and enrolls a scanned, unenrolled POC and announces its name", async () => {
  const enrollment = scanning();
  expect(isScanning(enrollment.now())).toBe(true);
  enrollment.cameras[0]!.next({ type: "decoded", text: " K7QF-2M9X-8D1T" });
  expect(enrollment.cameras[0]!.observed).toBe(false);
  await enrollment.lookup.answer({ kind: "ok", value: { branch: null } });
  enrollment.send({ type: "save", fields });
  await enrollment.enroll.answer({ kind: "ok", value: poc });
  expect(enrollment.lookup.inputs).toEqual([{ poc: "K7QF-2M9X-8D1T" }]);
  expect(enrollment.enroll.inputs).toEqual([{ branch: "b1", poc: "K7QF-2M9X-8D1T", fields }]);
  expect(enrollment.place()).toBe("enrolled");
  expect(enrollment.announced).toEqual(["Door enrolled"]);
  expect(enrollment.refetches()).toBe(1);
});

test("ignores other codes that the camera reads and continues scanning", () => {
  const enrollment = scanning();
  enrollment.cameras[0]!.next({ type: "decoded", text: "https://shop.example/" });
  expect(enrollment.problem()).toBe("notAPoc");
  expect(isScanning(enrollment.now())).toBe(true);
  expect(enrollment.lookup.inputs).toEqual([]);
});

test.each([
  ["camera.denied", "cameraDenied"],
  ["camera.unsupported", "cameraUnsupported"],
] as const)("falls back to typing the id when the camera reports %s", (type, problem) => {
  const enrollment = scanning();
  enrollment.cameras[0]!.next({ type });
  expect([enrollment.place(), enrollment.problem()]).toEqual(["typing", problem]);
});

test("a camera that breaks or ends leaves the person with the typed id", () => {
  const broken = scanning();
  broken.cameras[0]!.error(new Error("unplugged"));
  const over = scanning();
  over.cameras[0]!.complete();
  for (const enrollment of [broken, over])
    expect([enrollment.place(), enrollment.problem()]).toEqual(["typing", "cameraFailed"]);
});

test("turns the camera off when scanning ends", () => {
  for (const type of ["close", "back", "type.wanted"] as const) {
    const enrollment = scanning();
    enrollment.send({ type });
    expect(enrollment.cameras[0]!.observed).toBe(false);
  }
});

test("a typed id is needed, has to be one, and a device that was not seen yet is accepted", async () => {
  const enrollment = startEnrollment();
  enrollment.send({ type: "open", branch });
  enrollment.send({ type: "type.wanted" });
  enrollment.send({ type: "id.entered", text: "  " });
  expect(enrollment.problem()).toBe("required");
  enrollment.send({ type: "id.entered", text: "the one at the door" });
  expect(enrollment.problem()).toBe("notAPoc");
  enrollment.send({ type: "id.entered", text: "K7QF-2M9X-8D1T" });
  await enrollment.lookup.answer(http(404));
  expect([enrollment.place(), enrollment.problem()]).toEqual(["setup", null]);
});

test("shows the branch of a POC that is enrolled elsewhere", async () => {
  const enrollment = startEnrollment();
  enrollment.send({ type: "open", branch });
  enrollment.send({ type: "type.wanted" });
  enrollment.send({ type: "id.entered", text: "K7QF-2M9X-8D1T" });
  await enrollment.lookup.answer({ kind: "ok", value: { branch: harbor } });
  expect([enrollment.place(), enrollment.problem()]).toEqual(["typing", "alreadyEnrolled"]);
  expect(enrollment.now().context.takenBy).toEqual(harbor);
});

test("a scanned POC that is enrolled elsewhere is asked for once, though its code lies in front of the camera still", async () => {
  const enrollment = scanning();
  enrollment.cameras[0]!.next({ type: "decoded", text: "K7QF-2M9X-8D1T" });
  await enrollment.lookup.answer({ kind: "ok", value: { branch: harbor } });
  expect([enrollment.place(), enrollment.problem()]).toEqual(["choosing", "alreadyEnrolled"]);
  expect(enrollment.cameras).toHaveLength(1);
});

test("requires a label for setup and shows the platform's faults at their fields", async () => {
  const enrollment = startEnrollment({
    place: "setup",
    branch,
    poc: { id: "K7QF-2M9X-8D1T", label: "" },
    takenBy: null,
    problem: null,
  });
  enrollment.send({ type: "save", fields: { ...fields, label: " " } });
  expect(enrollment.faults()).toEqual(["label"]);
  enrollment.send({ type: "save", fields });
  await enrollment.enroll.answer({ kind: "http", status: 422, fields: ["integrationId"] });
  expect([enrollment.place(), enrollment.problem(), enrollment.faults()]).toEqual([
    "setup",
    "fields",
    ["integrationId"],
  ]);
});

test.each([
  [http(403), "setup", "permission"],
  [http(404), "closed", "gone"],
  [http(409), "choosing", "alreadyEnrolled"],
  [http(500), "setup", "createFailed"],
  [{ kind: "net" } as const, "setup", "offline"],
  [{ kind: "bad-body" } as const, "setup", "createFailed"],
])("handles the enrollment answer %j: leads to %s with problem %s", async (outcome, place, problem) => {
  const enrollment = startEnrollment({
    place: "setup",
    branch,
    poc: { id: "K7QF-2M9X-8D1T", label: "" },
    takenBy: null,
    problem: null,
  });
  enrollment.send({ type: "save", fields });
  await enrollment.enroll.answer(outcome);
  expect([enrollment.place(), enrollment.problem()]).toEqual([place, problem]);
  expect(enrollment.announced).toEqual([]);
});

test("an edited POC is announced by its new label, and unrolling asks for that one", async () => {
  const enrollment = looking();
  enrollment.send({ type: "edit.wanted" });
  enrollment.send({ type: "save", fields: { ...fields, label: "Window" } });
  await enrollment.edit.answer({ kind: "ok", value: { id: "K7QF-2M9X-8D1T", label: "Window" } });
  expect(enrollment.announced).toEqual(["Window edited"]);
  enrollment.send({ type: "unroll.wanted" });
  enrollment.send({ type: "confirm", word: "Door" });
  expect(enrollment.faults()).toEqual(["word"]);
  enrollment.send({ type: "confirm", word: " Window " });
  await enrollment.unroll.answer({ kind: "ok", value: null });
  expect(enrollment.unroll.inputs).toEqual([{ branch: "b1", poc: "K7QF-2M9X-8D1T" }]);
  expect(enrollment.place()).toBe("closed");
  expect(enrollment.announced).toEqual(["Window edited", "Window unrolled"]);
  expect(enrollment.refetches()).toBe(2);
});

test("a connected POC is neither edited nor unrolled", () => {
  const enrollment = looking(true);
  for (const type of ["edit.wanted", "unroll.wanted"] as const) {
    enrollment.send({ type });
    expect([enrollment.place(), enrollment.problem()]).toEqual(["viewing", "connected"]);
  }
  enrollment.disconnected();
  enrollment.send({ type: "edit.wanted" });
  expect(enrollment.place()).toBe("editing");
});

test("blocks saving and confirming while the POC is connected and ignores other POCs", () => {
  for (const wanted of ["edit.wanted", "unroll.wanted"] as const) {
    const enrollment = looking();
    enrollment.send({ type: wanted });
    const place = enrollment.place();
    enrollment.connected("0000-0000-0002");
    expect(isBlocked(enrollment.now())).toBe(false);
    enrollment.connected();
    expect([isBlocked(enrollment.now()), enrollment.problem()]).toEqual([true, "connected"]);
    enrollment.send({ type: "save", fields });
    enrollment.send({ type: "confirm", word: "Door" });
    enrollment.disconnected("0000-0000-0002");
    expect(isBlocked(enrollment.now())).toBe(true);
    enrollment.disconnected();
    expect([isBlocked(enrollment.now()), enrollment.place(), enrollment.problem()]).toEqual([
      false,
      place,
      null,
    ]);
    expect([...enrollment.edit.inputs, ...enrollment.unroll.inputs]).toEqual([]);
  }
});

test("does not unroll a POC that connected after the confirmation and refreshes the list", async () => {
  const enrollment = confirming();
  enrollment.send({ type: "confirm", word: "Door" });
  enrollment.connected();
  expect(enrollment.announced).toEqual([]);
  await enrollment.unroll.answer(http(409));
  expect([isBlocked(enrollment.now()), enrollment.problem()]).toEqual([true, "connected"]);
  expect(enrollment.refetches()).toBe(1);
  expect(enrollment.announced).toEqual([]);
});

test("blocks when the platform refuses, even without a signal from the feed", async () => {
  const enrollment = looking();
  enrollment.send({ type: "edit.wanted" });
  enrollment.send({ type: "save", fields });
  await enrollment.edit.answer(http(409));
  expect(isBlocked(enrollment.now())).toBe(true);
  enrollment.send({ type: "back" });
  enrollment.send({ type: "edit.wanted" });
  expect([enrollment.place(), enrollment.problem()]).toEqual(["viewing", "connected"]);
});

test("a POC that connects while a save fails blocks too", async () => {
  const enrollment = looking();
  enrollment.send({ type: "edit.wanted" });
  enrollment.send({ type: "save", fields });
  enrollment.connected();
  await enrollment.edit.answer({ kind: "net" });
  expect(isBlocked(enrollment.now())).toBe(true);
});

test("times out a write after fifteen seconds and keeps a pending write visible after closing", () => {
  const enrollment = confirming();
  enrollment.send({ type: "confirm", word: "Door" });
  enrollment.send({ type: "close" });
  enrollment.clock.wait(14_999);
  expect(enrollment.now().value).toBe("unrolling");
  enrollment.clock.wait(1);
  expect([enrollment.place(), enrollment.problem()]).toEqual(["confirming", "offline"]);
});

test("shows an unknown outcome after a reload during a write, without a retry or the camera", () => {
  const enrollment = confirming();
  enrollment.send({ type: "confirm", word: "Door" });
  const after = startEnrollment(enrollmentRecord(enrollment.now()));
  expect([after.place(), after.problem()]).toEqual(["confirming", "interrupted"]);
  expect(after.unroll.inputs).toEqual([]);
  const scanned = startEnrollment(enrollmentRecord(scanning().now()));
  expect(scanned.place()).toBe("choosing");
  expect(scanned.cameras).toEqual([]);
});
