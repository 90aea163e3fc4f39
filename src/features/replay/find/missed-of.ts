import type { Offered } from "../../../../streams/replay/timeline/stretches.ts";

/** How many were not served in time: answered late, or gone. */
export const missedOf = ({ offered, inTime }: Offered): number => offered - inTime;
