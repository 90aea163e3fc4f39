import type { Condition } from "../../../../openapi/formats/when-holds.ts";
import { DESCRIBED } from "../../../../openapi/generated/described.ts";

/** What the contract says of members, as any resource and any row of a list may have them. */
export interface MembersSaid {
  readonly members: readonly string[];
  /** What each member holds, such as `text`, `integer`, `reference`. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Members that have to say something where they have a place. */
  readonly needed?: readonly string[];
  /** Of members that are lists of rows. */
  readonly rows: Readonly<Record<string, RowsSaid>>;
}

/** What the contract says of a list of rows. */
export interface RowsSaid extends MembersSaid {
  /** So many rows there can be. */
  readonly most?: number;
}

/** Whom a member names. */
export interface RefersTo {
  readonly one: string;
  /** Who can be named holds this. */
  readonly among?: Condition;
  /** The field offers users whose privilege is that of an agent. */
  readonly picks?: "agents";
}

/** What the contract says of a resource, as any of them may have it. */
export interface Said extends MembersSaid {
  readonly path: string;
  readonly permission: string;
  readonly title: string;
  readonly references: Readonly<Record<string, RefersTo>>;
  readonly when: Readonly<Record<string, Condition>>;
  readonly needed: readonly string[];
  /** What stands in some members instead of their defaults where others hold something. */
  readonly defaultsWhen: readonly {
    readonly when: Condition;
    readonly are: Readonly<Record<string, unknown>>;
  }[];
  /** The member that no two records share. */
  readonly unique: string | null;
  /** Members that a secret goes with: it is for what they say, and has to be given anew with them. */
  readonly goesWith: Readonly<Record<string, readonly string[]>>;
  readonly readOnly: readonly string[];
  readonly sort: readonly string[];
  readonly filters: readonly string[];
  readonly order: string;
  readonly descending: boolean;
  readonly removable: boolean;
}

/** What it takes to list records, described or not. */
export type ListSaid = Pick<
  Said,
  "permission" | "members" | "kinds" | "choices" | "references" | "sort" | "filters" | "order" | "descending"
>;

/** What is said of a resource by the name of its schema; undefined where nothing describes it. */
export const saidOfName = (one: string): Said | undefined =>
  Object.entries(DESCRIBED).find(([name]) => name === one)?.[1];

export const IMPORTED = "imported";

/** Returns true if recordings bring such records, which its list hides until a filter asks for them. */
export const hidesImported = ({ filters }: Pick<ListSaid, "filters">): boolean => filters.includes(IMPORTED);
