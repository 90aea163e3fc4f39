/** The command was called in a way that it does not understand; the message says what it needs. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** What the options say wrongly is a matter of usage. */
export function understood<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
