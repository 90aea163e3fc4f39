import { anonymousBank } from "../../server/import/anonymous-bank.ts";
import { importLog } from "../../server/import/import-log.ts";
import { linesOf } from "../../server/import/lines.ts";
import { JANUARY } from "./recorded-data.ts";

/** Where the calls of that month came in. */
const BANK_ZONE = "Asia/Jerusalem";

/** The day of the worst hour of the month, as a recording. */
export const tenthOfJanuary = () => importLog(linesOf(JANUARY), { adapter: anonymousBank(BANK_ZONE), as: "anonymous-bank", log: "january", name: "10 January", zone: BANK_ZONE, day: "1999-01-10" });
