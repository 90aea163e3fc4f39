import type { Condition } from "../../openapi/formats/when-holds.ts";
import { DESCRIBED } from "../../openapi/generated/described.ts";

type Values = Readonly<Record<string, unknown>>;

/** Kind of a member: determines how it is stored, sorted and filtered. */
export type MemberKind =
  | "text"
  | "choice"
  | "integer"
  | "number"
  | "boolean"
  | "date"
  | "moment"
  | "reference"
  | "references"
  | "texts"
  | "choices"
  | "secret"
  | "rows"
  | "week"
  | "zone";

/** Description of the rows of a member that is a list of objects. */
export interface DescribedRows {
  readonly members: readonly string[];
  readonly kinds: Readonly<Record<string, MemberKind>>;
  /** Defaults of absent members. */
  readonly defaults: Values;
  /** Members that are lists of rows themselves. */
  readonly rows: Readonly<Record<string, DescribedRows>>;
}

/** The schema that a member references, and the effect of removing a referenced record. */
interface RefersTo {
  readonly one: string;
  /**
   * `keeps`: the id stays, without a record. `refuses`: the removal is refused. `leaves`: the reference is
   * removed. `narrows`: the reference is removed, unless it is the last one of its list. Then the removal is
   * refused, because an empty list would mean all.
   */
  readonly removal: "keeps" | "refuses" | "leaves" | "narrows";
  /**
   * Condition under which a referencing record loses the reference. Other records keep the id, because they
   * describe the past.
   */
  readonly while?: Condition;
  /** Condition that referenced records must meet. */
  readonly among?: Condition;
}

/** Description of a resource in the contract, apart from the shape of its records. */
export interface Described {
  /** Schema name, from which operation ids are derived: `Tag`. */
  readonly one: string;
  /** Table of its records. */
  readonly table: "resource_records" | "segments";
  /** Path of its list: `/tags`. */
  readonly path: string;
  /** Operation id of its list: `listTags`. */
  readonly list: string;
  /** Resource in permissions, without the verb: `tags`. */
  readonly permission: string;
  /** Prefix of its event types and subjects: `tag-created` of `tag/65a0…`. */
  readonly event: string;
  /** Further event types that belong to its history. */
  readonly also: readonly string[];
  /** Members, in the order of the schema. */
  readonly members: readonly string[];
  /** Member that users see as the name of a record. */
  readonly title: string;
  /**
   * Members that form the name of a record. The first non-empty entry is used. An entry can list several
   * members, whose values are joined by a space.
   */
  readonly names: readonly string[] | null;
  /** Entries that take precedence over `names` while a condition holds. */
  readonly namesWhen: readonly { readonly when: Condition; readonly first: string }[];
  readonly kinds: Readonly<Record<string, MemberKind>>;
  readonly references: Readonly<Record<string, RefersTo>>;
  /** Members that exist only while other members have one of these values. */
  readonly when: Readonly<Record<string, Condition>>;
  /** Members of `when` that are required while their condition holds. */
  readonly needed: readonly string[];
  /** The members that are lists of rows. */
  readonly rows: Readonly<Record<string, DescribedRows>>;
  /**
   * Members that form the destination of each secret. When one of them changes, the secret must be entered
   * again.
   */
  readonly goesWith: Readonly<Record<string, readonly string[]>>;
  /** Members that only the platform sets. */
  readonly readOnly: readonly string[];
  /** Member whose value is unique in the account. */
  readonly unique: string | null;
  readonly search: readonly string[];
  readonly sort: readonly string[];
  readonly filters: readonly string[];
  readonly order: string;
  readonly descending: boolean;
  /** True if records can be removed. */
  readonly removable: boolean;
  /** True if a `Program` validates writes, so that valid members alone do not make a valid record. */
  readonly programmed: boolean;
  /** References that a list populates by default. */
  readonly populates: readonly string[];
  /** Defaults of absent members. */
  readonly defaults: Values;
  /** Defaults that replace those of `defaults` while a condition holds. */
  readonly defaultsWhen: readonly { readonly when: Condition; readonly are: Values }[];
  /** Example records that the contract accepts. */
  readonly examples: readonly Values[];
}

/** All described resources. */
export const RESOURCES: readonly Described[] = Object.values(DESCRIBED);
