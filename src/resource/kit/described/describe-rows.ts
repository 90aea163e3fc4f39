import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import { type MemberWords, wordsIn } from "./described-resource.ts";
import type { MembersSpec, RowsSpec } from "../../records/record/resource-spec.ts";
import { rowsIn } from "./listed-values.ts";

type Row = Readonly<Record<string, unknown>>;

/** A member of a row for display. */
export interface Part {
  readonly member: string;
  /** Label with the colon of the language; "" if the value needs no label. */
  readonly label: string;
  readonly words: string;
  /** True for user input, which may contain separators. */
  readonly typed: boolean;
}

/** A row for display: its name and its other members. */
export interface DescribedRow {
  /** Index of the row, from 0. */
  readonly place: number;
  readonly head: Part;
  readonly rest: readonly Part[];
  /** Separator between the members; "" if rows have a single member. */
  readonly between: string;
}

/** Formats a member as text. */
type TextOf<Shown> = (row: Row, member: string, shown: Shown) => string;

/** Formats the rows of a list completely, so that different rows never look the same. */
export function describeRows<
  Shown extends {
    readonly spec: MembersSpec;
    readonly text: MemberWords;
    readonly say: TranslationFunctions;
  },
>(value: unknown, member: string, shown: Shown, textOf: TextOf<Shown>): readonly DescribedRow[] {
  const spec = shown.spec.rows[member];
  const text = shown.text.rows?.[member];
  if (!spec || !text) return [];
  const within = { ...shown, spec, text };
  const first = headOf(spec);
  const colon = shown.say.records.rows.colon();
  const between = spec.members.length === 1 ? "" : isPair(spec) ? colon : " · ";
  const partOf = (row: Row, one: string): Part[] => {
    const word = wordsIn(text.fields[one]) ?? one;
    const label = `${word}${colon}`;
    const kind = spec.kinds[one];
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
        label: own || needsNoLabel(spec, one) ? "" : label,
        words: own || words,
        typed: kind === "text",
      },
    ];
  };
  return rowsIn(value).map((row, at) => {
    const [head = { member: first, label: "", words: text.one({ number: at + 1 }), typed: false }, ...rest] =
      [first, ...spec.members.filter((one) => one !== first)].flatMap((one) => partOf(row, one));
    return { place: at, head, rest, between };
  });
}

/**
 * Returns the member that names a row: `label`, otherwise the first member without a default, otherwise the
 * first member.
 */
const headOf = ({ members, defaults }: RowsSpec): string =>
  members.find((one) => one === "label") ?? members.find((one) => !(one in defaults)) ?? members[0] ?? "";

/** Returns true for rows of a name and a value, which are written as a pair. */
const isPair = ({ members, kinds }: RowsSpec): boolean =>
  members.length === 2 && members.every((one) => kinds[one] === "text");

/**
 * Returns true if a member needs no label: if it is always present, or is the only optional member. Numbers
 * always need a label.
 */
function needsNoLabel({ members, kinds, defaults }: RowsSpec, member: string): boolean {
  if (kinds[member] === "integer" || kinds[member] === "number") return false;
  const mayBeEmpty = (one: string) => one in defaults && (kinds[one] !== "choice" || defaults[one] === null);
  return !mayBeEmpty(member) || members.filter(mayBeEmpty).length === 1;
}

/** Returns each row as one text. User input that contains separators is quoted. */
export const rowTexts = (rows: readonly DescribedRow[]): string[] =>
  rows.map(({ head, rest, between }) =>
    [head, ...rest].map((part) => written(part, between === "" ? ALONE : PARTED)).join(between),
  );

/** Formats the name of a row for an element of its own, where it never needs quotes. */
export const headText = ({ head }: DescribedRow): string => written({ ...head, typed: false }, ALONE);

/** Formats a member other than the name, between separators. */
export const restText = (part: Part): string => written(part, PARTED);

/** Formats a row that shares its line with other rows. */
const inLine = ({ head, rest }: DescribedRow): string =>
  `${written(head, IN_LINE)}${rest.length === 0 ? "" : ` (${rest.map((part) => written(part, IN_LINE)).join(", ")})`}`;

const ALONE = /^"|[\n\r]/;
const PARTED = /^"|[\n\r]| ·|· |: /;
const IN_LINE = /^"|[\n\r]| ·|· |: |[(),]/;

const written = ({ label, words, typed }: Part, signs: RegExp): string =>
  `${label}${typed ? exact(words, signs) : words}`;

const exact = (words: string, signs: RegExp): string =>
  signs.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
