/**
 * So long (ms) may one stretch take before whatever else is asked gets its turn; more often would cost more
 * than it gives.
 */
const TURN = 12;

const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Takes all steps of a long work, and lets what else is asked be answered in between. `goOn` is told then how
 * far it is; what it throws ends the work.
 */
export async function inStretches<Step, Result>(
  steps: Generator<Step, Result>,
  goOn?: (step: Step) => void,
  longest = TURN,
): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < longest) continue;
    await turn();
    goOn?.(step.value);
    since = performance.now();
  }
}

/** All of what is read one by one, in such stretches. `goOn` is told then how many there are. */
export async function gathered<Item>(
  items: AsyncIterable<Item>,
  goOn: (done: number) => void,
): Promise<readonly Item[]> {
  const all: Item[] = [];
  let since = performance.now();
  for await (const item of items) {
    all.push(item);
    if (performance.now() - since < TURN) continue;
    await turn();
    goOn(all.length);
    since = performance.now();
  }
  return all;
}
