const BEGAN = Date.UTC(2026, 1, 3, 9);

/**
 * A platform's wall clock (ms) that begins at ten o'clock in Madrid, far from what the browser's shows, and
 * runs on.
 */
export function platformClock(): () => number {
  const started = performance.now();
  return () => Math.round(BEGAN + performance.now() - started);
}
