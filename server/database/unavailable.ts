/**
 * SQLSTATE classes and codes that say: not now. 08 connection, 53 resources, 57P shutdown, 57014 timed out,
 * 55P03 lock.
 */
const NOT_NOW = /^(08|53|57P|58)|^(57014|55P03|25P03)$/;
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
const SAID =
  /connection (terminated|ended)|connection error|timeout exceeded|read timeout|connect(ion)? timeout|not queryable|pglite is closed|driver has already been destroyed|end on the pool/i;

/** Returns true if an error means that the database cannot be reached now, so that trying again later makes sense. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (NOT_NOW.test(code) || NETWORK.has(code) || SAID.test(error.message)) return true;
  return error instanceof AggregateError && error.errors.some(isUnavailable);
}
