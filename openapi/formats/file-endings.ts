/** File extensions that can be uploaded. The content of a file must match its extension. */
export const FILE_ENDINGS = [
  "pdf",
  "doc",
  "docx",
  "xls",
  "xlsx",
  "ppt",
  "pptx",
  "odt",
  "ods",
  "odp",
  "txt",
  "csv",
  "png",
  "jpg",
  "jpeg",
  "gif",
  "webp",
  "mp3",
  "wav",
  "ogg",
  "m4a",
  "mp4",
  "mov",
  "webm",
  "zip",
] as const;

export type FileEnding = (typeof FILE_ENDINGS)[number];

/** Returns the lowercase extension of a file name; null if it is not in `FILE_ENDINGS`. */
export function fileEnding(name: string): FileEnding | null {
  const ending = /[^.]\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase();
  return FILE_ENDINGS.find((one) => one === ending) ?? null;
}

/**
 * Returns the extensions that an account allows in calls; all of them if it lists none.
 */
export const sharedEndings = (named: readonly string[]): readonly FileEnding[] =>
  FILE_ENDINGS.filter((ending) => named.length === 0 || named.includes(ending));
