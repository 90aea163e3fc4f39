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

const BEFORE = 3;
const AFTER = 2;
const ROWS = BEFORE + 1 + AFTER;

/** The events right before and after where the replay stands. */
export function EventsAround({ filter, onCount }: { filter: EventFilter; onCount: (count: number) => void }) {
  const { desk, seek } = useReplay();
  const { position } = useShown();
  const { say } = useTexts();
  const nameOf = useNames();
  const { answer } = useAsked(`${position} ${JSON.stringify(filter)}`, () =>
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
      rows={ROWS}
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
