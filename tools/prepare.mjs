/**
 * Prepares every command: checks the version of Node, installs the locked dependencies and builds. Imports no
 * packages, because it runs before they are installed. All output goes to standard error.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const NEEDED = [20, 19, 0];
export const BUILT_FROM = [
  "src",
  "public",
  "server",
  "streams",
  "machines",
  "i18n",
  "openapi",
  "index.html",
  "vite.config.ts",
  "tools/yaml-modules.ts",
  "tsconfig.json",
  "package-lock.json",
];

const read = (path) => (existsSync(path) ? readFileSync(path, "utf8") : null);
const say = (text) => process.stderr.write(`${text}\n`);

export function run(command, args, options = {}) {
  const { status, signal } = spawnSync(command, args, { cwd: root, stdio: ["inherit", 2, 2], ...options });
  if (status !== 0) process.exit(status ?? (signal ? 1 : 0));
}

function checkNode() {
  const installed = process.versions.node.split(".").map(Number);
  const at = installed.findIndex((part, index) => part !== NEEDED[index]);
  if (at >= 0 && at < 3 && installed[at] < NEEDED[at]) {
    say(`Switchboard requires Node ${NEEDED.join(".")} or newer. Installed: ${process.versions.node}.`);
    process.exit(1);
  }
}

/** Installs the packages of the lock file, including development packages, if any is missing. */
export function install(folder = root) {
  if (isInstalled(folder)) return;
  say("Installing the locked dependencies…");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  run(npm, ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: folder });
}

/**
 * Returns true if the installed packages, as recorded by npm, match the lock file. Optional packages may be
 * missing.
 */
function isInstalled(folder) {
  const [lock, installed] = ["package-lock.json", "node_modules/.package-lock.json"].map(
    (path) => JSON.parse(read(join(folder, path)) ?? "{}").packages ?? {},
  );
  const isSame = (path) =>
    installed[path]?.version === lock[path]?.version && installed[path]?.integrity === lock[path]?.integrity;
  const wanted = Object.keys(lock).filter(
    (path) => path !== "" && (!lock[path].optional || path in installed),
  );
  return wanted.length > 0 && [...wanted, ...Object.keys(installed)].every(isSame);
}

function hashOf(paths) {
  const hash = createHash("sha256");
  const add = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    const entries = readdirSyncOrNull(full);
    if (entries) for (const entry of entries.sort()) add(join(path, entry));
    else hash.update(path).update("\0").update(readFileSync(full)).update("\0");
  };
  for (const path of paths) add(path);
  return hash.digest("hex");
}

function readdirSyncOrNull(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error.code === "ENOTDIR") return null;
    throw error;
  }
}

/** For each step, the file that stores the hash of the sources of the last successful run. */
const STAMPS = { build: "dist/.built-from", check: "node_modules/.cache/switchboard/checked" };
const READ_BY = {
  build: BUILT_FROM,
  check: [
    ...BUILT_FROM,
    "tests",
    "tools",
    "package.json",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "README.md",
    "SECURITY.md",
    "docs",
    "samples",
    ".oxfmtrc.json",
    ".oxlintrc.json",
    ".typesafe-i18n.json",
    "knip.json",
    "redocly.yaml",
    "vitest.config.ts",
  ],
};

/** Returns true if the sources of a step are unchanged since it last succeeded. */
export const isUnchanged = (step) => read(join(root, STAMPS[step])) === hashOf(READ_BY[step]);

/** Runs a step, and stores the hash of its sources if it resolves to true (success). */
export async function remembered(step, work) {
  const hash = hashOf(READ_BY[step]);
  const isFine = await work();
  if (isFine) {
    mkdirSync(dirname(join(root, STAMPS[step])), { recursive: true });
    writeFileSync(join(root, STAMPS[step]), hash);
  }
  return isFine;
}

/**
 * Builds the console and the platform if a source has changed or `always` is set. Resolves to true on
 * success.
 */
export async function build({ always = false } = {}) {
  if (!always && isUnchanged("build")) return true;
  say("Building…");
  return remembered("build", async () => {
    const vite = spawn(
      process.execPath,
      [join(root, "node_modules/vite/bin/vite.js"), "build", "--app", "--logLevel", "warn"],
      {
        cwd: root,
        stdio: ["ignore", 2, 2],
        // With the NODE_ENV of a test process, the build would contain the source locations of components.
        env: { ...process.env, NODE_ENV: "production" },
      },
    );
    const [status] = await once(vite, "exit");
    return status === 0;
  });
}

export function prepare() {
  checkNode();
  install();
}
