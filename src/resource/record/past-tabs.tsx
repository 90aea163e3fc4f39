import { useTexts } from "../../services/use-texts.ts";
import { Tabs } from "../../ui/tabs.tsx";

/**
 * What settings are of which an account has one, and what became of them: at the address of their page, and
 * below it.
 */
export function PastTabs({ own, current }: { own: string; current: "details" | "history" }) {
  const words = useTexts().say.lists.record;
  return (
    <Tabs
      label={words.parts()}
      tabs={[
        { href: own, label: words.details(), current: current === "details" },
        { href: `${own}/history`, label: words.history(), current: current === "history" },
      ]}
    />
  );
}
