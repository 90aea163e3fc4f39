import { existsSync } from "node:fs";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(js|css|html|svg|json)$/;
/** Minimum size (bytes) of files to compress. */
const SMALLEST = 1_000;

const CODECS = {
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gz: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
};

/**
 * Writes the missing Brotli and gzip copies of the built text files in a folder, so that requests need no
 * compression.
 */
export async function precompress(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!COMPRESSIBLE.test(name)) continue;
    const path = join(folder, name);
    const text = await readFile(path);
    if (text.length < SMALLEST) continue;
    for (const [suffix, compress] of Object.entries(CODECS)) {
      if (!existsSync(`${path}.${suffix}`)) await writeWhole(`${path}.${suffix}`, await compress(text));
    }
  }
}

/** Writes to a temporary file first, so that readers never see a partial file. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.${process.pid}.part`;
  await writeFile(draft, content);
  await rename(draft, path);
}
