import { networkInterfaces } from "node:os";
import { fileURLToPath } from "node:url";
import { ConfigError, readConfig } from "./process/config.ts";
import { startMessage } from "./platform/start-message.ts";
import { DataInUse } from "./process/pid-lock.ts";
import { logger } from "./process/logger.ts";
import { start, type Started } from "./platform/start.ts";
import { StartRefused } from "./process/start-refused.ts";

/** Time (ms) after which a shutdown that has not finished is aborted. */
const SHUTDOWN_LIMIT = 10_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

function stopOnSignal(started: Started): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT).unref();
    started.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

try {
  const config = readConfig(process.env);
  const started = await start({
    config,
    consoleFolder: fileURLToPath(new URL("../console", import.meta.url)),
    historyWorker: new URL("history-worker.js", import.meta.url),
    logger: logger(process.stderr),
  });
  stopOnSignal(started);
  say(startMessage(started, config.host, networkInterfaces()));
} catch (error) {
  const isExpected =
    error instanceof ConfigError || error instanceof DataInUse || error instanceof StartRefused;
  process.stderr.write(
    isExpected
      ? `${error.message}\n`
      : `Switchboard could not start. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
}
