import { useEffect, useMemo, useState } from "react";
import { navigate, useSearch } from "wouter/use-browser-location";
import { useFilterWords } from "../../../resource/kit/use-filter-words.ts";
import { useReplay } from "../../../services/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { FilterBar } from "../../../ui/filter-bar.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { EventDetail } from "./event-detail.tsx";
import styles from "./inspector.module.css";
import type { EventFilter } from "../../../../streams/replay/find-events.ts";
import { RowList } from "../../../ui/row-list.tsx";
import { useLatestRequest } from "../use-latest-request.ts";
import { useDaySections } from "./use-day-sections.ts";
import { useNames } from "./use-names.ts";
import { useShown } from "./use-shown.ts";
import { useSight } from "./use-sight.ts";
import { ClockTime } from "../../../resource/cells/clock-time.tsx";
import { Glyph } from "../../../ui/glyph.tsx";
import { eventGlyph } from "./event-glyph.ts";
import type { FilterField } from "../../../ui/filter-field.ts";
import type { Filter, View } from "../../../ui/view-state.ts";
import { type EventsSought, type EventsWhich, soughtIn, withSought } from "./events-sought.ts";

/** Events of the replay file (around the current position, or all), and the last event with its effects. */
export function EventsTab() {
  const { opened } = useReplay();
  const { say } = useTexts();
  const formats = useFormats();
  const words = say.replay.inspector;
  const filterWords = useFilterWords();
  const { fields, view, which, setWhich, setFilters, text, setText, filter } = useEventFilter();
  const [count, setCount] = useState(opened.length);
  const isNarrowed = view.filters.length > 0 || text !== "";
  return (
    <>
      <div className={styles.head}>
        <p className={styles.count} role="status">
          {isNarrowed
            ? words.events.found({ count, total: formats.number(opened.length) })
            : words.events.count({ count: opened.length })}
        </p>
        <Segmented
          label={words.events.which()}
          options={[
            { value: "around", label: words.events.around() },
            { value: "all", label: words.events.all() },
          ]}
          value={which}
          onChange={setWhich}
        />
      </div>
      <div className={styles.filters}>
        <FilterBar
          fields={fields}
          words={filterWords}
          view={view}
          onChange={(changes) => changes.filters && setFilters(changes.filters)}
        />
        <SearchField
          label={words.filters.text()}
          clearLabel={say.actions.clearSearch()}
          value={text}
          onChange={setText}
        />
      </div>
      {which === "around" ? (
        <EventsAround filter={filter} onCount={setCount} />
      ) : (
        <AllEvents filter={filter} onCount={setCount} />
      )}
      <EventDetail />
    </>
  );
}

const BEFORE = 3;
const AFTER = 2;
const ROWS_AROUND = BEFORE + 1 + AFTER;

/** The last events before the current position that match the filter, and the first such events after it. */
function EventsAround({ filter, onCount }: { filter: EventFilter; onCount: (count: number) => void }) {
  const { desk, seek } = useReplay();
  const { position } = useShown();
  const { say } = useTexts();
  const nameOf = useNames();
  const { answer } = useLatestRequest(`${position} ${JSON.stringify(filter)}`, () =>
    desk.foundAround(filter, position, BEFORE, AFTER),
  );
  const sections = useDaySections(answer?.days);
  useEffect(() => {
    if (answer) onCount(answer.count);
  }, [answer, onCount]);
  if (answer?.count === 0) return <p className={styles.none}>{say.replay.inspector.events.none()}</p>;
  const rows = answer?.rows ?? [];
  return (
    <RowList
      label={say.replay.inspector.events.list()}
      count={rows.length}
      current={(answer?.happened ?? 0) - 1 - (answer?.from ?? 0)}
      rows={ROWS_AROUND}
      sections={sections}
      onPick={(index) => seek({ position: rows[index]?.position ?? position })}
    >
      {(index) => {
        const row = rows[index];
        return row ? (
          <EventLine
            row={row}
            segment={row.segment === null ? "" : nameOf(row.segment)}
            isLater={row.position > position}
          />
        ) : null;
      }}
    </RowList>
  );
}

