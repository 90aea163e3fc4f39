import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Number of cores that other processes may keep busy on a calm machine. */
const CALM = 0.6;
/** ms: between two looks, for one wait, and for all waits of this process together. */
const LOOK = 250;
const PATIENCE = 10_000;
let left = 90_000;

/** The clock of processor times, ms. */
const TICK = 10;

/**
 * Returns processor time (ms) that all cores have spent on anything since the machine started; null if the
 * system does not report it.
 */
export function busyTime(): number | null {
  try {
    const [, ...counts] = (readFileSync("/proc/stat", "utf8").split("\n")[0] ?? "").trim().split(/\s+/);
    const [user = 0, nice = 0, system = 0, _idle, _waiting, ...others] = counts.slice(0, 8).map(Number);
    return TICK * others.reduce((sum, count) => sum + count, user + nice + system);
  } catch {
    return null;
  }
}

/** Waits, but not for long, until the other processes of the machine are calm. */
export async function quiet(): Promise<void> {
  const start = performance.now();
  const until = start + Math.min(PATIENCE, left);
  for (let isCalm = false; !isCalm;) {
    const [before, at] = [busyTime(), performance.now()];
    await pause(LOOK);
    const [after, now] = [busyTime(), performance.now()];
    isCalm = before === null || after === null || (after - before) / (now - at) <= CALM || now > until;
  }
  left -= performance.now() - start - LOOK;
}
