import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Makes a folder that nothing else uses; it is removed at the end of the run. */
export const newFolder = (): string =>
  mkdtempSync(join(process.env["SWITCHBOARD_RUN_FOLDER"] ?? tmpdir(), "test-"));
