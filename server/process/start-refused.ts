/** The platform will not start like this; the message says what happened, why, and what to do. */
export class StartRefused extends Error {
  override readonly name = "StartRefused";

  static becauseOf(what: string, error: unknown, next: string): StartRefused {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    return new StartRefused(`${what}: ${reason.replace(/\.$/, "")}. ${next}`, { cause: error });
  }
}
