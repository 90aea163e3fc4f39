import { randomBytes } from "node:crypto";

/** Returns a new `_id`: 24 hex characters. The first eight are the time of creation in seconds since 1970. */
export const newId = (now: number): string =>
  Math.floor(now / 1000)
    .toString(16)
    .padStart(8, "0") + randomBytes(8).toString("hex");
