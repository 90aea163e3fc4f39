import type { StorageReason } from "../../openapi/generated/console.ts";
import { codeOf } from "../egress/external-address.ts";
import type { Sent } from "../egress/send-external.ts";
import { singleLine } from "../mail/format-email.ts";

/** Maximum length of a stored message. */
const MAX_LENGTH = 200;
/** First half of a surrogate pair, which remains if a message is cut inside the pair. */
const LONE_SURROGATE = /[\ud800-\udbff]$/u;

/** Reason why a storage could not be used. */
export interface StorageFault {
  readonly reason: StorageReason;
  /** Details for users, such as the storage's message or the HTTP status; null if there are none. */
  readonly detail: string | null;
}

/** Returns a fault. Shortens its detail to one line of at most 200 characters. */
export const storageFault = (reason: StorageReason, detail: string | null = null): StorageFault => ({
  reason,
  detail: detail && singleLine(detail).slice(0, MAX_LENGTH).replace(LONE_SURROGATE, ""),
});

/** Returns the fault that a storage's response indicates; null for success. */
export function faultIn(sent: Sent): StorageFault | null {
  if (sent.kind === "refused") return storageFault("address");
  if (sent.kind === "silent") return storageFault("silent", sent.reason);
  const { status } = sent;
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 403) return storageFault("credentials");
  if (status === 404) return storageFault("place");
  // The bucket is in another region.
  if (status === 301 || status === 307) return storageFault("region");
  return status === 507 ? storageFault("full") : storageFault("answer", String(status));
}

/** Runs a test or an upload, and returns its fault. An invalid URL results in the fault `address`. */
export async function orInvalidAddress(
  check: () => Promise<StorageFault | null>,
): Promise<StorageFault | null> {
  try {
    return await check();
  } catch (error) {
    if (codeOf(error) === "ERR_INVALID_URL") return storageFault("address");
    throw error;
  }
}
