import { useEffect } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { ReplayRoom } from "../../services/replay.ts";
import { timeJumped } from "../../services/ticker.ts";
import { transportState } from "../../services/use-transport.ts";

const SECOND = 1_000;
/** ms after which what is listed of the log is read again. */
const RESTED = 250;

/**
 * Lets everything that shows time passing follow the replay, which goes faster than clocks, and jumps; what
 * is listed of the log follows once it stands. While it plays what is new is drawn in one frame and the time
 * that passed in the next: together they take longer than a frame has.
 */
export function useJumpingTime({ shown, transport }: ReplayRoom): void {
  const client = useQueryClient();
  useEffect(() => {
    let told = shown.get().now;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const stop = shown.subscribe(() => {
      const { now } = shown.get();
      const hasPassed = Math.floor(now / SECOND) !== Math.floor(told / SECOND);
      told = now;
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      if (transportState(transport.getSnapshot()) === "playing") {
        if (hasPassed) frame = requestAnimationFrame(timeJumped);
        return;
      }
      timeJumped();
      timer = setTimeout(() => void client.invalidateQueries(), RESTED);
    });
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      stop();
    };
  }, [shown, transport, client]);
}
