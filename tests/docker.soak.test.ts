import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { type Copied, dockerStages } from "./support/dockerfile.ts";
import { freePort } from "./support/free-port.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
/** An unprivileged user, as in the image. */
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 };

/** The packages that `npm ci --omit=dev` installs, of those that are there. */
function packagesToRun(): string[] {
  const lock: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    readFileSync(join(root, "package-lock.json"), "utf8"),
  );
  const all = Object.entries(lock.packages).flatMap(([path, { dev }]) => (path === "" || dev ? [] : [path]));
  return all.filter((path) => existsSync(join(root, path)));
}

/** Copies into a folder what one COPY of the last stage copies into the image. */
function copyInto(folder: string, { stage, paths, to }: Copied): void {
  if (stage === "dependencies") {
    // What is inside of a package's own node_modules has a line of its own in the lock file.
    const filter = (from: string) => !from.endsWith("/node_modules");
    for (const path of packagesToRun())
      cpSync(join(root, path), join(folder, path), { recursive: true, filter });
    return;
  }
  for (const path of paths) {
    const from = path.replace("/app/", "");
    const target = stage === null ? join(folder, to, from) : join(folder, to);
    mkdirSync(dirname(target), { recursive: true });
    // A platform that ran here has left compressed copies, which a build does not make.
    cpSync(join(root, from), target, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) });
  }
}

function giveAway(path: string): void {
  for (const name of readdirSync(path, { recursive: true, encoding: "utf8" }))
    chownSync(join(path, name), UNPRIVILEGED.uid, UNPRIVILEGED.gid);
  chownSync(path, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
}

test.skipIf(process.getuid?.() !== 0)(
  "the image's start command runs as an unprivileged user with nothing but the copied files",
  async () => {
    const image = dockerStages().at(-1);
    if (!image) throw new Error("The Dockerfile has no stages.");
    const folder = mkdtempSync(join(tmpdir(), "switchboard-image-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    chmodSync(folder, 0o755);
    const [app, data] = [join(folder, "app"), join(folder, "data")];
    for (const copied of image.copied) copyInto(app, copied);
    giveAway(join(app, "dist/console"));
    mkdirSync(data);
    giveAway(data);
    const [program = "", ...args] = image.start;
    const port = await freePort();
    const env = { PATH: process.env["PATH"], ...image.env, PORT: String(port), DATA_DIR: data, DEMO: "1" };
    const platform = spawn(program, args, {
      cwd: app,
      env,
      ...UNPRIVILEGED,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = new Promise<number | null>((resolve) => platform.on("exit", resolve));
    onTestFinished(() => void platform.kill("SIGKILL"));
    let output = "";
    for (const stream of [platform.stdout, platform.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => void (output += text));
    const [probe = "", ...probing] = image.health;
    const isHealthy = () => spawnSync(probe, probing, { cwd: app, env, ...UNPRIVILEGED }).status === 0;
    expect(isHealthy()).toBe(false);
    await expect.poll(() => (platform.exitCode === null ? isHealthy() : output)).toBe(true);
    expect(await (await fetch(`http://127.0.0.1:${port}/health/ready`)).json()).toEqual({ status: "ready" });
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<meta name="platform"');
    // It could write compressed copies beside the console's files.
    expect(readdirSync(join(app, "dist/console")).some((name) => name.endsWith(".br"))).toBe(true);
    platform.kill("SIGTERM");
    expect(await ended).toBe(0);
  },
);

test("without DEMO=1 the image does not start with the demo's passwords", async () => {
  const data = mkdtempSync(join(tmpdir(), "switchboard-image-"));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const image = dockerStages().at(-1);
  const env = { PATH: process.env["PATH"], ...image?.env, PORT: "0", DATA_DIR: data };
  const { status, stderr } = spawnSync(process.execPath, image?.start.slice(1) ?? [], {
    cwd: root,
    env,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain("HOST is 0.0.0.0");
});
