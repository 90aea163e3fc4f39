import { runCommand } from "./run-command.ts";

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.abort());
// Set and not forced, so that what is on its way to a pipe arrives.
process.exitCode = await runCommand(process.argv.slice(2), stop.signal);
