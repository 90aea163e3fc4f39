import { useSyncExternalStore } from "react";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Tabs } from "../../ui/tabs.tsx";
import type { View } from "../../ui/view-state.ts";
import { useMonitor } from "./monitor-context.ts";
import { TABS, type TabId } from "./monitor-rules.ts";

interface MonitorTabsProps {
  readonly tab: TabId;
  readonly view: View;
  readonly hrefOf: (changes: Partial<View>) => string;
}

/**
 * The lists, with how many rows each has. The segments that one looks at stay when one goes from one to
 * another.
 */
export function MonitorTabs({ tab, view, hrefOf }: MonitorTabsProps) {
  const { source } = useMonitor();
  const { say } = useTexts();
  const formats = useFormats();
  // One text for all counts, so that the tabs are drawn anew only when one of them changes.
  const counts = useSyncExternalStore(source.subscribe, () => {
    const floor = source.get()?.state;
    return floor ? TABS.map((one) => floor[one].size).join() : "";
  }).split(",");
  const filters = view.filters.filter(({ field }) => field === "segment");
  return (
    <Tabs
      label={say.monitor.tabs.label()}
      tabs={TABS.map((one, index) => ({
        href: hrefOf({
          choices: { ...view.choices, tab: one, number: "", list: "", open: "" },
          sort: null,
          columns: null,
          search: "",
          filters,
        }),
        label: say.monitor.tabs[one](),
        count: counts[index] ? formats.number(Number(counts[index])) : undefined,
        current: one === tab,
      }))}
    />
  );
}
