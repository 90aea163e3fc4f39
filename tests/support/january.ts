import { anonymousBank } from "../../streams/import/anonymous-bank.ts";
import { importLog } from "../../streams/import/import-log.ts";
import { linesOf } from "../../server/recording-file/lines.ts";
import { JANUARY } from "./recorded-data.ts";

/** The time zone of the bank whose calls these are. */
export const BANK_ZONE = "Asia/Jerusalem";

type Imported = ReturnType<typeof importLog>;

const imported = (name: string, day?: string): Imported =>
  importLog(linesOf(JANUARY), {
    adapter: anonymousBank(BANK_ZONE),
    as: "anonymous-bank",
    log: "january",
    name,
    zone: BANK_ZONE,
    day,
  });

/** Imports the month of real calls as a recording. */
export const wholeJanuary = (): Imported => imported("january");

/** Imports one day of the month, yyyy-mm-dd, as a recording. */
export const dayOfJanuary = (day: string, name = `january ${day}`): Imported => imported(name, day);
