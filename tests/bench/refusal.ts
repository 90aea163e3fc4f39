/** Thrown if the bench cannot start with its arguments; the message suggests a change. */
export class BenchRefused extends Error {
  override readonly name = "BenchRefused";
}
