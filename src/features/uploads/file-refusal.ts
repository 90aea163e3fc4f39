import { NewUploadBody } from "../../../openapi/generated/bodies/new-upload.ts";
import { fileEnding, type FileEnding } from "../../../openapi/formats/file-endings.ts";

/** Maximum size (bytes) of an uploaded file. */
export const LARGEST_FILE = NewUploadBody.properties.size.maximum;

/**
 * Returns the fault code with which the platform would reject a file, so that the file is not sent; null if
 * the file is valid. `endings` are the file extensions that the account allows.
 */
export function fileRefusal(
  { name, size }: Pick<File, "name" | "size">,
  endings: readonly FileEnding[],
): string | null {
  const ending = fileEnding(name);
  if (ending === null || !endings.includes(ending)) return "ending";
  if (size === 0) return "empty";
  return size > LARGEST_FILE ? "too-large" : null;
}
