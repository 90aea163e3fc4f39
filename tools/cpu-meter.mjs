/**
 * Measures the processor time (user and system) of this process and of all processes that it starts,
 * including PostgreSQL, Redis and Chromium. Reads /proc once a second.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";

/** Clock ticks per second in /proc; the same on all current Linux systems. */
const TICKS = 100;
const INTERVAL = 1_000;

/**
 * Reads the parent of a process, its own time, and the time of its ended children (ticks); null if the
 * process has ended.
 */
function readProcess(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name is in parentheses and may contain spaces.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const [parent, user, system, childUser, childSystem, start] = [1, 11, 12, 13, 14, 19].map((index) =>
      Number(fields[index]),
    );
    return { key: `${pid} ${start}`, pid, parent, own: user + system, children: childUser + childSystem };
  } catch {
    return null; // it ended between the two reads
  }
}

/** Sums the time (ticks) of a process and its descendants. `seen` maps each process to its children. */
function sum(one, seen) {
  let [living, ended] = [0, 0];
  for (const child of seen.get(one.key) ?? []) {
    if (child.isOver) ended += sum(child, seen);
    else living += sum(child, seen);
  }
  // The kernel counts a reaped child with its descendants, including those that lived between two samples.
  return one.own + living + Math.max(one.children, ended);
}

/**
 * Starts measuring the process tree. `read()` returns the seconds so far; null without /proc. A process that
 * outlives its parent is still measured.
 */
export function meterCpu() {
  if (!existsSync("/proc/self/stat")) return { read: () => null };
  /**
   * Last sample of each process of the tree, including ended processes. The key is the pid and start time.
   */
  const seen = new Map();
  const takeSample = () => {
    const all = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => readProcess(Number(pid)) ?? []);
    const alive = new Map(all.map((one) => [one.pid, one.key]));
    const tree = new Set([process.pid]);
    for (const { key, pid } of all) if (seen.has(key)) tree.add(pid);
    for (let size = 0; size !== tree.size;) {
      size = tree.size;
      for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid);
    }
    const now = new Set();
    for (const one of all) {
      if (!tree.has(one.pid)) continue;
      now.add(one.key);
      const parentKey = one.pid === process.pid ? null : alive.get(one.parent);
      const known = seen.get(one.key);
      const isOrphan = known && (known.isOrphan || known.parentKey !== parentKey);
      seen.set(one.key, { ...one, parentKey, isOrphan, isOver: false });
    }
    for (const [key, one] of seen) if (!now.has(key)) seen.set(key, { ...one, isOver: true });
  };
  takeSample();
  setInterval(takeSample, INTERVAL).unref();
  return {
    read: () => {
      takeSample();
      const byParent = new Map();
      const roots = [];
      for (const one of seen.values()) {
        if (one.parentKey === null || one.isOrphan) roots.push(one);
        else byParent.set(one.parentKey, [...(byParent.get(one.parentKey) ?? []), one]);
      }
      return roots.reduce((total, one) => total + sum(one, byParent), 0) / TICKS;
    },
  };
}
