import { rulesOf, type TabId, TABS } from "../../features/monitor/monitor-rules.ts";
import type { ViewRules } from "../../ui/view-state.ts";

/**
 * What the address says besides what the monitor shows: which recording, where in it one is, how fast it
 * plays, how much of it the timeline shows, and what is looked for among its events and what its console
 * recorded.
 */
const REPLAY_CHOICES = {
  recording: null,
  from: null,
  to: null,
  last: null,
  at: null,
  speed: null,
  zoom: null,
  events: null,
  "event-type": null,
  "event-segment": null,
  "event-agent": null,
  "event-text": null,
  "record-kind": null,
  "record-text": null,
};

/** What the queue can be shown with besides: what becomes of those who wait. */
const LATER = "later";

const RULES = Object.fromEntries(
  TABS.map((tab): [TabId, ViewRules] => {
    const rules = rulesOf(tab);
    return [
      tab,
      {
        ...rules,
        columns: tab === "queue" ? [...rules.columns, LATER] : rules.columns,
        choices: { ...rules.choices, ...REPLAY_CHOICES },
      },
    ];
  }),
) as Record<TabId, ViewRules>; // one for each of the tabs

export const replayRulesOf = (tab: TabId): ViewRules => RULES[tab];
