import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Makes the folder at an absolute path, and those above it that are missing, closed to others; throws what
 * the system says where it cannot. Node's own `recursive` tries for ever where a folder cannot be made in one
 * that is there, as in /proc.
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process made it meanwhile.
    if (!isFolder(path)) throw error;
  }
}
