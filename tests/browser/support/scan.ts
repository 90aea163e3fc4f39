import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator } from "playwright-core";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const { buffer } = readFileSync(
  createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"),
);

/** Returns the codes that a camera reads in this place of the page. */
export async function scan(place: Locator): Promise<string[]> {
  prepareZXingModule({ overrides: { wasmBinary: buffer } });
  const read = await readBarcodes(new Uint8Array(await place.screenshot()));
  return read.map(({ text }) => text);
}
