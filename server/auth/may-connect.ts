import { isInRange } from "../../openapi/formats/ip-range.ts";

/** Whether somebody whom these ranges name may connect from an address; whom none names may from anywhere. */
export const mayConnect = (ranges: readonly string[], address: string): boolean =>
  ranges.length === 0 || ranges.some((range) => isInRange(range, address));
