import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CACHE = join(ROOT, "node_modules/.cache/switchboard");

export interface KeptData {
  readonly name: string;
  /** The files and folders that the data is made from: a change in any of them makes it again. */
  readonly madeFrom: readonly string[];
  /** Fills an empty folder. */
  readonly make: (folder: string) => Promise<void>;
}

/**
 * Returns a folder with data that takes long to create: reused from an earlier run if its source files are
 * unchanged, else created again, with the old data deleted. Callers that change the data work on a copy.
 */
export async function keptData(
  { name, madeFrom, make }: KeptData,
  cache = CACHE,
  root = ROOT,
): Promise<string> {
  const own = `${name}-${hashOf(root, madeFrom)}`;
  const folder = join(cache, own);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    await make(draft);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  const isOld = (entry: string) => entry.startsWith(`${name}-`) && entry !== own;
  for (const entry of readdirSync(cache))
    if (isOld(entry)) rmSync(join(cache, entry), { recursive: true, force: true });
  return folder;
}

function hashOf(root: string, paths: readonly string[]): string {
  const hash = createHash("sha256");
  const add = (path: string) => {
    const full = join(root, path);
    if (statSync(full).isDirectory())
      for (const entry of readdirSync(full).toSorted()) add(join(path, entry));
    else hash.update(path).update("\0").update(readFileSync(full)).update("\0");
  };
  for (const path of paths) add(path);
  return hash.digest("hex").slice(0, 16);
}
