import type { ComponentType } from "react";
import type { DESCRIBED } from "../../../../openapi/generated/described.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import type { Filter } from "../../../ui/view-state.ts";
import type { Family } from "../../../ui/status-pill.tsx";
import type { CheckedBody } from "../../../../openapi/formats/checked-body.ts";
import type { RefusedFaults } from "../../records/form/use-record-form.ts";

type Text = () => string;
type Named = (named: { name: string }) => string;

/** Texts of members (the fields of a record), by name. */
export interface MemberWords {
  readonly fields: Readonly<Record<string, Text>>;
  readonly hints: Readonly<Record<string, Text>>;
  /** Texts of faults, by member and fault code, where the general ones are not specific enough. */
  readonly faults: Readonly<Record<string, Readonly<Record<string, Text>>>>;
  /**
   * Marks of members that are optional for saving but necessary for using a record, such as “Needed for
   * appointments”.
   */
  readonly neededFor?: Readonly<Record<string, Text>>;
  readonly choices: Readonly<Record<string, Readonly<Record<string, Text>>>>;
  /** Texts of members that are lists of rows. */
  readonly rows?: Readonly<Record<string, RowWords>>;
}

/** Texts of the rows of a list. */
export interface RowWords extends MemberWords {
  /** Name of a row by its number. */
  readonly one: (place: { number: number }) => string;
  readonly add: Text;
  /** Sentences by member, for members whose label and value do not read well together. */
  readonly values?: Readonly<Record<string, (of: { value: string }) => string>>;
}

/** Texts of a removal. */
export interface RemovalTexts {
  readonly remove: Named;
  readonly removeText: Text;
  readonly removed: Named;
}

/** Texts of a resource; without removal texts if its records cannot be removed. */
export interface DescribedWords extends MemberWords, Partial<RemovalTexts> {
  readonly title: Text;
  readonly search: Text;
  readonly empty: { readonly title: Text; readonly text: Text };
  readonly create: Text;
  readonly edit: Named;
  /** Texts of history events, by event type, where the general ones are not specific enough. */
  readonly changes?: Readonly<Record<string, Named>>;
  /** Names of the built-in views. */
  readonly views?: Readonly<Record<string, Text>>;
  /** Headings of form sections. */
  readonly sections?: Readonly<Record<string, Text>>;
}

type Records = TranslationFunctions["records"];
/** Keys of the resource texts in the translations. */
type WordsName = {
  [Name in keyof Records]: Records[Name] extends DescribedWords ? Name : never;
}[keyof Records];

/** Props of content below a form's fields. */
interface UnderProps {
  /** Current form values. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Record to change; undefined for a new one. */
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
  /** Member that names a record. */
  readonly title: string;
  /** Widths of columns by id, in px. Other columns share the remaining space. */
  readonly widths: Readonly<Record<string, number>>;
  /** Members with several lines of text. */
  readonly long?: readonly string[];
  /** Default columns; all of them if absent. */
  readonly usual?: readonly string[];
  /**
   * Built-in views, shown as tabs in addition to the tab of all records. `key` is the key of the view's name
   * in the texts.
   */
  readonly views?: readonly { readonly key: string; readonly filters: readonly Filter[] }[];
  /** Sections of a form with many fields: members by the section's key in the texts. */
  readonly sections?: Readonly<Record<string, readonly string[]>>;
  /** Ids of columns that show no member. */
  readonly besides?: readonly string[];
  /** Returns true if a row of a list shows a member; by default every row shows all. */
  readonly rowShows?: (row: Readonly<Record<string, unknown>>, member: string) => boolean;
  /**
   * Returns violations of rules beyond the schema: a place such as `fields/0/id`, and a fault code. The
   * platform applies the same rules. `today` is the current day in the account's time zone.
   */
  readonly faults?: (
    values: Readonly<Record<string, unknown>>,
    today: string,
  ) => readonly { readonly at: string; readonly code: string }[];
  /**
   * Returns the members that `faults` requires for these values, although the schema does not. Members of
   * rows are paths, such as `fields/options`.
   */
  readonly needs?: (values: Readonly<Record<string, unknown>>) => readonly string[];
  /** Color family of each choice, by member, for members that are states. */
  readonly states?: Readonly<Record<string, Readonly<Record<string, Family>>>>;
  /** Custom fields of members whose input depends on other values. */
  readonly fields?: Readonly<Record<string, ComponentType<OwnFieldProps>>>;
  /** Custom presentation of members, in lists and details. */
  readonly shows?: Readonly<Record<string, ComponentType<{ readonly record: DescribedRecord }>>>;
  /** Members that systems write and that no form shows. */
  readonly unasked?: readonly string[];
  /** Content below the fields that depends on their values. */
  readonly Under?: ComponentType<AskingProps>;
}

/** Returns an optional text; undefined if there is none. The translations return "" for unknown keys. */
export const wordsIn = (words: Text | undefined): string | undefined => words?.() || undefined;

/** A record of any described resource. */
export interface DescribedRecord extends Readonly<Record<string, unknown>> {
  readonly _id: string;
  readonly createdAt: string;
  readonly version: number;
}

/** Returns a text member; "" for other values. */
export const textIn = (record: Readonly<Record<string, unknown>>, member: string): string => {
  const value = record[member];
  return typeof value === "string" ? value : "";
};
