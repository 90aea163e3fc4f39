import type { Condition } from "../../../openapi/formats/when-holds.ts";
import { DESCRIBED } from "../../../openapi/generated/described.ts";
import type { Filter, Sort, View, ViewRules } from "../../ui/view-state.ts";
import { momentsBetween } from "../moments-between.ts";
import type { DescribedResource } from "./described-resource.ts";

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

/** What every record says besides its members, and its list is narrowed by too. */
const STAMPS: ListSaid["kinds"] = { createdAt: "moment", updatedAt: "moment", createdBy: "reference" };

/**
 * What the list of a resource can be asked: by its members, and by whom and when a record was made, and when
 * it was changed.
 */
export const listOf = (said: Said): ListSaid => ({
  ...said,
  kinds: { ...said.kinds, ...STAMPS },
  references: { ...said.references, createdBy: { one: "User" } },
  filters: [...said.filters, ...Object.keys(STAMPS)],
});

export const saidOf = ({ of }: DescribedResource): Said => DESCRIBED[of];

/** What is said of a resource by the name of its schema; undefined where nothing describes it. */
export const saidOfName = (one: string): Said | undefined =>
  Object.entries(DESCRIBED).find(([name]) => name === one)?.[1];

/** How a list may be narrowed by a member; texts are searched in and have no rule. */
function ruleOf({ kinds, choices }: ListSaid, member: string): ViewRules["filters"][string] | null {
  switch (kinds[member]) {
    case "choice":
    case "choices":
      return { operators: ["is"], values: choices[member] ?? [] };
    case "boolean":
      return { operators: ["is"], values: ["true", "false"] };
    case "integer":
      return { operators: ["min", "max"], values: null };
    case "date":
    case "moment":
      return { operators: ["min", "max"], values: null, days: true };
    case "reference":
    case "references":
      return { operators: ["is"], values: null };
    default:
      return null;
  }
}

/** What the address of its list may say. */
export const rulesOf = (said: ListSaid, besides: readonly string[] = []): ViewRules => ({
  sortable: said.sort,
  columns: [...said.members, ...besides, "createdAt", "actions"],
  filters: Object.fromEntries(
    said.filters.flatMap((member) => {
      const rule = ruleOf(said, member);
      return rule ? [[member, rule]] : [];
    }),
  ),
  sizes: [10, 25, 50, 100],
  choices: {},
});

/** The lists of which its own shows something: itself, and those whom its records name. */
export const kindsOf = (said: Said): readonly string[] => [
  said.permission,
  ...Object.values(said.references).map(({ one }) => saidOfName(one)?.permission ?? `${one.toLowerCase()}s`),
];

/** How its list is sorted by itself. */
export const usualSort = ({ order, descending }: ListSaid): Sort => ({ field: order, descending });

const IMPORTED = "imported";

/** Whether recordings bring such records, which its list hides until a filter asks for them. */
export const hidesImported = ({ filters }: Pick<ListSaid, "filters">): boolean => filters.includes(IMPORTED);

/** The question that a view of its list asks the platform; days are those of the zone. */
export function queryOf(view: View, said: ListSaid, zone: string) {
  const { field, descending } = view.sort ?? usualSort(said);
  const named = Object.keys(said.references);
  return {
    $limit: view.size,
    $skip: (view.page - 1) * view.size,
    $sort: { [field]: descending ? -1 : 1 },
    ...(view.search === "" ? {} : { $search: view.search }),
    ...(named.length === 0 ? {} : { populate: named }),
    ...Object.fromEntries(
      said.filters.flatMap((member) =>
        askedOf(
          said.kinds[member],
          view.filters.filter((filter) => filter.field === member),
          zone,
        ).map((asked) => [member, asked]),
      ),
    ),
    ...(hidesImported(said) && !view.filters.some(({ field }) => field === IMPORTED)
      ? { [IMPORTED]: false }
      : {}),
  };
}

/** What is asked of one member; nothing where nobody narrows by it, or by all that there can be. */
function askedOf(kind: string | undefined, filters: readonly Filter[], zone: string): unknown[] {
  if (filters.length === 0) return [];
  const values = filters.flatMap((filter) => filter.values);
  if (kind === "boolean") return values.length === 1 ? [values[0] === "true"] : [];
  const [least, most] = (["min", "max"] as const).map(
    (operator) => filters.find((filter) => filter.operator === operator)?.values[0],
  );
  switch (kind) {
    case "integer":
      return [
        {
          ...(least !== undefined && { $gte: Math.trunc(Number(least)) }),
          ...(most !== undefined && { $lte: Math.trunc(Number(most)) }),
        },
      ];
    case "date":
      return [{ ...(least !== undefined && { $gte: least }), ...(most !== undefined && { $lte: most }) }];
    case "moment":
      return [momentsBetween(least, most, zone)];
    default:
      return [{ $in: values }];
  }
}
