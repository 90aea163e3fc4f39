import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import { type MemberWords, wordsIn } from "./described-resource.ts";
import type { MembersSpec, RowsSpec } from "../../records/record/resource-spec.ts";
import { rowsIn } from "./listed-values.ts";

type Row = Readonly<Record<string, unknown>>;

/** A member of a row. */
export interface Part {
  readonly member: string;
  /** The word for it, with the colon of the language; "" where it speaks for itself. */
  readonly label: string;
  readonly words: string;
  /** True for user input, which may contain separators. */
  readonly typed: boolean;
}

/** A row for display: its name and its other members. */
export interface DescribedRow {
  /** Its place among the others, from 0. */
  readonly place: number;
  readonly head: Part;
  readonly rest: readonly Part[];
  /** Separator; "" if rows have a single member. */
  readonly between: string;
}

/** Formats a member as text. */
type TextOf<Shown> = (row: Row, member: string, shown: Shown) => string;

/** Returns the rows of a list with all their content: different rows never look the same. */
export function describeRows<
  Shown extends {
    readonly said: MembersSpec;
    readonly text: MemberWords;
    readonly say: TranslationFunctions;
  },
>(value: unknown, member: string, shown: Shown, textOf: TextOf<Shown>): readonly DescribedRow[] {
  const said = shown.said.rows[member];
  const text = shown.text.rows?.[member];
  if (!said || !text) return [];
  const within = { ...shown, said, text };
  const first = headOf(said);
  const colon = shown.say.records.rows.colon();
  const between = said.members.length === 1 ? "" : isPair(said) ? colon : " · ";
  const partOf = (row: Row, one: string): Part[] => {
    const word = wordsIn(text.fields[one]) ?? one;
    const label = `${word}${colon}`;
    const kind = said.kinds[one];
    if (kind === "boolean")
      return row[one] === true ? [{ member: one, label: "", words: word, typed: false }] : [];
    if (kind === "rows") {
      const inner = describeRows(row[one], one, within, textOf).map(inLine);
      return inner.length === 0 ? [] : [{ member: one, label, words: inner.join(", "), typed: false }];
    }
    if (kind === "texts")
      return Array.isArray(row[one]) && row[one].length > 0
        ? [
            {
              member: one,
              label,
              words: row[one].map((each) => exact(String(each), IN_LINE)).join(", "),
              typed: false,
            },
          ]
        : [];
    const words = textOf(row, one, within);
    if (words === "") return [];
    const own = text.values?.[one]?.({ value: words });
    return [
      {
        member: one,
        label: own || speaksForItself(said, one) ? "" : label,
        words: own || words,
        typed: kind === "text",
      },
    ];
  };
  return rowsIn(value).map((row, at) => {
    const [head = { member: first, label: "", words: text.one({ number: at + 1 }), typed: false }, ...rest] =
      [first, ...said.members.filter((one) => one !== first)].flatMap((one) => partOf(row, one));
    return { place: at, head, rest, between };
  });
}

/** The member that rows are called by: what people read, else the first that is never empty. */
const headOf = ({ members, defaults }: RowsSpec): string =>
  members.find((one) => one === "label") ?? members.find((one) => !(one in defaults)) ?? members[0] ?? "";

/** Returns true for rows of a name and a value, which are written as a pair. */
const isPair = ({ members, kinds }: RowsSpec): boolean =>
  members.length === 2 && members.every((one) => kinds[one] === "text");

/**
 * Returns true if a member needs no label: it is always present, or the only optional one. Numbers always
 * need one.
 */
function speaksForItself({ members, kinds, defaults }: RowsSpec, member: string): boolean {
  if (kinds[member] === "integer" || kinds[member] === "number") return false;
  const mayBeEmpty = (one: string) => one in defaults && (kinds[one] !== "choice" || defaults[one] === null);
  return !mayBeEmpty(member) || members.filter(mayBeEmpty).length === 1;
}

/** Returns each row as one text. User input that contains separators is quoted. */
export const rowTexts = (rows: readonly DescribedRow[]): string[] =>
  rows.map(({ head, rest, between }) =>
    [head, ...rest].map((part) => written(part, between === "" ? ALONE : PARTED)).join(between),
  );

/** Returns the name of a row on its own. */
export const headText = ({ head }: DescribedRow): string => written({ ...head, typed: false }, ALONE);

/** Returns another member of a row, between separators. */
export const restText = (part: Part): string => written(part, PARTED);

/** A row among others in one line. */
const inLine = ({ head, rest }: DescribedRow): string =>
  `${written(head, IN_LINE)}${rest.length === 0 ? "" : ` (${rest.map((part) => written(part, IN_LINE)).join(", ")})`}`;

const ALONE = /^"|[\n\r]/;
const PARTED = /^"|[\n\r]| ·|· |: /;
const IN_LINE = /^"|[\n\r]| ·|· |: |[(),]/;

const written = ({ label, words, typed }: Part, signs: RegExp): string =>
  `${label}${typed ? exact(words, signs) : words}`;

const exact = (words: string, signs: RegExp): string =>
  signs.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
