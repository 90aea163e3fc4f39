import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { newFolder } from "../support/platform.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** `npm start` on a free port; resolves with where it listens. */
async function npmStart(folder: string) {
  const npm = spawn("npm", ["start"], { cwd: ROOT, env: { ...process.env, PORT: "0", DATA_DIR: folder, TRAFFIC: "none" }, stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  const address = await new Promise<string>((resolve, reject) => {
    npm.stdout.on("data", (part: Buffer) => {
      said += part.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (found) resolve(found);
    });
    npm.on("exit", () => reject(new Error(`It ended before it listened: ${said}`)));
  });
  return { npm, address };
}

const isAlive = (address: string) => fetch(`${address}/health/live`).then(({ ok }) => ok, () => false);

test("whoever ends npm start ends the platform, which leaves its data unlocked", async () => {
  const folder = newFolder();
  const { npm, address } = await npmStart(folder);
  expect(await isAlive(address)).toBe(true);
  expect(existsSync(join(folder, "switchboard.pid"))).toBe(true);
  npm.kill("SIGTERM");
  await expect.poll(() => isAlive(address)).toBe(false);
  await expect.poll(() => existsSync(join(folder, "switchboard.pid"))).toBe(false);
});
