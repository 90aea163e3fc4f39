import { useQueryClient } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type {
  Speed,
  StepKind,
  TransportRef,
  TransportSnapshot,
  TransportState,
} from "../../machines/replay.ts";
import { type ReplayRoom, useReplay } from "./replay.ts";
import { refreshTimes } from "./ticker.ts";

/** All speeds, in ascending order. */
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
  (Object.keys(a) as (keyof TransportView)[]).every((member) => a[member] === b[member]); // both have exactly these members

/** Returns the playback state of a replay. Renders when this state changes, but not as time passes. */
export const useTransport = (): TransportView => useSelector(useReplay().transport, viewOf, isSame);

/**
 * Returns the progress of opening a replay file, once opening takes noticeable time, and the reason of a
 * failure.
 */
export const useOpening = (transport: TransportRef) => {
  const progress = useSelector(transport, (snapshot) =>
    snapshot.matches({ opening: "shown" }) ? snapshot.context.progress : null,
  );
  const problem = useSelector(transport, (snapshot) =>
    snapshot.matches("failed") ? snapshot.context.problem : null,
  );
  // An open replay file still counts as opening, because it is about to be rendered.
  const isOpening = useSelector(
    transport,
    (snapshot) => snapshot.matches("opening") || snapshot.hasTag("open"),
  );
  return { progress, problem, isOpening };
};

const SECOND = 1_000;
/** Delay (ms) before event lists are reloaded. */
const RELOAD_DELAY = 250;

/**
 * Updates all shown times when the replay moves, because the replay time can run faster than a clock and can
 * jump. Event lists are reloaded when the replay pauses. During playback, new data is rendered in one frame
 * and elapsed times in the next, because both take longer than a frame.
 */
export function useJumpingTime({ shown, transport }: ReplayRoom): void {
  const client = useQueryClient();
  useEffect(() => {
    let lastSaved = shown.get().now;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const stop = shown.subscribe(() => {
      const { now } = shown.get();
      const hasPassed = Math.floor(now / SECOND) !== Math.floor(lastSaved / SECOND);
      lastSaved = now;
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      if (transportState(transport.getSnapshot()) === "playing") {
        if (hasPassed) frame = requestAnimationFrame(refreshTimes);
        return;
      }
      refreshTimes();
      timer = setTimeout(() => void client.invalidateQueries(), RELOAD_DELAY);
    });
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      stop();
    };
  }, [shown, transport, client]);
}
