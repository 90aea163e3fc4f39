import type { StorageReason } from "../../openapi/generated/console.ts";
import { codeOf } from "../egress/outside-address.ts";
import type { Sent } from "../egress/send-outside.ts";
import { inLine } from "../mail/lay-out.ts";

/** How much (characters) of what a storage said is kept. */
const MOST = 200;
/** What is left at an end of a sign of two halves. */
const HALF_A_SIGN = /[\ud800-\udbff]$/u;

/** Why a storage did not take what it was given, or does not let us in. */
export interface StorageFault {
  readonly reason: StorageReason;
  /** What it said, where that is more than a code. */
  readonly detail: string | null;
}

/** What a storage said may be anything: as much of it as can be kept, in one line. */
export const storageFault = (reason: StorageReason, detail: string | null = null): StorageFault => ({
  reason,
  detail: detail && inLine(detail).slice(0, MOST).replace(HALF_A_SIGN, ""),
});

/** What is wrong by what a storage answered; nothing where it did what was asked. */
export function faultIn(sent: Sent): StorageFault | null {
  if (sent.kind === "refused") return storageFault("address");
  if (sent.kind === "silent") return storageFault("silent", sent.reason);
  const { status } = sent;
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 403) return storageFault("credentials");
  if (status === 404) return storageFault("place");
  // A bucket that stands elsewhere.
  if (status === 301 || status === 307) return storageFault("region");
  return status === 507 ? storageFault("full") : storageFault("answer", String(status));
}

/** The fault that was found, or that what somebody said of the place is no address at all. */
export async function unlessNowhere(find: () => Promise<StorageFault | null>): Promise<StorageFault | null> {
  try {
    return await find();
  } catch (error) {
    if (codeOf(error) === "ERR_INVALID_URL") return storageFault("address");
    throw error;
  }
}
