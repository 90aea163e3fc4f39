import type { paths } from "../../../openapi/generated/console.ts";
import type { View, ViewRules } from "../../ui/view-state.ts";

const STATES = ["kept", "waiting", "sent", "failed"];
const KINDS = ["reset", "activation", "activated"];

/** The columns of the outbox, in their order. */
export const MAIL_COLUMNS = ["to", "subject", "state", "createdAt", "sentAt"];

/** What the address of the outbox may say; `mail` is the one that is open. */
export const MAILS_RULES: ViewRules = {
  sortable: ["to", "state", "createdAt"],
  columns: MAIL_COLUMNS,
  filters: { state: { operators: ["is"], values: STATES }, kind: { operators: ["is"], values: KINDS } },
  sizes: [10, 25, 50, 100],
  choices: { mail: null },
};

type Query = NonNullable<paths["/mails"]["get"]["parameters"]["query"]>;

/** The question that a view of the outbox asks the platform. */
export function mailsQuery(view: View): Query {
  const among = (field: "state" | "kind") => {
    const values = view.filters.find((filter) => filter.field === field)?.values;
    return values ? { [field]: { $in: [...values] } } : {};
  };
  const { field, descending } = view.sort ?? { field: "createdAt", descending: true };
  return {
    $limit: view.size,
    $skip: (view.page - 1) * view.size,
    $sort: { [field]: descending ? -1 : 1 },
    ...(view.search === "" ? {} : { $search: view.search }),
    ...among("state"),
    ...among("kind"),
  };
}

/** Whether the view leaves mails out. */
export const isNarrowed = (view: View): boolean => view.search !== "" || view.filters.length > 0;
