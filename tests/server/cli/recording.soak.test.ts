import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { writeBankLog } from "./bank-log.ts";
import { builtCommand } from "./command.ts";
import { platformOverHttp } from "./platform-over-http.ts";

const ROUNDS = 3;
/**
 * ms. A second is what is promised, the rest is for a busy machine. A play that went on would take 24
 * minutes.
 */
const MOST = 5_000;

let command: Awaited<ReturnType<typeof builtCommand>>;
beforeAll(async () => void (command = await builtCommand()));
afterAll(() => command.remove());

test("a play that is stopped says so to the platform and ends within a second", async () => {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-cli-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const log = writeBankLog(folder);
  let least = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const { url, heard } = await platformOverHttp();
    const called = heard("call-created");
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
  // The quickest counts, since whatever else the machine does only adds to it.
  expect(least).toBeLessThan(MOST);
});
