import type { DESCRIBED } from "../../../openapi/generated/described.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { BodySchema } from "../form/body-faults.ts";

type Said = () => string;
type Named = (named: { name: string }) => string;

/** What the texts have to say for a resource. */
export interface DescribedWords {
  readonly title: Said;
  readonly search: Said;
  readonly empty: { readonly title: Said; readonly text: Said };
  readonly create: Said;
  readonly edit: Named;
  readonly remove: Named;
  readonly removeText: Said;
  readonly removed: Named;
  readonly fields: Readonly<Record<string, Said>>;
  readonly hints: Readonly<Record<string, Said>>;
  /** What is wrong with a member, by its name and the code of the fault, where the usual words would not say enough. */
  readonly faults: Readonly<Record<string, Readonly<Record<string, Said>>>>;
  readonly choices: Readonly<Record<string, Readonly<Record<string, Said>>>>;
  /** Of the parts of a long form. */
  readonly sections?: Readonly<Record<string, Said>>;
}

type Records = TranslationFunctions["records"];
/** The names under which the texts say all of this. */
type WordsName = { [Name in keyof Records]: Records[Name] extends DescribedWords ? Name : never }[keyof Records];

/** What a page shows of one resource. All else follows from the contract: which members there are, and what they may be. */
export interface DescribedResource {
  readonly of: keyof typeof DESCRIBED;
  readonly words: WordsName;
  /** What a new one has to keep. */
  readonly body: BodySchema;
  /** The member by which people call one. */
  readonly title: string;
  /** Columns that are not as wide as there is room, in pixels. */
  readonly widths: Readonly<Record<string, number>>;
  /** Members of more than one line. */
  readonly long?: readonly string[];
  /** The columns that are shown unless somebody chooses others; all of them where nothing is said. */
  readonly usual?: readonly string[];
  /** The parts of its form, where it has many fields: each with a name that the words know. */
  readonly sections?: Readonly<Record<string, readonly string[]>>;
}

/** Words that may be there; the dictionary answers what it does not know with nothing. */
export const wordsIn = (words: Said | undefined): string | undefined => words?.() || undefined;

/** One record of any of these, as it is shown and written. */
export interface DescribedRecord extends Readonly<Record<string, unknown>> {
  readonly _id: string;
  readonly createdAt: string;
  readonly version: number;
}

/** A member as a text; "" where it is none. */
export const textIn = (record: Readonly<Record<string, unknown>>, member: string): string => {
  const value = record[member];
  return typeof value === "string" ? value : "";
};
