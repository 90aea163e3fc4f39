import { rulesOf, type TabId, TABS } from "../../features/monitor/monitor-rules.ts";
import type { ViewRules } from "../../ui/view-state.ts";

/** What the address says besides what the monitor shows: which recording, where in it one is, how fast it plays, how much of it the timeline shows. */
const REPLAY_CHOICES = { recording: null, from: null, to: null, at: null, speed: null, zoom: null };

const RULES = Object.fromEntries(
  TABS.map((tab): [TabId, ViewRules] => {
    const rules = rulesOf(tab);
    return [tab, { ...rules, choices: { ...rules.choices, ...REPLAY_CHOICES } }];
  }),
) as Record<TabId, ViewRules>; // one for each of the tabs

export const replayRulesOf = (tab: TabId): ViewRules => RULES[tab];
