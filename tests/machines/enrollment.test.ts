import { Subject } from "rxjs";
import { expect, onTestFinished, test } from "vitest";
import { createActor, fromEventObservable } from "xstate";
import {
  enrollmentMachine,
  enrolmentPlace,
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
import type { Outcome } from "../../machines/outcome.ts";
import { requests } from "../support/actors.ts";
import { DueClock } from "../support/due-clock.ts";

const branch = { id: "b1", label: "Centre" };
const harbour = { id: "b2", label: "Harbour" };
const poc = { id: "K7QF-2M9X-8D1T", label: "Door" };
const fields = { label: "Door", internalId: "7", integrationId: "i7" };
const http = (status: number): Outcome<never> => ({ kind: "http", status });

function startEnrolment(record: EnrollmentRecord | null = null) {
  const clock = new DueClock();
  const lookup = requests<Outcome<{ branch: BranchName | null }>, { poc: string }>();
  const enrol = requests<
    Outcome<PocName> & { readonly fields?: readonly (keyof PocFields)[] },
    { branch: string; poc: string; fields: PocFields }
  >();
  const edit = requests<Outcome<PocName>, { branch: string; poc: string; fields: PocFields }>();
  const unroll = requests<Outcome<null>, { branch: string; poc: string }>();
  const cameras: Subject<CameraSignal>[] = [];
  const told: string[] = [];
  let refetches = 0;
  const camera = fromEventObservable<CameraSignal, undefined>(() => {
    const signals = new Subject<CameraSignal>();
    cameras.push(signals);
    return signals;
  });
  const machine = enrollmentMachine.provide({
    actors: { camera, lookup: lookup.logic, enrol: enrol.logic, edit: edit.logic, unroll: unroll.logic },
    actions: {
      refetch: () => void refetches++,
      announce: (_, params) => void told.push(`${params.poc} ${params.done}`),
    },
  });
  const actor = createActor(machine, { clock, input: { record } });
  onTestFinished(() => void actor.stop());
  actor.start();
  return {
    clock,
    lookup,
    enrol,
    edit,
    unroll,
    cameras,
    announced: told,
    refetches: () => refetches,
    send: actor.send.bind(actor),
    now: () => actor.getSnapshot(),
    place: () => enrolmentPlace(actor.getSnapshot()),
    told: () => actor.getSnapshot().context.problem,
    faults: (): readonly EnrollmentFault[] => actor.getSnapshot().context.faults,
    connected: (id = "K7QF-2M9X-8D1T") => actor.send({ type: "poc.connected", poc: id }),
    disconnected: (id = "K7QF-2M9X-8D1T") => actor.send({ type: "poc.disconnected", poc: id }),
  };
}

function scanning() {
  const enrolment = startEnrolment();
  enrolment.send({ type: "open", branch });
  enrolment.send({ type: "scan.wanted" });
  enrolment.cameras[0]!.next({ type: "camera.live" });
  return enrolment;
}

function looking(connected = false) {
  const enrolment = startEnrolment();
  enrolment.send({ type: "openPoc", branch, poc, connected });
  return enrolment;
}

function confirming() {
  const enrolment = looking();
  enrolment.send({ type: "unroll.wanted" });
  return enrolment;
}

test("a scanned POC that is nobody's is set up and enrolled, and everybody hears of it by its name", async () => {
  const enrolment = scanning();
  expect(isScanning(enrolment.now())).toBe(true);
  enrolment.cameras[0]!.next({ type: "decoded", text: " K7QF-2M9X-8D1T" });
  expect(enrolment.cameras[0]!.observed).toBe(false);
  await enrolment.lookup.answer({ kind: "ok", value: { branch: null } });
  enrolment.send({ type: "save", fields });
  await enrolment.enrol.answer({ kind: "ok", value: poc });
  expect(enrolment.lookup.inputs).toEqual([{ poc: "K7QF-2M9X-8D1T" }]);
  expect(enrolment.enrol.inputs).toEqual([{ branch: "b1", poc: "K7QF-2M9X-8D1T", fields }]);
  expect(enrolment.place()).toBe("enrolled");
  expect(enrolment.announced).toEqual(["Door enrolled"]);
  expect(enrolment.refetches()).toBe(1);
});

test("whatever else the camera reads is no POC, and it goes on looking", () => {
  const enrolment = scanning();
  enrolment.cameras[0]!.next({ type: "decoded", text: "https://shop.example/" });
  expect(enrolment.told()).toBe("notAPoc");
  expect(isScanning(enrolment.now())).toBe(true);
  expect(enrolment.lookup.inputs).toEqual([]);
});

test.each([
  ["camera.denied", "cameraDenied"],
  ["camera.unsupported", "cameraUnsupported"],
] as const)("where the camera says %s the id is typed instead", (type, problem) => {
  const enrolment = scanning();
  enrolment.cameras[0]!.next({ type });
  expect([enrolment.place(), enrolment.told()]).toEqual(["typing", problem]);
});

test("a camera that breaks or ends leaves the person with the typed id", () => {
  const broken = scanning();
  broken.cameras[0]!.error(new Error("unplugged"));
  const over = scanning();
  over.cameras[0]!.complete();
  for (const enrolment of [broken, over])
    expect([enrolment.place(), enrolment.told()]).toEqual(["typing", "cameraFailed"]);
});

test("a camera is off as soon as nobody scans any more", () => {
  for (const type of ["close", "back", "type.wanted"] as const) {
    const enrolment = scanning();
    enrolment.send({ type });
    expect(enrolment.cameras[0]!.observed).toBe(false);
  }
});

test("a typed id is needed, has to be one, and a device that was not seen yet is accepted", async () => {
  const enrolment = startEnrolment();
  enrolment.send({ type: "open", branch });
  enrolment.send({ type: "type.wanted" });
  enrolment.send({ type: "id.entered", text: "  " });
  expect(enrolment.told()).toBe("required");
  enrolment.send({ type: "id.entered", text: "the one at the door" });
  expect(enrolment.told()).toBe("notAPoc");
  enrolment.send({ type: "id.entered", text: "K7QF-2M9X-8D1T" });
  await enrolment.lookup.answer(http(404));
  expect([enrolment.place(), enrolment.told()]).toEqual(["setup", null]);
});

test("a POC that is enrolled elsewhere is told with its branch", async () => {
  const enrolment = startEnrolment();
  enrolment.send({ type: "open", branch });
  enrolment.send({ type: "type.wanted" });
  enrolment.send({ type: "id.entered", text: "K7QF-2M9X-8D1T" });
  await enrolment.lookup.answer({ kind: "ok", value: { branch: harbour } });
  expect([enrolment.place(), enrolment.told()]).toEqual(["typing", "alreadyEnrolled"]);
  expect(enrolment.now().context.takenBy).toEqual(harbour);
});

test("a scanned POC that is enrolled elsewhere is asked for once, though its code lies in front of the camera still", async () => {
  const enrolment = scanning();
  enrolment.cameras[0]!.next({ type: "decoded", text: "K7QF-2M9X-8D1T" });
  await enrolment.lookup.answer({ kind: "ok", value: { branch: harbour } });
  expect([enrolment.place(), enrolment.told()]).toEqual(["choosing", "alreadyEnrolled"]);
  expect(enrolment.cameras).toHaveLength(1);
});

test("a set-up needs a label, and what the platform finds wrong is told by the field", async () => {
  const enrolment = startEnrolment({
    place: "setup",
    branch,
    poc: { id: "K7QF-2M9X-8D1T", label: "" },
    takenBy: null,
    problem: null,
  });
  enrolment.send({ type: "save", fields: { ...fields, label: " " } });
  expect(enrolment.faults()).toEqual(["label"]);
  enrolment.send({ type: "save", fields });
  await enrolment.enrol.answer({ kind: "http", status: 422, fields: ["integrationId"] });
  expect([enrolment.place(), enrolment.told(), enrolment.faults()]).toEqual([
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
])("an enrolment that is answered with %j leads to %s and says %s", async (outcome, place, problem) => {
  const enrolment = startEnrolment({
    place: "setup",
    branch,
    poc: { id: "K7QF-2M9X-8D1T", label: "" },
    takenBy: null,
    problem: null,
  });
  enrolment.send({ type: "save", fields });
  await enrolment.enrol.answer(outcome);
  expect([enrolment.place(), enrolment.told()]).toEqual([place, problem]);
  expect(enrolment.announced).toEqual([]);
});

test("an edited POC is announced by its new label, and unrolling asks for that one", async () => {
  const enrolment = looking();
  enrolment.send({ type: "edit.wanted" });
  enrolment.send({ type: "save", fields: { ...fields, label: "Window" } });
  await enrolment.edit.answer({ kind: "ok", value: { id: "K7QF-2M9X-8D1T", label: "Window" } });
  expect(enrolment.announced).toEqual(["Window edited"]);
  enrolment.send({ type: "unroll.wanted" });
  enrolment.send({ type: "confirm", word: "Door" });
  expect(enrolment.faults()).toEqual(["word"]);
  enrolment.send({ type: "confirm", word: " Window " });
  await enrolment.unroll.answer({ kind: "ok", value: null });
  expect(enrolment.unroll.inputs).toEqual([{ branch: "b1", poc: "K7QF-2M9X-8D1T" }]);
  expect(enrolment.place()).toBe("closed");
  expect(enrolment.announced).toEqual(["Window edited", "Window unrolled"]);
  expect(enrolment.refetches()).toBe(2);
});

test("a connected POC is neither edited nor unrolled", () => {
  const enrolment = looking(true);
  for (const type of ["edit.wanted", "unroll.wanted"] as const) {
    enrolment.send({ type });
    expect([enrolment.place(), enrolment.told()]).toEqual(["viewing", "connected"]);
  }
  enrolment.disconnected();
  enrolment.send({ type: "edit.wanted" });
  expect(enrolment.place()).toBe("editing");
});

test("a POC that connects while one types blocks, and lets one go on once it is gone; another POC is nobody's business", () => {
  for (const wanted of ["edit.wanted", "unroll.wanted"] as const) {
    const enrolment = looking();
    enrolment.send({ type: wanted });
    const place = enrolment.place();
    enrolment.connected("0000-0000-0002");
    expect(isBlocked(enrolment.now())).toBe(false);
    enrolment.connected();
    expect([isBlocked(enrolment.now()), enrolment.told()]).toEqual([true, "connected"]);
    enrolment.send({ type: "save", fields });
    enrolment.send({ type: "confirm", word: "Door" });
    enrolment.disconnected("0000-0000-0002");
    expect(isBlocked(enrolment.now())).toBe(true);
    enrolment.disconnected();
    expect([isBlocked(enrolment.now()), enrolment.place(), enrolment.told()]).toEqual([false, place, null]);
    expect([...enrolment.edit.inputs, ...enrolment.unroll.inputs]).toEqual([]);
  }
});

test("a POC that connects between the confirmation and the answer is not unrolled: the platform decides, and the list is read anew", async () => {
  const enrolment = confirming();
  enrolment.send({ type: "confirm", word: "Door" });
  enrolment.connected();
  expect(enrolment.announced).toEqual([]);
  await enrolment.unroll.answer(http(409));
  expect([isBlocked(enrolment.now()), enrolment.told()]).toEqual([true, "connected"]);
  expect(enrolment.refetches()).toBe(1);
  expect(enrolment.announced).toEqual([]);
});

test("the platform's no blocks even where the feed has said nothing", async () => {
  const enrolment = looking();
  enrolment.send({ type: "edit.wanted" });
  enrolment.send({ type: "save", fields });
  await enrolment.edit.answer(http(409));
  expect(isBlocked(enrolment.now())).toBe(true);
  enrolment.send({ type: "back" });
  enrolment.send({ type: "edit.wanted" });
  expect([enrolment.place(), enrolment.told()]).toEqual(["viewing", "connected"]);
});

test("a POC that connects while a save fails blocks too", async () => {
  const enrolment = looking();
  enrolment.send({ type: "edit.wanted" });
  enrolment.send({ type: "save", fields });
  enrolment.connected();
  await enrolment.edit.answer({ kind: "net" });
  expect(isBlocked(enrolment.now())).toBe(true);
});

test("nobody waits longer than fifteen seconds for a write, and closing does not hide one that is on its way", () => {
  const enrolment = confirming();
  enrolment.send({ type: "confirm", word: "Door" });
  enrolment.send({ type: "close" });
  enrolment.clock.wait(14_999);
  expect(enrolment.now().value).toBe("unrolling");
  enrolment.clock.wait(1);
  expect([enrolment.place(), enrolment.told()]).toEqual(["confirming", "offline"]);
});

test("a reload during a write repeats nothing and says so, and switches no camera on", () => {
  const enrolment = confirming();
  enrolment.send({ type: "confirm", word: "Door" });
  const after = startEnrolment(enrollmentRecord(enrolment.now()));
  expect([after.place(), after.told()]).toEqual(["confirming", "interrupted"]);
  expect(after.unroll.inputs).toEqual([]);
  const scanned = startEnrolment(enrollmentRecord(scanning().now()));
  expect(scanned.place()).toBe("choosing");
  expect(scanned.cameras).toEqual([]);
});
