import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./prepare.mjs";

const WHOLE = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** The same engine without windows: a page costs it a fifth less. */
const SHELL = "chromium-headless-shell";

const runs = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where a Chromium is: CHROME_PATH, or the first of these on the PATH; null where there is none. */
function findChromium(names) {
  const chosen = process.env.CHROME_PATH;
  if (chosen) return runs(chosen) ? chosen : null;
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin"];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(runs) ?? null;
}

/**
 * Returns where a Chromium is, with `shell` preferably one without windows. Installs Debian's where none is
 * there and this process may; else one line says what to do.
 */
export function needChromium({ shell = false } = {}) {
  const names = shell ? [SHELL, ...WHOLE] : WHOLE;
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
  process.stderr.write("No Chromium was found: install one, or set CHROME_PATH to a Chromium or Chrome.\n");
  process.exit(1);
}