const ROWS = 10;

/** All events that match the filter. Only visible rows are requested. */
function AllEvents({ filter, onCount }: { filter: EventFilter; onCount: (count: number) => void }) {
  const { desk, seek } = useReplay();
  const { position } = useShown();
  const { say } = useTexts();
  const nameOf = useNames();
  const { sight, onSight } = useSight();
  const { answer } = useLatestRequest(
    `${position} ${sight.from} ${sight.until} ${JSON.stringify(filter)}`,
    () => desk.foundRows(filter, position, sight.from, sight.until),
  );
  const sections = useDaySections(answer?.days);
  useEffect(() => {
    if (answer) onCount(answer.count);
  }, [answer, onCount]);
  if (answer?.count === 0) return <p className={styles.none}>{say.replay.inspector.events.none()}</p>;
  const rowAt = (index: number) => answer?.rows[index - answer.from];
  const pick = async (index: number) => {
    const row = rowAt(index) ?? (await desk.foundRows(filter, position, index, index + 1)).rows[0];
    if (row) seek({ position: row.position });
  };
  return (
    <RowList
      label={say.replay.inspector.events.list()}
      count={answer?.count ?? 0}
      current={(answer?.happened ?? 0) - 1}
      rows={ROWS}
      sections={sections}
      onSight={onSight}
      onPick={(index) => void pick(index)}
    >
      {(index) => {
        const row = rowAt(index);
        return row ? (
          <EventLine
            row={row}
            segment={row.segment === null ? "" : nameOf(row.segment)}
            isLater={row.position > position}
          />
        ) : null;
      }}
    </RowList>
  );
}

interface EventLineProps {
  readonly row: { readonly offset: number; readonly time: number; readonly type: string };
  /** Name of the event's segment; "" without one. */
  readonly segment: string;
  /** True for an event after the current position. */
  readonly isLater: boolean;
}

/** Row of the list: offset, time, type and segment of an event. */
function EventLine({ row, segment, isLater }: EventLineProps) {
  const { opened } = useReplay();
  const formats = useFormats();
  const { family, glyph } = eventGlyph(row.type);
  return (
    <span className={styles.line} data-later={isLater ? "" : undefined}>
      <span className={styles.offset}>{formats.number(row.offset)}</span>
      <ClockTime className={styles.time} instant={row.time} zone={opened.header.zone} />
      <span className={styles.glyph} data-family={family}>
        <Glyph name={glyph} size={10} />
      </span>
      <span className={styles.type}>{row.type}</span>
      <span className={styles.segment}>{segment}</span>
    </span>
  );
}

const IS = ["is"] as const;

/**
 * Returns the filters and search text of the event list, and the resulting filter. They are stored in the
 * URL, so that links and back navigation restore them.
 */
function useEventFilter() {
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
  // Compares the search by its content: the URL also changes with other parameters, such as the position.
  const key = JSON.stringify(soughtIn(search));
  const { which, filters, text } = useMemo(() => JSON.parse(key) as EventsSought, [key]); // `key` was made from a value of this type
  const filter = useMemo((): EventFilter => {
    const valuesOf = (field: string) =>
      filters.filter((one) => one.field === field).flatMap(({ values }) => values);
    return { types: valuesOf("type"), segments: valuesOf("segment"), users: valuesOf("agent"), text };
  }, [filters, text]);
  const view: Pick<View, "filters" | "ignored"> = useMemo(() => ({ filters, ignored: [] }), [filters]);
  const navigateTo = (next: Partial<EventsSought>, replace = false) =>
    navigate(`${location.pathname}?${withSought(location.search, next)}`, { replace });
  return {
    fields,
    view,
    which,
    setWhich: (next: EventsWhich) => navigateTo({ which: next }),
    setFilters: (next: readonly Filter[]) => navigateTo({ filters: next }),
    text,
    /** Sets the search text. Adds a history entry only when the text becomes empty or was empty before. */
    setText: (next: string) => navigateTo({ text: next }, text !== "" && next !== ""),
    filter,
  };
}
