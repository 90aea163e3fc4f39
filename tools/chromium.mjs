import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./prepare.mjs";

const BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** The same engine without windows, in which pages take a fifth less time. */
const HEADLESS_SHELL = "chromium-headless-shell";

const runs = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the path of a Chromium: CHROME_PATH, or the first of `names` on the PATH; null without one. */
function findChromium(names) {
  const chosen = process.env.CHROME_PATH;
  if (chosen) return runs(chosen) ? chosen : null;
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin"];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(runs) ?? null;
}

/**
 * Returns the path of a Chromium; `shell` prefers the one without windows. If none is found, installs
 * Debian's package if the process has the permission, and otherwise exits with a message.
 */
export function needChromium({ shell = false } = {}) {
  const names = shell ? [HEADLESS_SHELL, ...BROWSERS] : BROWSERS;
  const found = findChromium(names);
  if (found) return found;
  const mayInstall =
    existsSync("/etc/debian_version") &&
    process.getuid?.() === 0 &&
    spawnSync("apt-get", ["--version"]).status === 0;
  if (mayInstall && !process.env.CHROME_PATH) {
    process.stderr.write("Installing Debian's Chromium…\n");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    run("apt-get", ["update", "-qq"], { env });
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", names[0]], { env });
    const installed = findChromium(names);
    if (installed) return installed;
  }
  process.stderr.write("Chromium not found. Install it, or set CHROME_PATH to Chromium or Chrome.\n");
  process.exit(1);
}
