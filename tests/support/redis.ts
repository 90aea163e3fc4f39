import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Returns the path of the Redis server; null if it is not installed. */
export const redisBinary = (): string | null =>
  (process.env["PATH"] ?? "")
    .split(":")
    .map((folder) => join(folder, "redis-server"))
    .find((path) => existsSync(path)) ?? null;

/** A Redis of the tests' own, which keeps nothing. */
export async function startRedis(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-redis-"));
  const port = await freePort();
  const redis: ChildProcess = spawn(
    redisBinary() ?? "redis-server",
    ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  for await (const text of redis.stdout ?? [])
    if (String(text).includes("Ready to accept connections")) break;
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      const exited = once(redis, "exit");
      redis.kill("SIGTERM");
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}
