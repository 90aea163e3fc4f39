import type { Filter } from "../../../ui/view-state.ts";

/** Those around now, or all. */
export type EventsWhich = "around" | "all";

/** Search of the events of a recording. */
export interface EventsSought {
  readonly which: EventsWhich;
  readonly filters: readonly Filter[];
  readonly text: string;
}

const FIELDS = ["type", "segment", "agent"] as const;
const nameOf = (field: string) => `event-${field}`;
const [WHICH, TEXT] = ["events", nameOf("text")] as const;

/** Parses the search from the query of an address. */
export function soughtIn(query: string): EventsSought {
  const said = new URLSearchParams(query);
  const filters = FIELDS.flatMap((field): Filter[] => {
    const values = (said.get(nameOf(field)) ?? "").split(",").filter((value) => value !== "");
    return values.length === 0 ? [] : [{ field, operator: "is", values }];
  });
  return { which: said.get(WHICH) === "all" ? "all" : "around", filters, text: said.get(TEXT) ?? "" };
}

/** Returns the query with changes of the search; other parameters are kept. */
export function withSought(query: string, changes: Partial<EventsSought>): string {
  const said = new URLSearchParams(query);
  const { which, filters, text } = { ...soughtIn(query), ...changes };
  const put = (name: string, value: string) => (value === "" ? said.delete(name) : said.set(name, value));
  put(WHICH, which === "all" ? which : "");
  put(TEXT, text);
  for (const field of FIELDS)
    put(
      nameOf(field),
      filters
        .filter((one) => one.field === field)
        .flatMap(({ values }) => values)
        .join(","),
    );
  return said.toString();
}
