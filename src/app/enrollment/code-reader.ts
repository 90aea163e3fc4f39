import { BarcodeDetector, prepareZXingModule } from "barcode-detector/ponyfill";
import reader from "zxing-wasm/reader/zxing_reader.wasm?url";

/** Reads what the QR codes in a picture say; the first of them, or null where there is none. */
type ReadCode = (picture: HTMLVideoElement | ImageBitmap) => Promise<string | null>;

/**
 * Few browsers have a barcode detector. The polyfill's WebAssembly is served by the platform instead of its
 * default CDN.
 */
export async function codeReader(): Promise<ReadCode> {
  await prepareZXingModule({ overrides: { locateFile: () => reader }, fireImmediately: true });
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null;
}
