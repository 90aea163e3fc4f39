/** Returns the result of a walk, with all its steps taken together. */
export function walked<Result>(walk: Generator<unknown, Result>): Result {
  for (;;) {
    const step = walk.next();
    if (step.done) return step.value;
  }
}
