/** So long (ms) may one stretch take before whatever else is asked gets its turn. */
const TURN = 12;

/** Takes all steps of a long work, and lets what else is asked be answered in between. What `goOn` throws after that ends it. */
export async function inStretches<Result>(steps: Generator<unknown, Result>, goOn?: () => void): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < TURN) continue;
    await new Promise<void>((resolve) => setTimeout(resolve));
    goOn?.();
    since = performance.now();
  }
}
