import type { Outcome } from "./outcome.ts";

/** A branch as a person knows it. */
export interface BranchName {
  readonly id: string;
  readonly label: string;
}

/** A device that displays, as far as the machine has to know it. Its label is what one types to unroll it. */
export interface PocName {
  readonly id: string;
  readonly label: string;
}

export interface PocFields {
  readonly label: string;
  readonly internalId: string;
  readonly integrationId: string;
}

/** What the person is told; each has its text in the dictionary. */
export type EnrolmentProblem =
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

/** What is wrong with what was typed. `word`: not the POC's label, which unrolling asks for. */
export type EnrolmentFault = keyof PocFields | "word";

/** Where an enrolment can begin: everything that waits for the person. */
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
export type EnrolmentPlace = (typeof PLACES)[number] | "scanning";

export interface EnrolmentContext {
  /** Where it begins. */
  readonly place: EnrolmentPlace;
  readonly branch: BranchName | null;
  readonly poc: PocName | null;
  /** What the live feed last said; only the platform decides. */
  readonly connected: boolean;
  /** Where the POC is enrolled already. */
  readonly takenBy: BranchName | null;
  readonly problem: EnrolmentProblem | null;
  readonly faults: readonly EnrolmentFault[];
}

/** What a reload may know of an enrolment: which POC, in which branch, and where the person was. */
export type EnrolmentRecord = Omit<EnrolmentContext, "connected" | "faults">;

/** What became of a write, and the fields that the platform found fault with. */
export type Written = Outcome<PocName> & { readonly fields?: readonly (keyof PocFields)[] };
/** What the platform says about a device: the branch that it is enrolled in, if any. */
export type Found = Outcome<{ readonly branch: BranchName | null }>;

/** What the injected camera reports; it is on for as long as it is listened to. */
export type CameraSignal =
  | { type: "camera.live" }
  | { type: "camera.denied" }
  | { type: "camera.unsupported" }
  | { type: "decoded"; text: string };

export type EnrolmentEvent =
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
