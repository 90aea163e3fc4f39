import { useMemo, useState } from "react";
import type { EventFilter } from "../../../../streams/replay/find-events.ts";
import { useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import type { FilterField } from "../../../ui/filter-field.ts";
import type { Filter, View } from "../../../ui/view-state.ts";

const IS = ["is"] as const;

/** What the list of events is narrowed by: its chips, what is typed, and the filter that both make. */
export function useEventFilter() {
  const { opened } = useReplay();
  const { say } = useTexts();
  const [filters, setFilters] = useState<readonly Filter[]>([]);
  const [text, setText] = useState("");
  const words = say.replay.inspector.filters;
  const fields = useMemo(
    (): readonly FilterField[] => [
      { field: "type", label: words.type(), operators: IS, options: opened.types.map((type) => ({ value: type, label: type })) },
      { field: "segment", label: words.segment(), operators: IS, options: opened.segments.map(({ id, name }) => ({ value: id, label: name })) },
      { field: "agent", label: words.agent(), operators: IS, options: Object.entries(opened.header.names.users).map(([id, name]) => ({ value: id, label: name })).sort((a, b) => a.label.localeCompare(b.label)) },
    ],
    [opened, words],
  );
  const filter = useMemo((): EventFilter => {
    const valuesOf = (field: string) => filters.filter((one) => one.field === field).flatMap(({ values }) => values);
    return { types: valuesOf("type"), segments: valuesOf("segment"), users: valuesOf("agent"), text };
  }, [filters, text]);
  const view: Pick<View, "filters" | "ignored"> = useMemo(() => ({ filters, ignored: [] }), [filters]);
  return { fields, view, setFilters, text, setText, filter };
}
