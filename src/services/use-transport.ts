import { useSelector } from "@xstate/react";
import type {
  Speed,
  StepKind,
  TransportRef,
  TransportSnapshot,
  TransportState,
} from "../../machines/replay.ts";
import { useReplay } from "./replay.ts";

/** Every speed, in its order. */
export const SPEEDS: readonly Speed[] = [0.25, 1, 4, 16, 64, 256, 1_000, 10_000, "max"];
export const STEPS: readonly StepKind[] = ["event", "change", "transition"];

export interface TransportView {
  readonly state: TransportState;
  readonly speed: Speed;
  readonly step: StepKind;
  readonly skipsIdle: boolean;
  readonly stoppedAt: string | null;
}

export function transportState(snapshot: TransportSnapshot): TransportState {
  if (snapshot.matches("empty")) return "empty";
  if (snapshot.matches("opening")) return "opening";
  if (snapshot.matches("failed")) return "failed";
  if (snapshot.matches({ open: "playing" })) return "playing";
  return snapshot.matches({ open: "ended" }) ? "ended" : "paused";
}

const viewOf = (snapshot: TransportSnapshot): TransportView => {
  const { speed, step, skipsIdle, stoppedAt } = snapshot.context;
  return { state: transportState(snapshot), speed, step, skipsIdle, stoppedAt };
};

const isSame = (a: TransportView, b: TransportView) =>
  (Object.keys(a) as (keyof TransportView)[]).every((member) => a[member] === b[member]); // both have the members of the type

/** Returns the current transport; renders when it changes, but not as time passes. */
export const useTransport = (): TransportView => useSelector(useReplay().transport, viewOf, isSame);

/** Returns the progress of opening a recording once it takes noticeable time, or the reason why it failed. */
export const useOpening = (transport: TransportRef) => {
  const progress = useSelector(transport, (snapshot) =>
    snapshot.matches({ opening: "told" }) ? snapshot.context.progress : null,
  );
  const problem = useSelector(transport, (snapshot) =>
    snapshot.matches("failed") ? snapshot.context.problem : null,
  );
  // What is open already is about to be drawn.
  const isOpening = useSelector(
    transport,
    (snapshot) => snapshot.matches("opening") || snapshot.hasTag("open"),
  );
  return { progress, problem, isOpening };
};
