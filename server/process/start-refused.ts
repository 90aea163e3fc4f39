/** The platform cannot start; the message contains the problem, the reason and the fix. */
export class StartRefused extends Error {
  override readonly name = "StartRefused";

  static becauseOf(what: string, error: unknown, next: string): StartRefused {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    return new StartRefused(`${what}: ${reason.replace(/\.$/, "")}. ${next}`, { cause: error });
  }
}
