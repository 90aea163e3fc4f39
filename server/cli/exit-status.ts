/** Exit statuses of commands. */
export const EXIT = {
  WELL: 0,
  /** The command failed, or its check or comparison did. */
  NOT_SO: 1,
  NOT_UNDERSTOOD: 2,
  /** Completed, except for unreadable or rejected parts. */
  INCOMPLETE: 3,
  STOPPED: 130,
} as const;

/** Invalid command line; the message describes the correct usage. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Converts errors in options to usage errors. */
export function asUsageError<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Returns the message of an error for the user of the command. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Recursive readers overflow the stack on deeply nested values.
  if (error instanceof RangeError && error.message.includes("call stack"))
    return "Something in it is nested too deeply to be worked with.";
  return "code" in error && error.code === "ENOENT" && "path" in error
    ? `There is no file ${String(error.path)}.`
    : error.message;
}
