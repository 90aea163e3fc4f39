import { useEffect } from "react";
import type { EventFilter } from "../../../../streams/replay/find-events.ts";
import { useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { RowList } from "../../../ui/row-list.tsx";
import { EventLine } from "./event-line.tsx";
import styles from "./inspector.module.css";
import { useAsked } from "../use-asked.ts";
import { useDaySections } from "./use-day-sections.ts";
import { useNames } from "./use-names.ts";
import { useShown } from "./use-shown.ts";
import { useSight } from "./use-sight.ts";

const ROWS = 10;

/** Every event that the filter finds, however many; those in sight are asked for. */
export function AllEvents({ filter, onCount }: { filter: EventFilter; onCount: (count: number) => void }) {
  const { desk, seek } = useReplay();
  const { position } = useShown();
  const { say } = useTexts();
  const nameOf = useNames();
  const { sight, onSight } = useSight();
  const { answer } = useAsked(`${position} ${sight.from} ${sight.until} ${JSON.stringify(filter)}`, () =>
    desk.foundRows(filter, position, sight.from, sight.until),
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
