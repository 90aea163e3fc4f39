import { CFB } from "sheetjs-ce";

/** The number format "Text", used for texts only. */
export const TEXT_FORMAT = "@";
const TEXT_FORMAT_ID = 49;
const STYLES = "/xl/styles.xml";

/** The parts of the library's archive functions that are used here; its own types say `any`. */
interface Archives {
  readonly read: (bytes: Uint8Array, options: { readonly type: "array" }) => object;
  readonly find: (archive: object, path: string) => { content: Uint8Array; size: number } | null;
  readonly write: (
    archive: object,
    options: { readonly type: "array"; readonly fileType: "zip"; readonly compression: true },
  ) => Uint8Array<ArrayBuffer>;
}
const archives = CFB as Archives; // its type is `any`

/**
 * Adds `quotePrefix` to the style of every cell with the format "Text" in an XLSX file, so that `=1+1` stays
 * a text when a user edits the cell. The library that writes the file cannot do this. Throws if the file has
 * no such style. Source: ECMA-376, part 1, 18.8.45.
 */
export function quoteTexts(xlsx: Uint8Array): Uint8Array<ArrayBuffer> {
  const archive = archives.read(xlsx, { type: "array" });
  const styles = archives.find(archive, STYLES);
  const before = new TextDecoder().decode(styles?.content);
  const after = before.replaceAll(
    `<xf numFmtId="${TEXT_FORMAT_ID}" `,
    `<xf numFmtId="${TEXT_FORMAT_ID}" quotePrefix="1" `,
  );
  if (!styles || after === before) throw new Error(`${STYLES} has no style with the format "Text"`);
  styles.content = new TextEncoder().encode(after);
  styles.size = styles.content.length;
  return archives.write(archive, { type: "array", fileType: "zip", compression: true });
}
