/** So long (ms) may one stretch take before whatever else is asked gets its turn; more often would cost more than it gives. */
const TURN = 12;

/** Takes all steps of a long work, and lets what else is asked be answered in between. `goOn` is told then how far it is; what it throws ends the work. */
export async function inStretches<Step, Result>(steps: Generator<Step, Result>, goOn?: (step: Step) => void, turn = TURN): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < turn) continue;
    await new Promise<void>((resolve) => setTimeout(resolve));
    goOn?.(step.value);
    since = performance.now();
  }
}
