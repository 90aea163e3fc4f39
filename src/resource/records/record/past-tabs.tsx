import { useTexts } from "../../../services/use-texts.ts";
import { Tabs } from "../../../ui/tabs.tsx";

interface PastTabsProps {
  /** Path of the details. */
  readonly own: string;
  /** Path of the history, if it is not below the details' path. */
  readonly past?: string;
  readonly current: "details" | "history";
}

/** Tabs for the details and the history of a record or of settings. */
export function PastTabs({ own, past = `${own}/history`, current }: PastTabsProps) {
  const words = useTexts().say.lists.record;
  return (
    <Tabs
      label={words.parts()}
      tabs={[
        { href: own, label: words.details(), current: current === "details" },
        { href: past, label: words.history(), current: current === "history" },
      ]}
    />
  );
}
