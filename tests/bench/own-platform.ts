import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { LoginAnswer } from "../../openapi/generated/console.ts";
import { DEMO_PASSWORD } from "../../server/seed/demo-account.ts";

const MAIN = fileURLToPath(new URL("../../dist/server/main.js", import.meta.url));
/** ms. */
const STARTUP = 180_000;

interface SignedIn {
  readonly account: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Built platform in its own process, on a free port and with its own data. */
export interface OwnPlatform {
  readonly url: string;
  /** Signs the demo's supervisor in, without expiry. */
  readonly signIn: () => Promise<SignedIn>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts it with or without the demo's traffic, over the data that `fill` puts into its folder before, or on
 * the PostgreSQL of a URL.
 */
export async function startOwnPlatform(
  traffic: "demo" | "none",
  fill: (folder: string) => Promise<void> = () => Promise.resolve(),
  databaseUrl: string | null = null,
): Promise<OwnPlatform> {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-bench-"));
  await fill(folder);
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH,
      HOME,
      PORT: "0",
      DATA_DIR: folder,
      TRAFFIC: traffic,
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (text: Buffer) => (output = `${output}${text.toString()}`.slice(-2_000)));
  const ended = once(child, "exit");
  // An interrupted bench leaves nothing running behind it.
  const leave = () => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", leave);
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    process.off("exit", leave);
    leave();
  };
  const patience = setTimeout(() => void stop(), STARTUP);
  try {
    const url = await addressOf(createInterface(child.stdout));
    if (url === null) throw new Error(`The platform did not start. Its output:\n${output}`);
    return { url, signIn: () => signIn(url), stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(patience);
  }
}

/** Returns the address that it prints when it is ready; null if it ended without. */
async function addressOf(lines: AsyncIterable<string>): Promise<string | null> {
  for await (const line of lines) {
    const [, address] = /(http:\/\/\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  return null;
}

async function signIn(url: string): Promise<SignedIn> {
  const body = JSON.stringify({
    strategy: "local",
    email: "supervisor@demo.example",
    password: DEMO_PASSWORD,
    agreement: true,
    remember: true,
  });
  const response = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  const { user, accessToken, refreshToken } = (await response.json()) as LoginAnswer;
  if (accessToken === undefined || refreshToken === undefined)
    throw new Error(`The demo's supervisor could not sign in: status ${response.status}.`);
  return { account: user.account, accessToken, refreshToken };
}
