/** Where the last line ends that could be read. */
interface LastRead {
  readonly line: number;
  /** Counted as they are unpacked. */
  readonly bytes: number;
}

/** Why a file cannot be read to its end, as one sentence: of what is packed, up to where it can be. */
export function unreadWords(error: unknown, { line, bytes }: LastRead): string {
  const message = error instanceof Error ? error.message : String(error);
  if (!isPacking(error)) return message;
  const upTo =
    line === 0
      ? "not one line of it can be read"
      : `line ${line}, which ends at byte ${bytes} of what was unpacked, is the last that can be read`;
  return `${message.replace(/\.$/, "")}; ${upTo}.`;
}

/** Whether what is packed is at fault, which zlib says by its codes. */
const isPacking = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  "code" in error.cause &&
  String(error.cause.code).startsWith("Z_");
