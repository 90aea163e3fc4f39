import { utils } from "sheetjs-ce";
import type { Locales, TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import { plainText } from "../../../../openapi/formats/plain-text.ts";
import { clockAt } from "../../../services/zoned-clock.ts";
import { operatorWords, valueWords } from "../../../ui/filter-field.ts";
import { CSV_SIGNS } from "../../cells/csv-signs.ts";
import { readMatches } from "./read-matches.ts";
import { sheetOf, type Cell, type Sheet } from "./sheet-of.ts";
import { MOST_WRITTEN, type ViewToWrite } from "./view-to-write.ts";
import { writeXlsx } from "./write-xlsx.ts";

interface Writer {
  readonly say: TranslationFunctions;
  readonly locale: Locales;
  /** Account of the records; times are written in its time zone. */
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

/**
 * Reads the matching records up to the limit and writes a file. The file's name contains the date, and states
 * whether the file is incomplete. Rejects with a ReadError.
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
      ? writeCsv(sheet, CSV_SIGNS[locale])
      : writeXlsx([
          { name: view.title, ...sheet },
          { name: text.about(), heads: [text.list(), view.title], rows: about },
        ]);
  return { file, name: `${name}.${view.kind}`, count: rows.length };
}

/** Returns a title as part of a file name: letters and digits of any script, and dashes. */
const slugOf = (title: string, locale: Locales): string =>
  title
    .toLocaleLowerCase(locale)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** Lists the search, filters and sort order of a view, with the labels of the interface. */
function aboutView(
  { view, sort, all, fields, words }: Pick<ViewToWrite<never>, "view" | "sort" | "all" | "fields" | "words">,
  say: TranslationFunctions,
): readonly (readonly [name: string, value: string])[] {
  const text = say.lists.file;
  const head = all.find(({ id }) => id === sort.field)?.header ?? sort.field;
  return [
    ...(view.search === "" ? [] : [[text.search(), view.search] as const]),
    ...view.filters.flatMap((filter) => {
      const field = fields.find((one) => one.field === filter.field);
      return field
        ? [
            [
              `${field.label} ${operatorWords(field, filter.operator, words)}`,
              valueWords(field, filter, words),
            ] as const,
          ]
        : [];
    }),
    [text.sorted(), (sort.descending ? text.descending : text.ascending)({ head })],
  ];
}

/** Separators of cells and of decimals that spreadsheets expect in a language. */
interface CsvSigns {
  readonly between: "," | ";";
  readonly decimal: "." | ",";
}

/** Byte order mark, by which spreadsheets recognize UTF-8. */
const MARK = "\uFEFF";

/**
 * Writes a sheet as CSV. Every cell is quoted, dates and times are in ISO 8601, and texts that look like
 * formulas are escaped.
 */
export function writeCsv({ heads, rows }: Sheet, { between, decimal }: CsvSigns): Blob {
  const written = (cell: Cell): string => {
    if (cell === null) return "";
    if (typeof cell === "number") return String(cell).replace(".", decimal);
    if (typeof cell === "string") return plainText(cell);
    return "day" in cell ? cell.day : cell.clock.replace("T", " ");
  };
  const text = utils.sheet_to_csv(
    utils.aoa_to_sheet([heads.map(plainText), ...rows.map((row) => row.map(written))]),
    { FS: between, RS: "\r\n", forceQuotes: true, blankrows: true },
  );
  return new Blob([MARK, text], { type: "text/csv;charset=utf-8" });
}
