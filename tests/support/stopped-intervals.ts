import { afterAll, beforeAll, vi } from "vitest";
import { Sessions } from "../../server/auth/sessions.ts";
import { DELAYS } from "../../server/delays.ts";
import { eventually } from "./eventually.ts";

/**
 * Stops the clock of `setInterval` in a test file. Looks at sessions, heartbeats and the rounds of background jobs then
 * happen only when a test lets time pass: a socket that closes without that was closed by a notification. Call it before
 * the hook that starts the platform.
 */
export function stoppedIntervals() {
  beforeAll(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
  afterAll(() => void vi.useRealTimers());
  return {
    /** Lets so many ms pass for the intervals. What they start goes on in real time. */
    pass: (ms: number): void => void vi.advanceTimersByTime(ms),
    /** Has the platform look at the sessions of all sockets, and resolves when one whole look is over. */
    look: async (): Promise<void> => {
      const looks = vi.spyOn(Sessions.prototype, "look");
      const before = looks.mock.calls.length;
      // No look begins while another is under way, so the second one means that the first is over.
      await eventually(() => {
        vi.advanceTimersByTime(DELAYS.sessionWatch);
        if (looks.mock.calls.length < before + 2) throw new Error("The look at the sessions is not over.");
      });
      looks.mockRestore();
    },
  };
}
