import { useState } from "react";
import { useFilterWords } from "../../../resource/use-filter-words.ts";
import { useReplay } from "../../../services/replay.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { FilterBar } from "../../../ui/filter-bar.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { AllEvents } from "./all-events.tsx";
import { EventDetail } from "./event-detail.tsx";
import { EventsAround } from "./events-around.tsx";
import styles from "./inspector.module.css";
import { useEventFilter } from "./use-event-filter.ts";

/**
 * The events of the recording, those around now or all, and the one that happened last with what it changed.
 */
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
