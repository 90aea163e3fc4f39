import { spawn } from "node:child_process";
import { join } from "node:path";
import { build, prepare, root } from "./prepare.mjs";

prepare();
if (!(await build())) process.exit(1);
const command = spawn(
  process.execPath,
  ["--enable-source-maps", join(root, "dist/server/recording.js"), ...process.argv.slice(2)],
  { stdio: "inherit" },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => command.kill(signal));
command.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
