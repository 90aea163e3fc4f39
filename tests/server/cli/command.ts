import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Output and exit status of a finished command. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command as it is built for Node, in a folder of its own with everything that it needs. */
export async function builtCommand(): Promise<{
  start(
    args: readonly string[],
    env?: Record<string, string>,
  ): { process: ChildProcess; ended: Promise<Ended> };
  remove(): void;
}> {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-command-"));
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: join(root, "server/cli/recording.ts"),
      outDir: folder,
      target: "node20",
      rolldownOptions: { output: { entryFileNames: "recording.mjs" } },
    },
  });
  return {
    start: (args, env = {}) => {
      const child = spawn(process.execPath, [join(folder, "recording.mjs"), ...args], {
        cwd: root,
        env: { PATH: process.env["PATH"], ...env },
        stdio: ["ignore", "pipe", "pipe"],
      });
      const output = { stdout: "", stderr: "" };
      for (const stream of ["stdout", "stderr"] as const)
        child[stream].setEncoding("utf8").on("data", (text: string) => void (output[stream] += text));
      return {
        process: child,
        ended: new Promise((resolve) => child.on("close", (status) => resolve({ status, ...output }))),
      };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
