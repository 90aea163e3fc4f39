const BEGAN = Date.UTC(2026, 1, 3, 9);

/** Starts a platform's wall clock (ms) at ten o'clock in Madrid, far from the browser's time. */
export function platformClock(): () => number {
  const started = performance.now();
  return () => Math.round(BEGAN + performance.now() - started);
}
