import { vi } from "vitest";
import { Turnstile } from "../../server/auth/turnstile.ts";

/**
 * Counts the turns of work that has to wait during a call: expensive work, such as the check of a password or
 * a PIN.
 */
export async function turnsDuring(deed: () => Promise<unknown>): Promise<number> {
  const pass = vi.spyOn(Turnstile.prototype, "pass");
  try {
    await deed();
    return pass.mock.calls.length;
  } finally {
    pass.mockRestore();
  }
}
