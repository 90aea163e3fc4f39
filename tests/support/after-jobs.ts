import { expect } from "vitest";
import type { TestPlatform } from "./platform.ts";

/** ms. All jobs take some ten milliseconds of processor time. */
const INTERVAL = { interval: 100 };

/**
 * Polls a look as `expect.poll` does, and runs the platform's background jobs before each, which tests do not
 * wait for.
 */
export const afterJobs = <Value>(
  { platform }: Pick<TestPlatform, "platform">,
  look: () => Value | Promise<Value>,
) =>
  expect.poll(async () => {
    await platform.runJobs();
    return look();
  }, INTERVAL);
