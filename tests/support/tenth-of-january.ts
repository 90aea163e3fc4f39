import { dayOfJanuary } from "./january.ts";

let cached: ReturnType<typeof dayOfJanuary> | null = null;

/** The day of the worst hour of the month, as a recording; imported once for all files of a worker. */
export const tenthOfJanuary = (): ReturnType<typeof dayOfJanuary> =>
  (cached ??= dayOfJanuary("1999-01-10", "10 January"));
