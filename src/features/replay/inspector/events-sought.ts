import type { Filter } from "../../../ui/view-state.ts";

/** Events around the current position, or all events. */
export type EventsWhich = "around" | "all";

/** Search in the events of a replay file. */
export interface EventsSought {
  readonly which: EventsWhich;
  readonly filters: readonly Filter[];
  readonly text: string;
}

const FIELDS = ["type", "segment", "agent"] as const;
const nameOf = (field: string) => `event-${field}`;
const [WHICH, TEXT] = ["events", nameOf("text")] as const;

/** Parses the search from a URL query. */
export function soughtIn(query: string): EventsSought {
  const params = new URLSearchParams(query);
  const filters = FIELDS.flatMap((field): Filter[] => {
    const values = (params.get(nameOf(field)) ?? "").split(",").filter((value) => value !== "");
    return values.length === 0 ? [] : [{ field, operator: "is", values }];
  });
  return { which: params.get(WHICH) === "all" ? "all" : "around", filters, text: params.get(TEXT) ?? "" };
}

/** Returns the URL query with some parts of the search changed. Other parameters are kept. */
export function withSought(query: string, changes: Partial<EventsSought>): string {
  const params = new URLSearchParams(query);
  const { which, filters, text } = { ...soughtIn(query), ...changes };
  const put = (name: string, value: string) => (value === "" ? params.delete(name) : params.set(name, value));
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
  return params.toString();
}
