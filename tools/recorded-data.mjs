import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "./prepare.mjs";

/** Exits with a message if RECORDED_DATA is set to a folder without the recorded calls. */
export function needRecordedData() {
  const { RECORDED_DATA: folder } = process.env;
  if (!folder || existsSync(join(resolve(root, folder), "anonymous-bank/january.txt.gz"))) return;
  process.stderr.write(
    `RECORDED_DATA is ${folder}, but ${join(resolve(root, folder), "anonymous-bank/january.txt.gz")} does not exist. Correct it, or unset it to skip the tests of recorded calls.\n`,
  );
  process.exit(1);
}
