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

/** Members of the rows of a list. */
export interface DescribedRows {
  readonly members: readonly string[];
  readonly kinds: Readonly<Record<string, MemberKind>>;
  /** Defaults of absent members. */
  readonly defaults: Values;
  /** The members that are lists of rows themselves. */
  readonly rows: Readonly<Record<string, DescribedRows>>;
}

/** The schema that a member references, and the effect of removing a referenced record. */
interface RefersTo {
  readonly one: string;
  /**
   * `keeps`: the id stays, without a record. `refuses`: the removal is refused. `leaves`: the reference is
   * removed. `narrows`: removed unless it is the last one, because an empty list would mean all.
   */
  readonly removal: "keeps" | "refuses" | "leaves" | "narrows";
  /** Condition for removing the reference; other records keep the id, because they describe the past. */
  readonly while?: Condition;
  /** Condition that referenced records must meet. */
  readonly among?: Condition;
}

/** Description of a resource in the contract, besides the shape of its records. */
export interface Described {
  /** Schema name, from which operation ids are derived: `Tag`. */
  readonly one: string;
  /** Table of its records. */
  readonly table: "resource_records" | "segments";
  /** Path of its list: `/tags`. */
  readonly path: string;
  /** Name of its list in queries. */
  readonly list: string;
  /** Resource in permissions, without the verb: `tags`. */
  readonly permission: string;
  /** Prefix of its event types and subjects: `tag-created` of `tag/65a0…`. */
  readonly event: string;
  /** Further event types that belong to its history. */
  readonly also: readonly string[];
  /** Members, in the order of the schema. */
  readonly members: readonly string[];
  /** The member by which people call one. */
  readonly title: string;
  /**
   * Members that form the name of a record: the first non-empty entry; several members are joined by a space.
   */
  readonly names: readonly string[] | null;
  /** Members that take precedence while a condition holds. */
  readonly namesWhen: readonly { readonly when: Condition; readonly first: string }[];
  readonly kinds: Readonly<Record<string, MemberKind>>;
  readonly references: Readonly<Record<string, RefersTo>>;
  /** Members that exist only while others have one of these values. */
  readonly when: Readonly<Record<string, Condition>>;
  /** Those among them that are required when they exist. */
  readonly needed: readonly string[];
  /** The members that are lists of rows. */
  readonly rows: Readonly<Record<string, DescribedRows>>;
  /**
   * Secrets that are sent to a destination; when one of these members changes, the secret must be entered
   * again.
   */
  readonly goesWith: Readonly<Record<string, readonly string[]>>;
  /** Members that only the platform sets. */
  readonly readOnly: readonly string[];
  /** The member that is no other record's. */
  readonly unique: string | null;
  readonly search: readonly string[];
  readonly sort: readonly string[];
  readonly filters: readonly string[];
  readonly order: string;
  readonly descending: boolean;
  /** True if records can be removed. */
  readonly removable: boolean;
  /** True if a program validates writes, so that valid members alone do not make a valid record. */
  readonly programmed: boolean;
  /** References that a list populates by default. */
  readonly populates: readonly string[];
  /** Defaults of absent members. */
  readonly defaults: Values;
  /** Defaults that apply instead while a condition holds. */
  readonly defaultsWhen: readonly { readonly when: Condition; readonly are: Values }[];
  /** Example records that the contract accepts. */
  readonly examples: readonly Values[];
}

/** All described resources. */
export const RESOURCES: readonly Described[] = Object.values(DESCRIBED);
