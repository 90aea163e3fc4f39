import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const ROOMS = ["src", "machines", "streams", "server", "i18n", "openapi/generated", "tests"];

/** Every TypeScript file of ours, by its path from the root, with its text. */
export function sources(): Map<string, string> {
  const found = new Map<string, string>();
  for (const room of ROOMS) {
    for (const name of readdirSync(`${root}${room}`, { recursive: true, encoding: "utf8" })) {
      const path = `${room}/${name}`;
      if (/\.tsx?$/.test(path) && !path.includes("node_modules")) found.set(path, readFileSync(`${root}${path}`, "utf8"));
    }
  }
  return found;
}
