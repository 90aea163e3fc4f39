/** What a walk comes to, all its steps taken at once. */
export function walked<Result>(walk: Generator<unknown, Result>): Result {
  for (;;) {
    const step = walk.next();
    if (step.done) return step.value;
  }
}
