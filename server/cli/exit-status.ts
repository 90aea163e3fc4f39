/** What a command ends with. */
export const EXIT = {
  WELL: 0,
  /** It failed; what was checked is not so; what was compared is not the same. */
  NOT_SO: 1,
  NOT_UNDERSTOOD: 2,
  /** Done, but for what could not be read or was refused. */
  INCOMPLETE: 3,
  STOPPED: 130,
} as const;

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

/** What went wrong, as a sentence for whoever called the command. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Whatever goes through a value goes as deep as that is.
  if (error instanceof RangeError && error.message.includes("call stack"))
    return "Something in it is nested too deeply to be worked with.";
  return "code" in error && error.code === "ENOENT" && "path" in error
    ? `There is no file ${String(error.path)}.`
    : error.message;
}
