import type { WorstBy } from "../../../../streams/replay/timeline/hours.ts";

/** What hours can be ordered by, as it is offered. */
export const WORST_ORDERS: readonly WorstBy[] = ["missed", "abandoned", "longest-wait", "waiting"];
