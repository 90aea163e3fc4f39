/** The endings of the names that an uploaded file may have; what it holds has to be of that kind. */
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

/** The ending of a file's name, without case; null where it is none of those. */
export function fileEnding(name: string): FileEnding | null {
  const ending = /[^.]\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase();
  return FILE_ENDINGS.find((one) => one === ending) ?? null;
}

/**
 * Of these the ones that an account lets be shared, by the extensions that it names; none named means all.
 */
export const sharedEndings = (named: readonly string[]): readonly FileEnding[] =>
  FILE_ENDINGS.filter((ending) => named.length === 0 || named.includes(ending));
