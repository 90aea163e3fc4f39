import { NewUploadBody } from "../../../openapi/generated/bodies/new-upload.ts";
import { fileEnding, type FileEnding } from "../../../openapi/formats/file-endings.ts";

/** The largest file (bytes) that the platform takes. */
export const LARGEST_FILE = NewUploadBody.properties.size.maximum;

/**
 * Why a file is not sent at all, as the platform would say; null where it is. `endings`: those that the
 * account lets be shared.
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
