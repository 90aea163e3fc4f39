import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const NAME = "SWITCHBOARD_RUN_FOLDER";

/** A folder for everything that this run writes; the processes of all projects know it by the environment. */
export function setup(): void {
  process.env[NAME] ??= mkdtempSync(join(tmpdir(), "switchboard-run-"));
}

export function teardown(): void {
  const folder = process.env[NAME];
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
