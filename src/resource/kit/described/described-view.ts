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
export const listOf = (said: ResourceSpec): ListSpec => ({
  ...said,
  kinds: { ...said.kinds, ...STAMPS },
  references: { ...said.references, createdBy: { one: "User" } },
  filters: [...said.filters, ...Object.keys(STAMPS)],
});

export const describedSpec = ({ of }: DescribedResource): ResourceSpec => DESCRIBED[of];

/** Returns the filter rule of a member; null for texts, which are searched. */
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

/** Returns the rules of its list's address. */
export const rulesOf = (said: ListSpec, besides: readonly string[] = []): ViewRules => ({
  sortable: said.sort,
  columns: [...said.members, ...besides, "createdAt", "actions"],
  filters: Object.fromEntries(
    said.filters.flatMap((member) => {
      const rule = ruleOf(said, member);
      return rule ? [[member, rule]] : [];
    }),
  ),
  sizes: PAGE_SIZES,
  choices: {},
});

/** Returns the lists whose changes affect this one: itself, and those that its records reference. */
export const kindsOf = (said: ResourceSpec): readonly string[] => [
  said.permission,
  ...Object.values(said.references).map(({ one }) => specOfName(one)?.permission ?? `${one.toLowerCase()}s`),
];

/** Returns the default sorting of its list. */
export const usualSort = ({ order, descending }: ListSpec): Sort => ({ field: order, descending });

/** The question that a view of its list asks the platform; days are those of the zone. */
export function queryOf(view: View, said: ListSpec, zone: string) {
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

/** Returns the query of one member; empty without a filter, or with all choices. */
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

/** Returns the texts of a removal; null if records cannot be removed. */
export const removalTexts = (
  { removable }: Pick<ResourceSpec, "removable">,
  { remove, removeText, removed }: DescribedWords,
): RemovalTexts | null =>
  removable && remove && removeText && removed ? { remove, removeText, removed } : null;
