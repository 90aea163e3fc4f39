/**
 * Measures the processor time (user and system) of this process and of everything that it starts, PostgreSQL,
 * Redis and Chromium included, summed over /proc once a second.
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
    const [parent, user, system, childUser, childSystem, start] = [1, 11, 12, 13, 14, 19].map((index) =>
      Number(fields[index]),
    );
    return { key: `${pid} ${start}`, pid, parent, own: user + system, children: childUser + childSystem };
  } catch {
    return null; // it ended between the two reads
  }
}

/** Seconds, in ticks, of a process and all that it started: `seen` maps parents to their processes. */
function sum(one, seen) {
  let [living, ended] = [0, 0];
  for (const child of seen.get(one.key) ?? []) {
    if (child.isOver) ended += sum(child, seen);
    else living += sum(child, seen);
  }
  // The kernel counts a child that was waited for with all its own, also one that lived between two looks.
  return one.own + living + Math.max(one.children, ended);
}

/**
 * Follows the process tree from now on; `read()` returns its seconds so far, null where there is no /proc. A
 * process that outlives its parent stays followed; from then on it stands for itself.
 */
export function meterCpu() {
  if (!existsSync("/proc/self/stat")) return { read: () => null };
  /** The last look at each process of the tree, also of those that ended, by pid and start. */
  const seen = new Map();
  const look = () => {
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
  look();
  setInterval(look, EVERY).unref();
  return {
    read: () => {
      look();
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
