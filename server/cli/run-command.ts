import { DIFF_USAGE, runDiff } from "./diff.ts";
import { INFO_USAGE, runInfo } from "./info.ts";
import { IMPORT_USAGE, runImport } from "./import.ts";
import { METRICS_USAGE, runMetrics } from "./metrics.ts";
import { PLAY_USAGE, runPlay } from "./play.ts";
import { REDACT_USAGE, runRedact } from "./redact.ts";
import { runSimulate, SIMULATE_USAGE } from "./simulate.ts";
import { runSlice, SLICE_USAGE } from "./slice.ts";
import { EXIT, messageOf, UsageError } from "./exit-status.ts";
import { terminal } from "./terminal.ts";
import { runVerify, VERIFY_USAGE } from "./verify.ts";

const USAGE = `npm run recording -- COMMAND

${IMPORT_USAGE}

${SIMULATE_USAGE}

${PLAY_USAGE}

${INFO_USAGE}

${VERIFY_USAGE}

${METRICS_USAGE}

${SLICE_USAGE}

${DIFF_USAGE}

${REDACT_USAGE}`;

const COMMANDS = new Map([
  ["import", runImport],
  ["simulate", runSimulate],
  ["play", runPlay],
  ["info", runInfo],
  ["verify", runVerify],
  ["metrics", runMetrics],
  ["slice", runSlice],
  ["diff", runDiff],
  ["redact", runRedact],
]);

/**
 * Runs a command, given the arguments of `npm run recording --`, and returns its exit status. Standard output
 * contains only the result of the command.
 */
export async function runCommand(args: readonly string[], signal: AbortSignal): Promise<number> {
  const [command = "help", ...rest] = args;
  if (["help", "--help", "-h"].includes(command) || rest.includes("--help")) {
    terminal.say(USAGE);
    return 0;
  }
  const run = COMMANDS.get(command);
  try {
    if (!run) throw new UsageError(`Unknown command "${command}".`);
    return await run(rest, signal);
  } catch (error) {
    if (signal.aborted) return EXIT.STOPPED;
    terminal.say(messageOf(error));
    if (!isUsage(error)) return EXIT.NOT_SO;
    terminal.say("For usage, run npm run recording -- help.");
    return EXIT.NOT_UNDERSTOOD;
  }
}

/** Returns true for a UsageError, and for errors of `parseArgs` such as unknown options. */
const isUsage = (error: unknown): boolean =>
  error instanceof UsageError ||
  (error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"));
