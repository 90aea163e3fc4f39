import { afterAll, beforeAll, type MockInstance, vi } from "vitest";
import { DELAYS } from "../../server/process/delays.ts";
import { SessionWatch } from "../../server/live/session-watch.ts";

/**
 * Stops the clock of `setInterval` in a test file. Checks of sessions, heartbeats and the rounds of
 * background jobs then happen only when a test lets time pass: a socket that closes without that was closed
 * by a notification. Call it before the hook that starts the platform.
 */
export function stoppedIntervals() {
  let checks: MockInstance<SessionWatch["look"]>;
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    checks = vi.spyOn(SessionWatch.prototype, "look");
  });
  afterAll(() => {
    checks.mockRestore();
    vi.useRealTimers();
  });
  const checked = () => Promise.allSettled(checks.mock.results.map(({ value }) => value as Promise<void>)); // what `look` returned
  /** Lets this number of ms pass for the intervals. Work that they start continues in real time. */
  const pass = async (ms: number): Promise<void> => {
    // No check begins while another is under way, and that one may have read what it checks before the test
    // changed it.
    await checked();
    vi.advanceTimersByTime(ms);
  };
  return {
    pass,
    /** Has the platform check the sessions of all sockets once, and resolves when it has. */
    look: async (): Promise<void> => {
      await pass(DELAYS.sessionWatch);
      await checked();
    },
  };
}
