/**
 * Measures the processor time (user and system) of this process and of everything that it starts, PostgreSQL, Redis and
 * Chromium included, summed over /proc once a second.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";

/** Clock ticks a second in /proc, the same on every Linux of today. */
const TICKS = 100;
const EVERY = 1_000;

/** Reads pid, parent, own time and the time of children that ended, in ticks. */
function readProcess(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name, in brackets, may hold spaces.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const [parent, user, system, childUser, childSystem, start] = [1, 11, 12, 13, 14, 19].map((index) => Number(fields[index]));
    return { key: `${pid} ${start}`, pid, parent, own: user + system, children: childUser + childSystem };
  } catch {
    return null; // it ended between the two reads
  }
}

/**
 * Follows the process tree from now on; `read()` returns its seconds so far, null where there is no /proc. A process
 * that outlives its parent stays followed. One that lived between two looks is counted by its parent's time of children.
 */
export function meterCpu() {
  if (!existsSync("/proc/self/stat")) return { read: () => null };
  /** The last look at each process of the tree, also of those that ended. */
  const seen = new Map();
  /** Ticks of processes that no look has caught. */
  let unseen = 0;
  const look = () => {
    const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name)).flatMap((pid) => readProcess(Number(pid)) ?? []);
    const tree = new Set([process.pid]);
    for (const { key, pid } of all) if (seen.has(key)) tree.add(pid);
    for (let size = 0; size !== tree.size; ) {
      size = tree.size;
      for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid);
    }
    const now = new Map(all.filter(({ pid }) => tree.has(pid)).map((one) => [one.key, one]));
    for (const [key, { pid, children }] of now) {
      const ended = [...seen.values()].filter((one) => one.parent === pid && !one.isOver && !now.has(one.key));
      const known = ended.reduce((sum, one) => sum + one.own + one.children, 0);
      unseen += Math.max(0, children - (seen.get(key)?.children ?? 0) - known);
    }
    for (const [key, one] of seen) if (!now.has(key)) seen.set(key, { ...one, isOver: true });
    for (const [key, one] of now) seen.set(key, one);
  };
  look();
  setInterval(look, EVERY).unref();
  return {
    read: () => {
      look();
      return [...seen.values()].reduce((sum, { own }) => sum + own, unseen) / TICKS;
    },
  };
}
