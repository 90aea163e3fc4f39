import type { Locales, TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { clockAt } from "../../services/zoned-clock.ts";
import { readMatches } from "../read-matches.ts";
import { aboutView } from "./about-view.ts";
import { sheetOf } from "./sheet-of.ts";
import { MOST_WRITTEN, type ViewToWrite } from "./view-to-write.ts";
import { writeCsv } from "./write-csv.ts";
import { writeXlsx } from "./write-xlsx.ts";

interface Writer {
  readonly say: TranslationFunctions;
  readonly locale: Locales;
  /** Whose records they are, and by whose clocks times are written. */
  readonly account: { readonly name: string; readonly timeZone: string };
  /** Wall time, ms. */
  readonly now: number;
  readonly signal: AbortSignal;
  readonly onRead: (read: number, total: number) => void;
}

interface WrittenFile {
  readonly file: Blob;
  readonly name: string;
  readonly count: number;
}

/** Where decimals follow a comma, spreadsheets expect semicolons between cells. */
const SIGNS = {
  en: { between: ",", decimal: "." },
  es: { between: ";", decimal: "," },
  fr: { between: ";", decimal: "," },
} as const;

/**
 * Reads all that a view matches, up to the limit, and writes it as a file whose name says when that was, and
 * whether there are more. Rejects with a ReadError.
 */
export async function writeView<Row>(
  view: ViewToWrite<Row>,
  { say, locale, account, now, signal, onRead }: Writer,
): Promise<WrittenFile> {
  let total = 0;
  const rows = await readMatches<Row>(
    async (part, stop) => {
      const answer = await view.read(part, stop);
      ({ total } = answer);
      return answer;
    },
    { keyOf: view.keyOf, most: MOST_WRITTEN, only: view.only, signal, onRead },
  );
  const text = say.lists.file;
  const isPicked = view.only !== undefined;
  const isCut = !isPicked && total > rows.length;
  const clock = clockAt(now, account.timeZone);
  const sheet = sheetOf(
    typeof view.columns === "function" ? view.columns(rows) : view.columns,
    rows,
    account.timeZone,
    {
      moment: (head) => text.moment({ head, zone: account.timeZone }),
      minutes: (head) => text.minutes({ head }),
      percent: (head) => text.percent({ head }),
    },
  );
  const name = [
    slugOf(view.title, locale),
    clock.slice(0, 10),
    ...(isPicked ? [text.pickedOfName()] : isCut ? [text.firstOfName({ count: String(rows.length) })] : []),
  ].join("-");
  const about = [
    [text.account(), account.name],
    [text.at({ zone: account.timeZone }), { clock }],
    ...aboutView(view, say),
    [
      text.records(),
      isPicked
        ? text.pickedOf({ count: rows.length, total })
        : isCut
          ? text.firstOf({ count: rows.length, total })
          : rows.length,
    ],
  ] as const;
  const file =
    view.kind === "csv"
      ? writeCsv(sheet, SIGNS[locale])
      : writeXlsx([
          { name: view.title, ...sheet },
          { name: text.about(), heads: [text.list(), view.title], rows: about },
        ]);
  return { file, name: `${name}.${view.kind}`, count: rows.length };
}

/** A title as part of a file's name: letters and figures of any script, and dashes. */
const slugOf = (title: string, locale: Locales): string =>
  title
    .toLocaleLowerCase(locale)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
