import { useMemo } from "react";
import { navigate, useSearch } from "wouter/use-browser-location";
import type { EventFilter } from "../../../../streams/replay/find-events.ts";
import { useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import type { FilterField } from "../../../ui/filter-field.ts";
import type { Filter, View } from "../../../ui/view-state.ts";
import { type EventsSought, type EventsWhich, soughtIn, withSought } from "./events-sought.ts";

const IS = ["is"] as const;

/**
 * What the list of events is narrowed by: its chips, what is typed, and the filter that both make. All of it
 * stands in the address, so that a link shows the same and going back shows what was.
 */
export function useEventFilter() {
  const { opened } = useReplay();
  const { say } = useTexts();
  const search = useSearch();
  const words = say.replay.inspector.filters;
  const fields = useMemo(
    (): readonly FilterField[] => [
      {
        field: "type",
        label: words.type(),
        operators: IS,
        options: opened.types.map((type) => ({ value: type, label: type })),
      },
      {
        field: "segment",
        label: words.segment(),
        operators: IS,
        options: opened.segments.map(({ id, name }) => ({ value: id, label: name })),
      },
      {
        field: "agent",
        label: words.agent(),
        operators: IS,
        options: Object.entries(opened.header.names.users)
          .map(([id, name]) => ({ value: id, label: name }))
          .sort((a, b) => a.label.localeCompare(b.label)),
      },
    ],
    [opened, words],
  );
  // The address says much besides, such as where the replay stands.
  const key = JSON.stringify(soughtIn(search));
  const { which, filters, text } = useMemo(() => JSON.parse(key) as EventsSought, [key]); // written right above
  const filter = useMemo((): EventFilter => {
    const valuesOf = (field: string) =>
      filters.filter((one) => one.field === field).flatMap(({ values }) => values);
    return { types: valuesOf("type"), segments: valuesOf("segment"), users: valuesOf("agent"), text };
  }, [filters, text]);
  const view: Pick<View, "filters" | "ignored"> = useMemo(() => ({ filters, ignored: [] }), [filters]);
  const become = (next: Partial<EventsSought>, replace = false) =>
    navigate(`${location.pathname}?${withSought(location.search, next)}`, { replace });
  return {
    fields,
    view,
    which,
    setWhich: (next: EventsWhich) => become({ which: next }),
    setFilters: (next: readonly Filter[]) => become({ filters: next }),
    text,
    /** Whoever goes on typing looks for the same thing still. */
    setText: (next: string) => become({ text: next }, text !== "" && next !== ""),
    filter,
  };
}
