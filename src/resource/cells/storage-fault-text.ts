import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { StorageReason } from "../../../openapi/generated/console.ts";

/** Returns the text of a storage fault, with the storage's own message. */
export const storageFaultText = (
  say: TranslationFunctions,
  { reason, detail }: { readonly reason: StorageReason | null; readonly detail: string | null },
): string =>
  [reason === null ? "" : say.recordings.storageReasons[reason](), detail ?? ""]
    .filter((part) => part !== "")
    .join(" ");
