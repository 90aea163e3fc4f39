/** Exit statuses of commands. */
export const EXIT = {
  WELL: 0,
  /** The command failed, the check found faults, or the compared files differ. */
  NOT_SO: 1,
  /** The command line was invalid. */
  NOT_UNDERSTOOD: 2,
  /** The command completed, but parts of the input were unreadable, left out or rejected. */
  INCOMPLETE: 3,
  /** The command was stopped, for example by Ctrl-C. */
  STOPPED: 130,
} as const;

/** Invalid command line; the message describes the correct usage. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Returns the result of `read`, which parses an option. Converts its errors to usage errors. */
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
  // Deeply nested values overflow the call stack of recursive functions.
  if (error instanceof RangeError && error.message.includes("call stack"))
    return "The file contains data that is nested too deeply to process.";
  return "code" in error && error.code === "ENOENT" && "path" in error
    ? `File not found: ${String(error.path)}.`
    : error.message;
}
