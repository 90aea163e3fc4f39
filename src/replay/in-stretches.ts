/** Time (ms) of a range before other requests get a turn; shorter ones would cost more than they gain. */
const TURN = 12;

const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Runs all steps of long work, and lets other requests run in between. `goOn` then receives the progress; an
 * error from it ends the work.
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

/**
 * Collects items that are read one by one, with pauses for other requests. `goOn` then receives their number.
 */
export async function collectInStretches<Item>(
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
