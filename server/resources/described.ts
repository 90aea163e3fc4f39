import type { Condition } from "../../openapi/formats/when-holds.ts";
import { DESCRIBED } from "../../openapi/generated/described.ts";

type Values = Readonly<Record<string, unknown>>;

/** What a member may hold: it decides how that is kept, sorted and narrowed by. */
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

/** What the rows of a list hold. */
export interface DescribedRows {
  readonly members: readonly string[];
  readonly kinds: Readonly<Record<string, MemberKind>>;
  /** What stands where nothing was said. */
  readonly defaults: Values;
  /** The members that are lists of rows themselves. */
  readonly rows: Readonly<Record<string, DescribedRows>>;
}

/** Whom a member names: the schema of their records, and what becomes of it when one is removed. */
interface RefersTo {
  readonly one: string;
  /**
   * `keeps`: the id stays, and is no longer anybody's. `refuses`: who is named stays as long. `leaves`: it is
   * named no longer. `narrows`: the same, but whoever is the last stays, since to name none means all.
   */
  readonly removal: "keeps" | "refuses" | "leaves" | "narrows";
  /** It leaves these alone; others keep its id, for what they tell is over. */
  readonly while?: Condition;
  /** Who can be named holds this. */
  readonly among?: Condition;
}

/** What the contract says of a resource besides the shape of its records. */
export interface Described {
  /** The name of its schema, from which those of its operations come: `Tag`. */
  readonly one: string;
  /** Where its records are kept. */
  readonly table: "resource_records" | "segments";
  /** Where its list stands: `/tags`. */
  readonly path: string;
  /** What a list of it is read by. */
  readonly list: string;
  /** What its readers and writers hold, without the verb: `tags`. */
  readonly permission: string;
  /** What its events are called, and their subjects: `tag-created` of `tag/65a0…`. */
  readonly event: string;
  /** What else happens to one and is told with what became of it. */
  readonly also: readonly string[];
  /** Members, in the order of the schema. */
  readonly members: readonly string[];
  /** The member by which people call one. */
  readonly title: string;
  /**
   * What that is made of where the platform says it: the first of these that says something, several members
   * with a blank between them.
   */
  readonly names: readonly string[] | null;
  /** What comes before these where other members hold one of a few things. */
  readonly namesWhen: readonly { readonly when: Condition; readonly first: string }[];
  readonly kinds: Readonly<Record<string, MemberKind>>;
  readonly references: Readonly<Record<string, RefersTo>>;
  /** Members that have a place only where others hold one of these. */
  readonly when: Readonly<Record<string, Condition>>;
  /** Those among them that have to say something where they have a place. */
  readonly needed: readonly string[];
  /** The members that are lists of rows. */
  readonly rows: Readonly<Record<string, DescribedRows>>;
  /**
   * Secrets that are sent as they are, and to one place: where one of these changes, they have to be given
   * anew.
   */
  readonly goesWith: Readonly<Record<string, readonly string[]>>;
  /** Members that the platform alone says. */
  readonly readOnly: readonly string[];
  /** The member that is no other record's. */
  readonly unique: string | null;
  readonly search: readonly string[];
  readonly sort: readonly string[];
  readonly filters: readonly string[];
  readonly order: string;
  readonly descending: boolean;
  /** Whether one can be removed at all. */
  readonly removable: boolean;
  /**
   * Whether a program has a say in what is written, so that records of it are not to be had by their members
   * alone.
   */
  readonly programmed: boolean;
  /** Whom a list tells by name where its question does not say. */
  readonly populates: readonly string[];
  /** What stands where nothing was said. */
  readonly defaults: Values;
  /** What stands there instead where other members hold something. */
  readonly defaultsWhen: readonly { readonly when: Condition; readonly are: Values }[];
  /** Records that the contract allows, for whoever wants to see some. */
  readonly examples: readonly Values[];
}

/** Every resource that a description says all about. */
export const RESOURCES: readonly Described[] = Object.values(DESCRIBED);
