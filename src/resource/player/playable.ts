import type { Recording } from "../../../openapi/generated/console.ts";

/** Returns true if a recording can be played: it is complete, and its media are stored on this platform. */
export const isPlayable = ({ status, hot }: Recording): boolean =>
  hot === true && (status === "pending" || status === "approved" || status === "rejected");
