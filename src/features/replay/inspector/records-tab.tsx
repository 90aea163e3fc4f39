import { useState } from "react";
import { useFilterWords } from "../../../resource/kit/use-filter-words.ts";
import { type RecordRow, useReplay } from "../../../services/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { useTransport } from "../../../services/use-transport.ts";
import { FilterBar } from "../../../ui/filter-bar.tsx";
import { RowList } from "../../../ui/row-list.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { useLatestRequest } from "../use-latest-request.ts";
import styles from "./inspector.module.css";
import { useDaySections } from "./use-day-sections.ts";
import { useRecordFilter } from "./use-record-filter.ts";
import { useShown } from "./use-shown.ts";
import { useSight } from "./use-sight.ts";
import { ClockTime } from "../../../resource/cells/clock-time.tsx";
import { Glyph } from "../../../ui/glyph.tsx";
import { recordGlyph } from "./record-glyph.ts";
import { recordWords } from "./record-words.ts";
import { JsonTree } from "../../../ui/json-tree.tsx";

const ROWS = 10;

/**
 * Records of the console that wrote the replay file: inputs, requests, and transitions of its state machines.
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
  // Several records can have the same millisecond. While the replay stays at the record that the user
  // selected, that record is the current one. After a step by transition, the current record is the last
  // transition of the millisecond.
  const replayPlace =
    picked?.position === position && picked.time === now
      ? { behind: picked.index }
      : { now, meant: step === "transition" ? step : null };
  const { answer } = useLatestRequest(JSON.stringify([filter, replayPlace, sight]), () =>
    desk.foundRecords(filter, replayPlace, sight.from, sight.until),
  );
  const sections = useDaySections(answer?.days);
  const rowAt = (place: number) => answer?.rows[place - answer.from];
  const pick = async (place: number) => {
    const row = rowAt(place) ?? (await desk.foundRecords(filter, replayPlace, place, place + 1)).rows[0];
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

interface RecordLineProps {
  readonly row: RecordRow;
  /** True for a record after the current position. */
  readonly isLater: boolean;
}

/** Row of the list: time, kind, description and outcome of a record. */
function RecordLine({ row: { time, brief }, isLater }: RecordLineProps) {
  const { opened } = useReplay();
  const { say } = useTexts();
  const formats = useFormats();
  const { family, glyph } = recordGlyph(brief);
  const { what, end } = recordWords(brief, { say, formats });
  return (
    <span className={styles.line} data-of="record" data-later={isLater ? "" : undefined}>
      <ClockTime className={styles.time} instant={time} zone={opened.header.zone} />
      <span className={styles.glyph} data-family={family}>
        <Glyph name={glyph} size={10} />
      </span>
      <span className={styles.kind}>{say.replay.inspector.records.kinds[brief.kind]()}</span>
      <span className={styles.type} title={what}>
        {what}
      </span>
      <span className={styles.segment}>{end}</span>
    </span>
  );
}

const SECOND = 1_000;
const DIGITS = 3;

/** Complete content of a record. `index`: null before the first record. */
function RecordDetail({ index }: { readonly index: number | null }) {
  const { desk, opened } = useReplay();
  const { say } = useTexts();
  const formats = useFormats();
  const words = say.replay.inspector.records;
  const { answer, isOld } = useLatestRequest(index === null ? null : String(index), () =>
    desk.record(index ?? 0),
  );
  if (index === null || (!answer && !isOld))
    return <p className={styles.none}>{say.replay.inspector.event.none()}</p>;
  if (!answer) return null;
  const { brief, time, position, record } = answer;
  const { what, end } = recordWords(brief, { say, formats });
  const { zone } = opened.header;
  const moment = words.moment({
    second: `${formats.day(time, zone)}, ${formats.second(time, zone)}`,
    ms: String(Math.floor(time % SECOND)).padStart(DIGITS, "0"),
  });
  return (
    <section className={styles.detail} aria-label={words.detail()}>
      <h3 className={styles.title}>
        {words.kinds[brief.kind]()}{" "}
        <time
          className={styles.muted}
          dateTime={new Date(time).toISOString()}
          title={formats.moment(time, zone)}
        >
          {moment}
        </time>
      </h3>
      <p className={styles.whole}>{end === "" ? what : `${what} · ${end}`}</p>
      <JsonTree label={words.all()} name={brief.kind} value={record} />
      <p className={styles.muted}>{words.knew({ count: position })}</p>
    </section>
  );
}
