import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

/** Returns the built files of the console or the server, by name, each as text. */
export function builtFiles(half: "console" | "server"): ReadonlyMap<string, string> {
  const folder = join(DIST, half);
  if (!existsSync(folder)) throw new Error("It is not built: run `npm run build`.");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => [
      join(parentPath, name).slice(DIST.length + 1),
      readFileSync(join(parentPath, name), "latin1"),
    ]),
  );
}
