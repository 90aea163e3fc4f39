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

/** The built platform in a process of its own, on a free port and with data that nobody else has. */
export interface OwnPlatform {
  readonly url: string;
  /** Signs the demo's supervisor in, for good. */
  readonly signIn: () => Promise<SignedIn>;
  readonly stop: () => Promise<void>;
}

/** Starts it with the demo's traffic or with none, over what `fill` puts into its folder before. */
export async function startOwnPlatform(
  traffic: "demo" | "none",
  fill: (folder: string) => Promise<void> = () => Promise.resolve(),
): Promise<OwnPlatform> {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-bench-"));
  await fill(folder);
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH, HOME, PORT: "0", DATA_DIR: folder, TRAFFIC: traffic },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (text: Buffer) => (said = `${said}${text.toString()}`.slice(-2_000)));
  const ended = once(child, "exit");
  // Whoever interrupts the bench leaves nothing running behind it.
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
    if (url === null) throw new Error(`The platform did not start. It said:\n${said}`);
    return { url, signIn: () => signIn(url), stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(patience);
  }
}

/** What it prints when it is there; null where it ended without. */
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
