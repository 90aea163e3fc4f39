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
