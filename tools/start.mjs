import { spawn } from "node:child_process";
import { join } from "node:path";
import { build, prepare, root } from "./prepare.mjs";

prepare();
if (!(await build())) process.exit(1);
const server = spawn(process.execPath, ["--enable-source-maps", join(root, "dist/server/main.js")], {
  stdio: "inherit",
});
// The platform drains its connections; this process waits and exits with the same status.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
// A shell between npm and this process may end on a signal without forwarding it. Then the parent changes.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) server.kill("SIGTERM");
}, 250).unref();
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
