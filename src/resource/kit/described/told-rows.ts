import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import { type MemberWords, wordsIn } from "./described-resource.ts";
import type { MembersSaid, RowsSaid } from "../../records/record/said.ts";
import { rowsIn } from "./listed-values.ts";

type Row = Readonly<Record<string, unknown>>;

/** Something that a row says. */
export interface Part {
  readonly member: string;
  /** The word for it, with the colon of the language; "" where it speaks for itself. */
  readonly label: string;
  readonly words: string;
  /** Somebody typed it, so that it may hold what parts are told apart by. */
  readonly typed: boolean;
}

/** A row as people read it: what it is called by, and what else it says. */
export interface ToldRow {
  /** Its place among the others, from 0. */
  readonly place: number;
  readonly head: Part;
  readonly rest: readonly Part[];
  /** What stands between them; "" where rows have one member alone. */
  readonly between: string;
}

/** How a member is told as one text. */
type TextOf<Shown> = (row: Row, member: string, shown: Shown) => string;

/** The rows of a list, each with all that it says: two that differ are never told as one. */
export function toldRows<
  Shown extends {
    readonly said: MembersSaid;
    readonly text: MemberWords;
    readonly say: TranslationFunctions;
  },
>(value: unknown, member: string, shown: Shown, textOf: TextOf<Shown>): readonly ToldRow[] {
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
      const inner = toldRows(row[one], one, within, textOf).map(inLine);
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
    const own = text.told?.[one]?.({ value: words });
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
const headOf = ({ members, defaults }: RowsSaid): string =>
  members.find((one) => one === "label") ?? members.find((one) => !(one in defaults)) ?? members[0] ?? "";

/** A name and its value stand together as people write them. */
const isPair = ({ members, kinds }: RowsSaid): boolean =>
  members.length === 2 && members.every((one) => kinds[one] === "text");

/**
 * Returns true if nobody has to be told what a member is: it is always there, or nothing else may be there besides.
 * Numbers say nothing by themselves.
 */
function speaksForItself({ members, kinds, defaults }: RowsSaid, member: string): boolean {
  if (kinds[member] === "integer" || kinds[member] === "number") return false;
  const mayBeEmpty = (one: string) => one in defaults && (kinds[one] !== "choice" || defaults[one] === null);
  return !mayBeEmpty(member) || members.filter(mayBeEmpty).length === 1;
}

/** Each row as one text. What somebody typed stands in quotes where it holds what parts are told apart by. */
export const rowTexts = (rows: readonly ToldRow[]): string[] =>
  rows.map(({ head, rest, between }) =>
    [head, ...rest].map((part) => written(part, between === "" ? ALONE : PARTED)).join(between),
  );

/** What a row is called by, where it stands for itself. */
export const headText = ({ head }: ToldRow): string => written({ ...head, typed: false }, ALONE);

/** Something that a row says besides, where others stand around it. */
export const restText = (part: Part): string => written(part, PARTED);

/** A row among others in one line. */
const inLine = ({ head, rest }: ToldRow): string =>
  `${written(head, IN_LINE)}${rest.length === 0 ? "" : ` (${rest.map((part) => written(part, IN_LINE)).join(", ")})`}`;

const ALONE = /^"|[\n\r]/;
const PARTED = /^"|[\n\r]| ·|· |: /;
const IN_LINE = /^"|[\n\r]| ·|· |: |[(),]/;

const written = ({ label, words, typed }: Part, signs: RegExp): string =>
  `${label}${typed ? exact(words, signs) : words}`;

const exact = (words: string, signs: RegExp): string =>
  signs.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
