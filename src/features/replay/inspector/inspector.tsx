import { useState } from "react";
import { useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { BreakpointsTab } from "./breakpoints-tab.tsx";
import { CompareTab } from "./compare-tab.tsx";
import { EventsTab } from "./events-tab.tsx";
import styles from "./inspector.module.css";
import { RecordsTab } from "./records-tab.tsx";
import { WatchTab } from "./watch-tab.tsx";

const TABS = {
  events: EventsTab,
  records: RecordsTab,
  breakpoints: BreakpointsTab,
  watch: WatchTab,
  compare: CompareTab,
};
type Tab = keyof typeof TABS;

/**
 * Tabs with details of the replay file: events, console records, breakpoints, watch expressions, comparisons.
 */
export function Inspector() {
  const { say } = useTexts();
  const words = say.replay.inspector.tabs;
  const { length, records } = useReplay().opened;
  const hasRecords = records.count > 0;
  const [chosen, setChosen] = useState<Tab>(length === 0 && hasRecords ? "records" : "events");
  // Most replay files contain no console records. Then the records tab is absent.
  const tab = chosen === "records" && !hasRecords ? "events" : chosen;
  const Chosen = TABS[tab];
  // Object.keys returns strings, but these are the names of the tabs.
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
