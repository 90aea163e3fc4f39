/** The command was called in a way that it does not understand; the message says what it needs. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
