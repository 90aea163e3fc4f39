import { fileURLToPath } from "node:url";
import { ConfigError, readConfig } from "./config.ts";
import { DataInUse } from "./pid-lock.ts";
import { logger } from "./logger.ts";
import { DEMO_PASSWORD, DEMO_SIGN_INS } from "./seed/demo-account.ts";
import { start, type Started } from "./start.ts";
import { StartRefused } from "./start-refused.ts";

/** Whoever has not finished by then (ms) is not waited for. */
const DRAIN = 10_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

function greeting({ address, apiKeyFile, isApiKeyKnown }: Started): string {
  const rows = DEMO_SIGN_INS.map(({ email, privilege }) => `  ${email.padEnd(26)} ${privilege}`);
  const key = isApiKeyKnown ? `The API key that feeds events is in ${apiKeyFile}` : `The API key in ${apiKeyFile} is none of this database. Remove the file and start again: a new one is made.`;
  return [`Switchboard is at ${address}`, "", `Demo sign-ins, password ${DEMO_PASSWORD}:`, ...rows, "", key].join("\n");
}

function stopOnSignal(started: Started): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), DRAIN).unref();
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
  const started = await start({
    config: readConfig(process.env),
    consoleFolder: fileURLToPath(new URL("../console", import.meta.url)),
    logger: logger(process.stderr),
  });
  stopOnSignal(started);
  say(greeting(started));
} catch (error) {
  const isTold = error instanceof ConfigError || error instanceof DataInUse || error instanceof StartRefused;
  process.stderr.write(isTold ? `${error.message}\n` : `Switchboard could not start. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}
