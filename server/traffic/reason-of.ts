/** Why something failed, as a sentence for a person. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "code" in error && error.code === "ENOENT" ? "There is no such file." : error.message;
}
