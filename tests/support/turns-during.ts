import { vi } from "vitest";
import { Turnstile } from "../../server/auth/turnstile.ts";

/**
 * How often something waited its turn while something was done: whatever costs work does, such as the check
 * of a password or a PIN.
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
