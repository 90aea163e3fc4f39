import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";

/** The data folder is already in use, by another process or by this one. */
export class DataInUse extends Error {
  override readonly name = "DataInUse";
}

/** Process that holds a lock. */
interface Holder {
  readonly pid: number;
  /** Start time, which distinguishes processes that reuse a pid; null if the system does not report it. */
  readonly started: string | null;
}

/** Paths of the lock files that this process holds. */
const held = new Set<string>();

/**
 * Creates the lock file at `path` and returns a function that removes it. Throws `DataInUse` if the process
 * that an existing file names is still running, and replaces the file otherwise.
 */
export function takePidLock(path: string): () => void {
  if (held.has(path)) throw new DataInUse(`This process is using this data already (${path}).`);
  const own: Holder = { pid: process.pid, started: stateOf(process.pid)?.started ?? null };
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(own));
  try {
    while (!linked(draft, path)) removeStale(path);
  } finally {
    rmSync(draft, { force: true });
  }
  held.add(path);
  return () => {
    held.delete(path);
    if (holderIn(path)?.pid === own.pid) rmSync(path, { force: true });
  };
}

function linked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

function removeStale(path: string): void {
  const holder = holderIn(path);
  if (holder && isAlive(holder))
    throw new DataInUse(
      `Process ${holder.pid} is using this data (${path}). Stop it first, or set another DATA_DIR.`,
    );
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
  } catch {
    // Another process removed it first.
    return;
  }
  const removed = holderIn(aside);
  // Another process may have taken the lock between the check and the removal. Its lock is then restored.
  if (removed && isAlive(removed)) linked(aside, path);
  rmSync(aside, { force: true });
}

function holderIn(path: string): Holder | null {
  try {
    const { pid, started }: Partial<Holder> = JSON.parse(readFileSync(path, "utf8"));
    return typeof pid === "number" ? { pid, started: started ?? null } : null;
  } catch {
    return null;
  }
}

function isAlive({ pid, started }: Holder): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return false;
  }
  const state = stateOf(pid);
  if (state === null) return true;
  return !state.isOver && (started === null || state.started === started);
}

/**
 * Returns whether a process is a zombie, and its start time; null if the system reports neither. In
 * /proc/PID/stat these are the 1st and 20th field after the name in parentheses.
 */
function stateOf(pid: number): { readonly isOver: boolean; readonly started: string } | null {
  try {
    const [state = "", ...fields] =
      readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return { isOver: state === "Z" || state === "X", started: fields[18] ?? "" };
  } catch {
    return null;
  }
}
