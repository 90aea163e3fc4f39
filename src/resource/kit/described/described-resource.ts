import type { ComponentType } from "react";
import type { DESCRIBED } from "../../../../openapi/generated/described.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import type { Filter } from "../../../ui/view-state.ts";
import type { Family } from "../../../ui/status-pill.tsx";
import type { CheckedBody } from "../../../../openapi/formats/checked-body.ts";
import type { RefusedFaults } from "../../records/form/use-record-form.ts";

type Said = () => string;
type Named = (named: { name: string }) => string;

/** Texts of members, by name. */
export interface MemberWords {
  readonly fields: Readonly<Record<string, Said>>;
  readonly hints: Readonly<Record<string, Said>>;
  /** Texts of faults, by member and fault code, where the general ones are not specific enough. */
  readonly faults: Readonly<Record<string, Readonly<Record<string, Said>>>>;
  /**
   * Marks of members without which a record can be saved and does not work yet, such as “Needed for
   * appointments”.
   */
  readonly neededFor?: Readonly<Record<string, Said>>;
  readonly choices: Readonly<Record<string, Readonly<Record<string, Said>>>>;
  /** Texts of members that are lists of rows. */
  readonly rows?: Readonly<Record<string, RowWords>>;
}

/** Texts of the rows of a list. */
export interface RowWords extends MemberWords {
  /** Name of a row by its number. */
  readonly one: (place: { number: number }) => string;
  readonly add: Said;
  /** Sentences for members, by name, where label and value would not read well. */
  readonly values?: Readonly<Record<string, (of: { value: string }) => string>>;
}

/** Texts of a removal. */
export interface RemovalTexts {
  readonly remove: Named;
  readonly removeText: Said;
  readonly removed: Named;
}

/** Texts of a resource; without removal texts if its records cannot be removed. */
export interface DescribedWords extends MemberWords, Partial<RemovalTexts> {
  readonly title: Said;
  readonly search: Said;
  readonly empty: { readonly title: Said; readonly text: Said };
  readonly create: Said;
  readonly edit: Named;
  /** Texts of further history events. */
  readonly changes?: Readonly<Record<string, Named>>;
  /** Names of the built-in views. */
  readonly views?: Readonly<Record<string, Said>>;
  /** Headings of form sections. */
  readonly sections?: Readonly<Record<string, Said>>;
}

type Records = TranslationFunctions["records"];
/** The names under which the texts say all of this. */
type WordsName = {
  [Name in keyof Records]: Records[Name] extends DescribedWords ? Name : never;
}[keyof Records];

/** Props of content below a form's fields. */
interface UnderProps {
  /** Current form values. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The one that is changed; none: a new one. */
  readonly record: DescribedRecord | undefined;
}

/** Props of content that validates values on the platform. */
export interface AskingProps extends UnderProps {
  /** Shows the platform's faults at their fields. */
  readonly refuse: (faults: RefusedFaults) => void;
}

/** Props of a custom field. */
export interface OwnFieldProps extends UnderProps {
  readonly name: string;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
}

/** Presentation of a resource. Everything else is derived from the contract: its members and their rules. */
export interface DescribedResource {
  readonly of: keyof typeof DESCRIBED;
  readonly words: WordsName;
  /** Schema of a new record, and its check. */
  readonly body: CheckedBody;
  /** The member by which people call one. */
  readonly title: string;
  /** Columns that are not as wide as there is room, in pixels. */
  readonly widths: Readonly<Record<string, number>>;
  /** Members of more than one line. */
  readonly long?: readonly string[];
  /** Default columns; all of them if absent. */
  readonly usual?: readonly string[];
  /** Built-in views as tabs, with keys of their names, in addition to the view of all records. */
  readonly views?: readonly { readonly key: string; readonly filters: readonly Filter[] }[];
  /** The parts of its form, where it has many fields: each with a name that the words know. */
  readonly sections?: Readonly<Record<string, readonly string[]>>;
  /** Columns of its page that are no members. */
  readonly besides?: readonly string[];
  /** Returns true if a row of a list has a member; all of them if absent. */
  readonly rowShows?: (row: Readonly<Record<string, unknown>>, member: string) => boolean;
  /**
   * Returns violations of rules that no schema can express: a place such as `fields/0/id`, and a code. The
   * platform applies the same rules, on the same day of the account.
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
  /** Custom fields of members whose input depends on other values. */
  readonly fields?: Readonly<Record<string, ComponentType<OwnFieldProps>>>;
  /** Custom presentation of members, in lists and details. */
  readonly shows?: Readonly<Record<string, ComponentType<{ readonly record: DescribedRecord }>>>;
  /** Members that systems write and no form asks for. */
  readonly unasked?: readonly string[];
  /** Content below the fields that depends on their values. */
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
