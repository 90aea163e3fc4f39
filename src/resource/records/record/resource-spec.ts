import type { Condition } from "../../../../openapi/formats/when-holds.ts";
import { DESCRIBED } from "../../../../openapi/generated/described.ts";

/** Description of members of a resource or of a list's rows, from the contract. */
export interface MembersSpec {
  readonly members: readonly string[];
  /** Kind of each member, such as `text`, `integer`, `reference`. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Members that have to say something where they have a place. */
  readonly needed?: readonly string[];
  /** Members that are lists of rows. */
  readonly rows: Readonly<Record<string, RowsSpec>>;
}

/** Description of a list of rows. */
export interface RowsSpec extends MembersSpec {
  /** Maximum number of rows. */
  readonly most?: number;
}

/** The schema that a member references. */
export interface RefersTo {
  readonly one: string;
  /** Condition that referable records must meet. */
  readonly among?: Condition;
  /** The field offers users whose privilege is that of an agent. */
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
  /** The member that no two records share. */
  readonly unique: string | null;
  /** Members that a secret belongs to; when one of them changes, the secret must be entered again. */
  readonly goesWith: Readonly<Record<string, readonly string[]>>;
  readonly readOnly: readonly string[];
  readonly sort: readonly string[];
  readonly filters: readonly string[];
  readonly order: string;
  readonly descending: boolean;
  readonly removable: boolean;
}

/** Properties needed to list records, described or not. */
export type ListSpec = Pick<
  ResourceSpec,
  "permission" | "members" | "kinds" | "choices" | "references" | "sort" | "filters" | "order" | "descending"
>;

/** Returns the description of a resource by schema name; undefined if there is none. */
export const specOfName = (one: string): ResourceSpec | undefined =>
  Object.entries(DESCRIBED).find(([name]) => name === one)?.[1];

export const IMPORTED = "imported";

/** Returns true if recordings bring such records, which its list hides until a filter asks for them. */
export const hidesImported = ({ filters }: Pick<ListSpec, "filters">): boolean => filters.includes(IMPORTED);
