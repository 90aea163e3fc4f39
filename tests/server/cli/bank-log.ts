import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { BANK_HEADER, bankRow } from "../../streams/import/imported.ts";

/** Writes a log of two calls of one morning and one of the next, and returns its path. */
export function writeBankLog(folder: string): string {
  const path = join(folder, "calls.txt.gz");
  const rows = [
    bankRow(),
    "broken",
    bankRow({ outcome: "HANG", server: "NO_SERVER" }),
    bankRow({ date: "990106" }),
  ];
  writeFileSync(path, gzipSync([BANK_HEADER, ...rows].join("\r\n")));
  return path;
}
