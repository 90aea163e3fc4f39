/**
 * Time (ms) of work between two pauses for other requests. With more pauses, the work would take much longer.
 */
const TURN = 12;

const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Runs all steps of long work, and lets other requests run in between. `goOn` receives the progress after
 * each pause. If `goOn` throws, the work ends with this error.
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
 * Collects items that are read one by one, with pauses for other requests. `goOn` receives the number of
 * items after each pause.
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
