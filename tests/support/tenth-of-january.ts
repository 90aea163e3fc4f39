import { dayOfJanuary, once } from "./january.ts";

/** The day of the worst hour of the month, as a recording. */
export const tenthOfJanuary = once(() => dayOfJanuary("1999-01-10", "10 January"));
