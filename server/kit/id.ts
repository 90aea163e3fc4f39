import { randomBytes } from "node:crypto";

/** A new `_id`: 24 hex characters, the first eight of them the second (ms / 1000) at which it was made. */
export const newId = (now: number): string =>
  Math.floor(now / 1000)
    .toString(16)
    .padStart(8, "0") + randomBytes(8).toString("hex");
