import { useMemo } from "react";
import { navigate, useSearch } from "wouter/use-browser-location";
import type { RecordFilter } from "../../../../streams/replay/records/find-records.ts";
import { useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import type { FilterField } from "../../../ui/filter-field.ts";
import type { Filter, View } from "../../../ui/view-state.ts";

const IS = ["is"] as const;

/** Names of the query parameters. */
const [KIND, TEXT] = ["record-kind", "record-text"] as const;

/** A search among the records of a console. */
interface RecordsSought {
  readonly kinds: readonly string[];
  readonly text: string;
}

/** Filters of the console records, kept in the address like the search of events. */
export function useRecordFilter() {
  const { kinds: known } = useReplay().opened.records;
  const { say } = useTexts();
  const search = useSearch();
  const words = say.replay.inspector.records;
  const fields = useMemo(
    (): readonly FilterField[] => [
      {
        field: "kind",
        label: words.kind(),
        operators: IS,
        options: known.map((kind) => ({ value: kind, label: words.kinds[kind]() })),
      },
    ],
    [known, words],
  );
  const sought = recordsSoughtIn(search);
  const key = sought.kinds.join(",");
  // What this recording does not hold is not looked for.
  const kinds = useMemo(() => known.filter((kind) => key.split(",").includes(kind)), [known, key]);
  const { text } = sought;
  const filter = useMemo((): RecordFilter => ({ kinds, text }), [kinds, text]);
  const view = useMemo(
    (): Pick<View, "filters" | "ignored"> => ({
      filters: kinds.length === 0 ? [] : [{ field: "kind", operator: "is", values: kinds }],
      ignored: [],
    }),
    [kinds],
  );
  const become = (next: Partial<RecordsSought>, replace = false) =>
    navigate(`${location.pathname}?${withRecordsSought(location.search, next)}`, { replace });
  return {
    fields,
    view,
    filter,
    setFilters: (next: readonly Filter[]) => become({ kinds: next.flatMap(({ values }) => values) }),
    /** Further typing continues the same search. */
    setText: (next: string) => become({ text: next }, text !== "" && next !== ""),
  };
}

/** Reads the search from the query of an address. */
export function recordsSoughtIn(query: string): RecordsSought {
  const said = new URLSearchParams(query);
  return {
    kinds: (said.get(KIND) ?? "").split(",").filter((kind) => kind !== ""),
    text: said.get(TEXT) ?? "",
  };
}

/** Writes changes of the search into a query; all else in it stays. */
export function withRecordsSought(query: string, changes: Partial<RecordsSought>): string {
  const said = new URLSearchParams(query);
  const { kinds, text } = { ...recordsSoughtIn(query), ...changes };
  for (const [name, value] of [
    [KIND, kinds.join(",")],
    [TEXT, text],
  ] as const) {
    if (value === "") said.delete(name);
    else said.set(name, value);
  }
  return said.toString();
}
