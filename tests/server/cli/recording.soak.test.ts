import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { writeBankLog } from "./bank-log.ts";
import { builtCommand } from "./command.ts";
import { platformOverHttp } from "./platform-over-http.ts";

const ROUNDS = 3;
/**
 * ms. One second is promised, the rest allows for a busy machine. An unstopped play would take 24 minutes.
 */
const MOST = 5_000;

let command: Awaited<ReturnType<typeof builtCommand>>;
beforeAll(async () => void (command = await builtCommand()));
afterAll(() => command.remove());

test("notifies the platform of a stopped play and ends within a second", async () => {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-cli-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const log = writeBankLog(folder);
  let least = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const { url, received } = await platformOverHttp();
    const called = received("call-created");
    const source = ["--as", "anonymous-bank", "--zone", "Asia/Jerusalem", "--speed", "60", "--from", "09:02"];
    const { process: child, ended } = command.start([
      "play",
      log,
      ...source,
      "--server",
      url,
      "--key",
      "secret",
    ]);
    await called;
    const stopped = performance.now();
    child.kill("SIGINT");
    expect((await ended).status).toBe(130);
    least = Math.min(least, performance.now() - stopped);
  }
  // Uses the fastest run, since other load on the machine only adds time.
  expect(least).toBeLessThan(MOST);
});
