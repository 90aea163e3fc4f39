import { useState } from "react";
import { useTexts } from "../../../services/use-texts.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { BreakpointsTab } from "./breakpoints-tab.tsx";
import { CompareTab } from "./compare-tab.tsx";
import { EventsTab } from "./events-tab.tsx";
import styles from "./inspector.module.css";
import { WatchTab } from "./watch-tab.tsx";

const TABS = { events: EventsTab, breakpoints: BreakpointsTab, watch: WatchTab, compare: CompareTab };
type Tab = keyof typeof TABS;

/** Looks into the recording: its events, what stops it, what is watched, what it is compared with. */
export function Inspector() {
  const { say } = useTexts();
  const words = say.replay.inspector.tabs;
  const [tab, setTab] = useState<Tab>("events");
  const Chosen = TABS[tab];
  return (
    <div className={styles.inspector}>
      <div className={styles.tabs}>
        {/* The keys of an object are strings to the compiler; these are the tabs' names. */}
        <Segmented label={words.label()} wide options={(Object.keys(TABS) as Tab[]).map((value) => ({ value, label: words[value]() }))} value={tab} onChange={setTab} />
      </div>
      <Chosen />
    </div>
  );
}
