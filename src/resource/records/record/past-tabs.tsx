import { useTexts } from "../../../services/use-texts.ts";
import { Tabs } from "../../../ui/tabs.tsx";

interface PastTabsProps {
  /** The address of the details. */
  readonly own: string;
  /** Path of the history, if it is not below that of the details. */
  readonly past?: string;
  readonly current: "details" | "history";
}

/** Links the details of a record, or of settings, with their history. */
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
