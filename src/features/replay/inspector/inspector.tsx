import { useState } from "react";
import { useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { BreakpointsTab } from "./breakpoints-tab.tsx";
import { EventsTab } from "./events-tab.tsx";
import styles from "./inspector.module.css";
import { RecordsTab } from "./records-tab.tsx";
import { WatchTab } from "./watch-tab.tsx";
import { CompareFolds, ComparePositions } from "./compare-states.tsx";
import { CompareRecordings } from "./compare-recordings.tsx";

const TABS = {
  events: EventsTab,
  records: RecordsTab,
  breakpoints: BreakpointsTab,
  watch: WatchTab,
  compare: CompareTab,
};
type Tab = keyof typeof TABS;

/**
 * Looks into the recording: its events, what the console did that wrote it, what stops it, what is watched,
 * what it is compared with.
 */
export function Inspector() {
  const { say } = useTexts();
  const words = say.replay.inspector.tabs;
  const { length, records } = useReplay().opened;
  const hasRecords = records.count > 0;
  const [chosen, setChosen] = useState<Tab>(length === 0 && hasRecords ? "records" : "events");
  // Most recordings are no console's.
  const tab = chosen === "records" && !hasRecords ? "events" : chosen;
  const Chosen = TABS[tab];
  // The keys of an object are strings to the compiler; these are the tabs' names.
  const tabs = (Object.keys(TABS) as Tab[]).filter((value) => value !== "records" || hasRecords);
  return (
    <div className={styles.inspector}>
      <div className={styles.tabs}>
        <Segmented
          label={words.label()}
          wide
          options={tabs.map((value) => ({ value, label: words[value]() }))}
          value={tab}
          onChange={setChosen}
        />
      </div>
      <Chosen />
    </div>
  );
}

const WHICH = ["positions", "recording", "fold"] as const;
type Which = (typeof WHICH)[number];

/** Comparisons of the recording: with another position, another recording, or another version of the fold. */
function CompareTab() {
  const { say } = useTexts();
  const words = say.replay.inspector.compare;
  const [which, setWhich] = useState<Which>("positions");
  return (
    <div className={styles.tab}>
      <Segmented
        label={words.which()}
        wide
        options={WHICH.map((value) => ({ value, label: words.with[value]() }))}
        value={which}
        onChange={setWhich}
      />
      {which === "positions" ? (
        <ComparePositions />
      ) : which === "recording" ? (
        <CompareRecordings />
      ) : (
        <CompareFolds />
      )}
    </div>
  );
}
