import type { ComponentType } from "react";
import type { DESCRIBED } from "../../../../openapi/generated/described.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import type { Filter } from "../../../ui/view-state.ts";
import type { Family } from "../../../ui/status-pill.tsx";
import type { BodySchema } from "../../records/form/body-faults.ts";
import type { RefusedFaults } from "../../records/form/use-record-form.ts";

type Said = () => string;
type Named = (named: { name: string }) => string;

/** What the texts say of members, by their names. */
export interface MemberWords {
  readonly fields: Readonly<Record<string, Said>>;
  readonly hints: Readonly<Record<string, Said>>;
  /**
   * What is wrong with a member, by its name and the code of the fault, where the usual words would not say
   * enough.
   */
  readonly faults: Readonly<Record<string, Readonly<Record<string, Said>>>>;
  /**
   * Marks of members without which a record can be saved and does not work yet, such as “Needed for
   * appointments”.
   */
  readonly neededFor?: Readonly<Record<string, Said>>;
  readonly choices: Readonly<Record<string, Readonly<Record<string, Said>>>>;
  /** Of members that are lists of rows. */
  readonly rows?: Readonly<Record<string, RowWords>>;
}

/** What the texts say of the rows of a list. */
export interface RowWords extends MemberWords {
  /** What one is called by its place. */
  readonly one: (place: { number: number }) => string;
  readonly add: Said;
  /** How members are told, by their names, where the word for one and its value would not read well. */
  readonly told?: Readonly<Record<string, (of: { value: string }) => string>>;
}

/** What the texts say of the removal of one. */
export interface RemovalTexts {
  readonly remove: Named;
  readonly removeText: Said;
  readonly removed: Named;
}

/** What the texts have to say for a resource; nothing of a removal where none of its records goes. */
export interface DescribedWords extends MemberWords, Partial<RemovalTexts> {
  readonly title: Said;
  readonly search: Said;
  readonly empty: { readonly title: Said; readonly text: Said };
  readonly create: Said;
  readonly edit: Named;
  /** What happens to one besides that it is changed. */
  readonly told?: Readonly<Record<string, Named>>;
  /** Of the views that the list has by itself. */
  readonly views?: Readonly<Record<string, Said>>;
  /** Of the parts of a long form. */
  readonly sections?: Readonly<Record<string, Said>>;
}

type Records = TranslationFunctions["records"];
/** The names under which the texts say all of this. */
type WordsName = {
  [Name in keyof Records]: Records[Name] extends DescribedWords ? Name : never;
}[keyof Records];

/** What a form tells what stands under its fields. */
interface UnderProps {
  /** As they are typed. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The one that is changed; none: a new one. */
  readonly record: DescribedRecord | undefined;
}

/** The same of what asks the platform about what is typed. */
export interface AskingProps extends UnderProps {
  /** Puts to its fields what the platform said of them. */
  readonly refuse: (faults: RefusedFaults) => void;
}

/** What a field is given that takes the place of the usual one. */
export interface OwnFieldProps extends UnderProps {
  readonly name: string;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
}

/**
 * What a page shows of one resource. All else follows from the contract: which members there are, and what
 * they may be.
 */
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
  /**
   * Views that the list has by itself, as tabs, besides that of all: each with a name that the words know.
   */
  readonly views?: readonly { readonly key: string; readonly filters: readonly Filter[] }[];
  /** The parts of its form, where it has many fields: each with a name that the words know. */
  readonly sections?: Readonly<Record<string, readonly string[]>>;
  /** Columns of its page that are no members. */
  readonly besides?: readonly string[];
  /** True if a row of a list has a member; all of them where nothing is said. */
  readonly rowShows?: (row: Readonly<Record<string, unknown>>, member: string) => boolean;
  /**
   * What of a record no schema can say: where it breaks a rule, such as `fields/0/id`, and which. The
   * platform asks the same, on the same day of the account.
   */
  readonly faults?: (
    values: Readonly<Record<string, unknown>>,
    today: string,
  ) => readonly { readonly at: string; readonly code: string }[];
  /**
   * Members that `faults` asks for beside these values, though the schema does not; those of rows as paths,
   * such as `fields/options`.
   */
  readonly needs?: (values: Readonly<Record<string, unknown>>) => readonly string[];
  /** Members that are states, and the family that each of their choices is drawn in. */
  readonly states?: Readonly<Record<string, Readonly<Record<string, Family>>>>;
  /** Members that are typed into otherwise than their kind says: their fields follow what else is typed. */
  readonly fields?: Readonly<Record<string, ComponentType<OwnFieldProps>>>;
  /** Members that are shown otherwise than their kind says, in lists and with the record. */
  readonly shows?: Readonly<Record<string, ComponentType<{ readonly record: DescribedRecord }>>>;
  /** Members that systems write and no form asks for. */
  readonly unasked?: readonly string[];
  /** What stands under its fields, and follows what is typed. */
  readonly Under?: ComponentType<AskingProps>;
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
