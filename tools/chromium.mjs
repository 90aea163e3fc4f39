import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./prepare.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const runs = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where a Chromium is: CHROME_PATH, or the first on the PATH; null where there is none. */
function findChromium() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) return runs(chosen) ? chosen : null;
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin"];
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(runs) ?? null;
}

/** A Chromium, Debian's where none is there and this process may install it; else one line says what to do. */
export function needChromium() {
  const found = findChromium();
  if (found) return found;
  const mayInstall = existsSync("/etc/debian_version") && process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (mayInstall && !process.env.CHROME_PATH) {
    process.stderr.write("Installing Debian's Chromium…\n");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    run("apt-get", ["update", "-qq"], { env });
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { env });
    const installed = findChromium();
    if (installed) return installed;
  }
  process.stderr.write("No Chromium was found: install one, or set CHROME_PATH to a Chromium or Chrome.\n");
  process.exit(1);
}
