/**
 * SQLSTATE classes and codes of temporary failures: 08 connection, 53 insufficient resources, 57P shutdown,
 * 58 system error, 57014 statement timeout, 55P03 lock not available, 25P03 idle transaction timeout.
 */
const TEMPORARY = /^(08|53|57P|58)|^(57014|55P03|25P03)$/;
const NETWORK = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);
/** Driver messages that have no code. */
const MESSAGES =
  /connection (terminated|ended)|connection error|timeout exceeded|read timeout|connect(ion)? timeout|not queryable|pglite is closed|driver has already been destroyed|end on the pool/i;

/**
 * Returns true if an error means that the database is temporarily unavailable, so that a retry makes sense.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (TEMPORARY.test(code) || NETWORK.has(code) || MESSAGES.test(error.message)) return true;
  return error instanceof AggregateError && error.errors.some(isUnavailable);
}
