/**
 * What every command needs before it can run: a Node that is new enough, the locked dependencies, a fresh
 * build. Runs on a machine with nothing but Node and npm, so it imports nothing that has to be installed. All
 * it says goes to standard error.
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
  const have = process.versions.node.split(".").map(Number);
  const at = have.findIndex((part, index) => part !== NEEDED[index]);
  if (at >= 0 && at < 3 && have[at] < NEEDED[at]) {
    say(`Switchboard needs Node ${NEEDED.join(".")} or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
}

/**
 * Installs what the lock file names, tools of the build too whatever NODE_ENV says, where something else is
 * installed.
 */
export function install(folder = root) {
  if (isInstalled(folder)) return;
  say("Installing the locked dependencies…");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  run(npm, ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: folder });
}

/**
 * Returns true if what npm has noted down as installed is what the lock file names; packages for other systems may be
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

/** Where the hash of the files is kept with which a step went well. */
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

/** Returns true if a step went well with the very files that are there now. */
export const isUnchanged = (step) => read(join(root, STAMPS[step])) === hashOf(READ_BY[step]);

/** Does a step, which resolves to whether it went well, and remembers the files that it began with. */
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
 * Builds the console and the platform where any of their sources differs from what was built, or always.
 * Resolves to whether it went well.
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
        // A process that tests would have a build of components that tell where their source is.
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
