import type { paths } from "../../../openapi/generated/console.ts";
import type { View } from "../../ui/view-state.ts";
import { BY_NAME } from "./segments-rules.ts";

type Query = NonNullable<paths["/segments"]["get"]["parameters"]["query"]>;

/** The question that a view of the list asks the platform. */
export function segmentsQuery(view: View): Query {
  const valuesOf = (field: string) => view.filters.find((filter) => filter.field === field)?.values;
  const among = (field: string) => {
    const values = valuesOf(field);
    return values ? { [field]: { $in: [...values] } } : {};
  };
  const imported = valuesOf("imported") ?? [];
  const { field, descending } = view.sort ?? BY_NAME;
  return {
    $limit: view.size,
    $skip: (view.page - 1) * view.size,
    $sort: { [field]: descending ? -1 : 1 },
    ...(view.search === "" ? {} : { $search: view.search }),
    ...among("channels"),
    ...among("visibility"),
    ...among("type"),
    // Both together are no condition.
    ...(imported.length === 1 ? { imported: imported[0] === "yes" } : {}),
  };
}
