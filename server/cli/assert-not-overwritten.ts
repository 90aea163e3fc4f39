import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { UsageError } from "./exit-status.ts";

/** Throws if the output file of `option` is also an input file, even under another path such as a link. */
export async function assertNotOverwritten(
  option: string,
  out: string,
  read: readonly (string | undefined)[],
): Promise<void> {
  for (const file of read)
    if (file !== undefined && (await isSame(out, file)))
      throw new UsageError(`${option} ${out} is an input file. Choose another file.`);
}

async function isSame(one: string, other: string): Promise<boolean> {
  if (resolve(one) === resolve(other)) return true;
  const [first, second] = await Promise.all([one, other].map((path) => stat(path).catch(() => null)));
  return first != null && second != null && first.dev === second.dev && first.ino === second.ino;
}
