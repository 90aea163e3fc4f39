import { onTestFinished, vi } from "vitest";
import { runCommand } from "../../../server/cli/run-command.ts";
import type { Ended } from "./command.ts";

/**
 * Runs a command without a process of its own, which would take half a second: what it writes is kept from
 * the terminal.
 */
export async function runInProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const written = { stdout: "", stderr: "" };
  const spies = (["stdout", "stderr"] as const).map((stream) =>
    vi
      .spyOn(process[stream], "write")
      .mockImplementation((text) => Boolean((written[stream] += String(text)))),
  );
  const restore = () => {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  };
  onTestFinished(restore);
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const status = await runCommand(args, new AbortController().signal);
  restore();
  return { status, ...written };
}
