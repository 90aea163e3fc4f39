import { useState } from "react";
import { useFilterWords } from "../../../resource/use-filter-words.ts";
import { type RecordRow, useReplay } from "../../../services/replay.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { useTransport } from "../../../services/use-transport.ts";
import { FilterBar } from "../../../ui/filter-bar.tsx";
import { RowList } from "../../../ui/row-list.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { useAsked } from "../use-asked.ts";
import styles from "./inspector.module.css";
import { RecordDetail } from "./record-detail.tsx";
import { RecordLine } from "./record-line.tsx";
import { useDaySections } from "./use-day-sections.ts";
import { useRecordFilter } from "./use-record-filter.ts";
import { useShown } from "./use-shown.ts";
import { useSight } from "./use-sight.ts";

const ROWS = 10;

/**
 * What the console that wrote the recording did: what was pressed, what was asked, what its machines did
 * then.
 */
export function RecordsTab() {
  const { desk, opened, seek } = useReplay();
  const { position, now } = useShown();
  const { say } = useTexts();
  const formats = useFormats();
  const filterWords = useFilterWords();
  const words = say.replay.inspector.records;
  const { fields, view, filter, setFilters, setText } = useRecordFilter();
  const { sight, onSight } = useSight();
  const [picked, setPicked] = useState<Pick<RecordRow, "index" | "position" | "time"> | null>(null);
  const { step } = useTransport();
  // Several are written in the same millisecond: the one that was picked is meant, for as long as the replay
  // stands there, and of a step its transition.
  const stands =
    picked?.position === position && picked.time === now
      ? { behind: picked.index }
      : { now, meant: step === "transition" ? step : null };
  const { answer } = useAsked(JSON.stringify([filter, stands, sight]), () =>
    desk.foundRecords(filter, stands, sight.from, sight.until),
  );
  const sections = useDaySections(answer?.days);
  const rowAt = (place: number) => answer?.rows[place - answer.from];
  const pick = async (place: number) => {
    const row = rowAt(place) ?? (await desk.foundRecords(filter, stands, place, place + 1)).rows[0];
    if (!row) return;
    setPicked(row);
    seek({ position: row.position, time: row.time });
  };
  const { count: total } = opened.records;
  const isNarrowed = view.filters.length > 0 || filter.text !== "";
  return (
    <>
      <div className={styles.head}>
        <p className={styles.count} role="status">
          {isNarrowed
            ? words.found({ count: answer?.count ?? 0, total: formats.number(total) })
            : words.count({ count: total })}
        </p>
      </div>
      <div className={styles.filters}>
        <FilterBar
          fields={fields}
          words={filterWords}
          view={view}
          onChange={(changes) => changes.filters && setFilters(changes.filters)}
        />
        <SearchField
          label={words.text()}
          clearLabel={say.actions.clearSearch()}
          value={filter.text}
          onChange={setText}
        />
      </div>
      {answer?.count === 0 ? (
        <p className={styles.none}>{words.none()}</p>
      ) : (
        <RowList
          label={words.list()}
          count={answer?.count ?? 0}
          current={(answer?.happened ?? 0) - 1}
          rows={ROWS}
          sections={sections}
          onSight={onSight}
          onPick={(place) => void pick(place)}
        >
          {(place) => {
            const row = rowAt(place);
            return row ? <RecordLine row={row} isLater={place >= (answer?.happened ?? 0)} /> : null;
          }}
        </RowList>
      )}
      {answer && answer.count > 0 ? <RecordDetail index={answer.last} /> : null}
    </>
  );
}
