import { BarcodeDetector, prepareZXingModule } from "barcode-detector/ponyfill";
import reader from "zxing-wasm/reader/zxing_reader.wasm?url";

/** Returns the text of the first QR code in a picture; null if there is none. */
type ReadCode = (picture: HTMLVideoElement | ImageBitmap) => Promise<string | null>;

/**
 * Creates a reader of QR codes. Uses a polyfill, because few browsers detect barcodes. The platform serves the
 * WebAssembly of the polyfill, instead of the default CDN.
 */
export async function codeReader(): Promise<ReadCode> {
  await prepareZXingModule({ overrides: { locateFile: () => reader }, fireImmediately: true });
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null;
}
