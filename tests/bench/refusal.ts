/** The bench cannot start as it was called; the message says what to change. */
export class BenchRefused extends Error {
  override readonly name = "BenchRefused";
}
