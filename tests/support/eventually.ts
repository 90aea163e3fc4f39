import { vi } from "vitest";

/** ms. Long enough for a busy machine: a test that fails here would have failed with any limit. */
const PATIENCE = 60_000;

/**
 * Repeats a look until it stops throwing, and returns what it returned; the one way to wait for a state in
 * tests.
 */
export function eventually<Value>(look: () => Value | Promise<Value>): Promise<Value> {
  // oxlint-disable-next-line vitest/no-restricted-vi-methods -- here is the one place that may
  return vi.waitFor(look, { timeout: PATIENCE, interval: 20 });
}
