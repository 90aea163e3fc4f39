import type { StorageReason } from "../../openapi/generated/console.ts";
import { codeOf } from "../egress/external-address.ts";
import type { Sent } from "../egress/send-external.ts";
import { singleLine } from "../mail/format-email.ts";

/** Characters of a storage's message that are kept. */
const MOST = 200;
/** A lone surrogate at the cut. */
const HALF_A_SIGN = /[\ud800-\udbff]$/u;

/** Why a storage did not take what it was given, or does not let us in. */
export interface StorageFault {
  readonly reason: StorageReason;
  /** The storage's message, if it is more than a code. */
  readonly detail: string | null;
}

/** Returns a fault with the storage's message, shortened to one line that can be stored. */
export const storageFault = (reason: StorageReason, detail: string | null = null): StorageFault => ({
  reason,
  detail: detail && singleLine(detail).slice(0, MOST).replace(HALF_A_SIGN, ""),
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

/** Returns the fault found, or that the entered address is invalid. */
export async function orInvalidAddress(
  find: () => Promise<StorageFault | null>,
): Promise<StorageFault | null> {
  try {
    return await find();
  } catch (error) {
    if (codeOf(error) === "ERR_INVALID_URL") return storageFault("address");
    throw error;
  }
}
