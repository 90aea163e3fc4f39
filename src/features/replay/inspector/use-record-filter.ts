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

/** Search in console records. */
interface RecordsSought {
  readonly kinds: readonly string[];
  readonly text: string;
}

/** Returns the filters and search text of the console records, which are stored in the URL. */
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
  // Kinds that this replay file does not contain are ignored.
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
  const navigateTo = (next: Partial<RecordsSought>, replace = false) =>
    navigate(`${location.pathname}?${withRecordsSought(location.search, next)}`, { replace });
  return {
    fields,
    view,
    filter,
    setFilters: (next: readonly Filter[]) => navigateTo({ kinds: next.flatMap(({ values }) => values) }),
    /** Sets the search text. Adds a history entry only when the text becomes empty or was empty before. */
    setText: (next: string) => navigateTo({ text: next }, text !== "" && next !== ""),
  };
}

/** Parses the search from a URL query. */
export function recordsSoughtIn(query: string): RecordsSought {
  const params = new URLSearchParams(query);
  return {
    kinds: (params.get(KIND) ?? "").split(",").filter((kind) => kind !== ""),
    text: params.get(TEXT) ?? "",
  };
}

/** Returns the URL query with some parts of the search changed. Other parameters are kept. */
export function withRecordsSought(query: string, changes: Partial<RecordsSought>): string {
  const params = new URLSearchParams(query);
  const { kinds, text } = { ...recordsSoughtIn(query), ...changes };
  for (const [name, value] of [
    [KIND, kinds.join(",")],
    [TEXT, text],
  ] as const) {
    if (value === "") params.delete(name);
    else params.set(name, value);
  }
  return params.toString();
}
