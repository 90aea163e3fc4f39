import { DESCRIBED } from "../../../../openapi/generated/described.ts";
import { type Filter, PAGE_SIZES, type Sort, type View, type ViewRules } from "../../../ui/view-state.ts";
import { momentsBetween } from "../../cells/moments-between.ts";
import type { DescribedResource, DescribedWords, RemovalTexts } from "./described-resource.ts";
import {
  IMPORTED,
  type ListSpec,
  type ResourceSpec,
  hidesImported,
  specOfName,
} from "../../records/record/resource-spec.ts";

/** Filterable members that every record has. */
const STAMPS: ListSpec["kinds"] = { createdAt: "moment", updatedAt: "moment", createdBy: "reference" };

/** Returns the queryable members of a resource: its own, author, and times of creation and change. */
export const listOf = (spec: ResourceSpec): ListSpec => ({
  ...spec,
  kinds: { ...spec.kinds, ...STAMPS },
  references: { ...spec.references, createdBy: { one: "User" } },
  filters: [...spec.filters, ...Object.keys(STAMPS)],
});

export const describedSpec = ({ of }: DescribedResource): ResourceSpec => DESCRIBED[of];

/** Returns the filter rule of a member; null if its kind cannot be filtered, such as texts. */
function ruleOf({ kinds, choices }: ListSpec, member: string): ViewRules["filters"][string] | null {
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

/** Returns the view rules of a resource's list: which sorting, columns and filters its URL can contain. */
export const rulesOf = (spec: ListSpec, besides: readonly string[] = []): ViewRules => ({
  sortable: spec.sort,
  columns: [...spec.members, ...besides, "createdAt", "actions"],
  filters: Object.fromEntries(
    spec.filters.flatMap((member) => {
      const rule = ruleOf(spec, member);
      return rule ? [[member, rule]] : [];
    }),
  ),
  sizes: PAGE_SIZES,
  choices: {},
});

/**
 * Returns the lists whose changes affect a resource's list: the list itself, and those that its records
 * reference.
 */
export const kindsOf = (spec: ResourceSpec): readonly string[] => [
  spec.permission,
  ...Object.values(spec.references).map(({ one }) => specOfName(one)?.permission ?? `${one.toLowerCase()}s`),
];

/** Returns the default sorting of a resource's list. */
export const usualSort = ({ order, descending }: ListSpec): Sort => ({ field: order, descending });

/** Returns the API query of a list's view. In filters of times, days begin at midnight in `zone`. */
export function queryOf(view: View, spec: ListSpec, zone: string) {
  const { field, descending } = view.sort ?? usualSort(spec);
  const named = Object.keys(spec.references);
  return {
    $limit: view.size,
    $skip: (view.page - 1) * view.size,
    $sort: { [field]: descending ? -1 : 1 },
    ...(view.search === "" ? {} : { $search: view.search }),
    ...(named.length === 0 ? {} : { populate: named }),
    ...Object.fromEntries(
      spec.filters.flatMap((member) =>
        specOf(
          spec.kinds[member],
          view.filters.filter((filter) => filter.field === member),
          zone,
        ).map((asked) => [member, asked]),
      ),
    ),
    ...(hidesImported(spec) && !view.filters.some(({ field }) => field === IMPORTED)
      ? { [IMPORTED]: false }
      : {}),
  };
}

/**
 * Returns the query of one member as an array of at most one entry. It is empty without a filter, or if both
 * values of a boolean are selected.
 */
function specOf(kind: string | undefined, filters: readonly Filter[], zone: string): unknown[] {
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

/** Returns the texts of a removal; null if records cannot be removed. */
export const removalTexts = (
  { removable }: Pick<ResourceSpec, "removable">,
  { remove, removeText, removed }: DescribedWords,
): RemovalTexts | null =>
  removable && remove && removeText && removed ? { remove, removeText, removed } : null;
