import { EXIT } from "./exit-status.ts";
import { runCommand } from "./run-command.ts";

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.abort());
// A closed pipe (`… | head`) ends the command quietly.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(EXIT.WELL);
  });
}
// `process.exit` would lose output that a pipe has not read yet.
process.exitCode = await runCommand(process.argv.slice(2), stop.signal);
