/**
 * Lets work be done at once where none was done for a while (ms), and else as soon as that is over: the first
 * of many waits for nothing, and no number of them is done more often. What is answered takes the work back
 * until it is done.
 */
export function paced(pause: number): (work: () => void) => () => void {
  let done = -Infinity;
  return (work) => {
    const now = () => {
      done = performance.now();
      work();
    };
    const left = done + pause - performance.now();
    if (left <= 0) {
      now();
      return () => {};
    }
    const timer = setTimeout(now, left);
    return () => clearTimeout(timer);
  };
}
