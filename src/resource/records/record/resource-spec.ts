import type { Condition } from "../../../../openapi/formats/when-holds.ts";
import { DESCRIBED } from "../../../../openapi/generated/described.ts";

/** Description of members of a resource or of a list's rows, from the contract. */
export interface MembersSpec {
  readonly members: readonly string[];
  /** Kind of each member, such as `text`, `integer`, `reference`. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Required members, except while their condition hides them. */
  readonly needed?: readonly string[];
  /** Members that are lists of rows. */
  readonly rows: Readonly<Record<string, RowsSpec>>;
}

/** Description of a list of rows. */
export interface RowsSpec extends MembersSpec {
  /** Maximum number of rows. */
  readonly most?: number;
}

/** The kind of record that a member references. */
export interface RefersTo {
  readonly one: string;
  /** Condition that referable records must meet. */
  readonly among?: Condition;
  /** `agents` limits the field to users with an agent's privilege. */
  readonly picks?: "agents";
}

/** Description of a resource in the contract. */
export interface ResourceSpec extends MembersSpec {
  readonly path: string;
  readonly permission: string;
  readonly title: string;
  readonly references: Readonly<Record<string, RefersTo>>;
  readonly when: Readonly<Record<string, Condition>>;
  readonly needed: readonly string[];
  /** Defaults that apply while other members have certain values. */
  readonly defaultsWhen: readonly {
    readonly when: Condition;
    readonly are: Readonly<Record<string, unknown>>;
  }[];
  /** Member with a unique value; null if there is none. */
  readonly unique: string | null;
  /** The members with which each secret is used. If one of them changes, the secret must be entered again. */
  readonly goesWith: Readonly<Record<string, readonly string[]>>;
  readonly readOnly: readonly string[];
  readonly sort: readonly string[];
  readonly filters: readonly string[];
  readonly order: string;
  readonly descending: boolean;
  readonly removable: boolean;
}

/** Properties that a list needs, whether or not its resource is in the contract's descriptions. */
export type ListSpec = Pick<
  ResourceSpec,
  "permission" | "members" | "kinds" | "choices" | "references" | "sort" | "filters" | "order" | "descending"
>;

/** Returns the description of a resource by schema name; undefined if there is none. */
export const specOfName = (one: string): ResourceSpec | undefined =>
  Object.entries(DESCRIBED).find(([name]) => name === one)?.[1];

export const IMPORTED = "imported";

/**
 * Returns true if records of this kind can be imported from replay files. The list hides imported records
 * unless a filter includes them.
 */
export const hidesImported = ({ filters }: Pick<ListSpec, "filters">): boolean => filters.includes(IMPORTED);
