/**
 * Starts the development mode: the platform on port 3000 (PORT), which is rebuilt and restarted on every
 * change, and the console on port 5173.
 */
import { spawn } from "node:child_process";
import { existsSync, watchFile } from "node:fs";
import { join } from "node:path";
import { prepare, root } from "./prepare.mjs";

prepare();
const vite = join(root, "node_modules/vite/bin/vite.js");
const bundle = join(root, "dist/server/main.js");
const children = [
  spawn(
    process.execPath,
    [vite, "build", "--watch", "--ssr", "--outDir", "dist/server", "--logLevel", "warn"],
    { cwd: root, stdio: "inherit" },
  ),
  spawn(process.execPath, [vite], { cwd: root, stdio: "inherit" }),
];
let platform = null;
const restart = () => {
  if (!existsSync(bundle)) return;
  const start = () => {
    platform = spawn(process.execPath, ["--enable-source-maps", bundle], { cwd: root, stdio: "inherit" });
  };
  if (platform === null || platform.exitCode !== null) return start();
  platform.once("exit", start);
  platform.kill("SIGTERM");
};
restart();
watchFile(bundle, { interval: 500 }, restart);
const stop = () => {
  for (const child of [...children, platform]) child?.kill("SIGTERM");
  process.exit(0);
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
