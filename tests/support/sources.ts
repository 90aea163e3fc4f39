import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const ROOMS = ["src", "machines", "streams", "server", "i18n", "openapi/generated", "tests"];

let read: ReadonlyMap<string, string> | null = null;

/**
 * Returns every TypeScript file of the repository, by its path from the root, with its text; read once for
 * all files of a worker.
 */
export const sources = (): ReadonlyMap<string, string> =>
  (read ??= new Map(ROOMS.flatMap(filesIn).map((path) => [path, readFileSync(join(root, path), "utf8")])));

/**
 * The TypeScript files of a folder, by their paths from the root. What is installed there is left out unread.
 */
function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === "node_modules" ? [] : filesIn(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
