import { verify } from "@node-rs/argon2";
import { vi } from "vitest";

/**
 * How often a password or a PIN was checked against a hash while something was done: all that costs the platform work that
 * could be measured from outside. Wants `vi.mock("@node-rs/argon2", { spy: true })` in the file of the test.
 */
export async function checksDuring(deed: () => Promise<unknown>): Promise<number> {
  const before = vi.mocked(verify).mock.calls.length;
  await deed();
  return vi.mocked(verify).mock.calls.length - before;
}
