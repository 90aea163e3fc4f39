import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { EXIT } from "../../../server/cli/exit-status.ts";
import { keyFor, ACCOUNT } from "../../support/test-accounts.ts";
import { newFolder } from "../../support/new-folder.ts";
import { type TestPlatform } from "../../support/platform.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const COMMAND = join(root, "dist/server/recording.js");
const LOG = join(root, "tests/streams/import/help-desk");

/**
 * Makes a recording with the built command, whose environment has every secret, and plays it into the
 * platform with a separate key. Returns all output of the command, and that key, which the output may not
 * contain either.
 */
export async function recorded(
  { url, database }: TestPlatform,
  secrets: readonly string[],
): Promise<{ readonly wrote: string; readonly key: string }> {
  if (!existsSync(COMMAND)) throw new Error("It is not built: run `npm run build`.");
  const folder = newFolder();
  const data = join(folder, "data");
  const file = join(folder, "help-desk.ndjson");
  const key = await keyFor(database.db, ACCOUNT, "admin");
  mkdirSync(data);
  writeFileSync(join(data, "api-key"), `${key}\n`);
  const env = { PATH: process.env["PATH"], DATA_DIR: data, SECRETS: secrets.join(" ") };
  // Of this log some rows are left out.
  const run = (...args: string[]) =>
    new Promise<string>((resolve, reject) => {
      execFile(process.execPath, [COMMAND, ...args], { cwd: folder, env }, (error, ...outputs) =>
        error && error.code !== EXIT.INCOMPLETE ? reject(error) : resolve(outputs.join("\n")),
      );
    });
  const imported = await run(
    "import",
    join(LOG, "cases.csv"),
    "--as",
    "csv",
    "--map",
    join(LOG, "cases-map.json"),
    "--zone",
    "Europe/Madrid",
    "--out",
    file,
  );
  const played = await run("play", file, "--speed", "max", "--server", url);
  return { wrote: [imported, played, readFileSync(file, "utf8")].join("\n"), key };
}
