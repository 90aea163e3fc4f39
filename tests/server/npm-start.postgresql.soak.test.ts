import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { testDatabaseUrl } from "../support/database.ts";
import { newFolder } from "../support/new-folder.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** `npm start` on a free port, with the database that is soonest there; resolves with where it listens. */
async function npmStart() {
  const settings = {
    PORT: "0",
    DATA_DIR: newFolder(),
    DATABASE_URL: await testDatabaseUrl("empty"),
    TRAFFIC: "none",
  };
  const npm = spawn("npm", ["start"], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  const address = await new Promise<string>((resolve, reject) => {
    npm.stdout.on("data", (part: Buffer) => {
      output += part.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (found) resolve(found);
    });
    npm.on("exit", () => reject(new Error(`It ended before it listened: ${output}`)));
  });
  return { npm, address };
}

const isAlive = (address: string) =>
  fetch(`${address}/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );

test("stops the platform when npm start is terminated", async () => {
  const { npm, address } = await npmStart();
  expect(await isAlive(address)).toBe(true);
  npm.kill("SIGTERM");
  await expect.poll(() => isAlive(address)).toBe(false);
});
