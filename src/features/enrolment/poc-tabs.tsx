import type { Beside } from "../../resource/record/use-beside.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Tabs } from "../../ui/tabs.tsx";

/** What is known of a POC, and what became of it. */
export function PocTabs({
  id,
  beside,
  current,
}: {
  id: string;
  beside: Beside;
  current: "details" | "history";
}) {
  const words = useTexts().say.lists.record;
  return (
    <Tabs
      label={words.parts()}
      tabs={[
        { href: beside.hrefOf(id), label: words.details(), current: current === "details" },
        { href: beside.hrefOf(id, "history"), label: words.history(), current: current === "history" },
      ]}
    />
  );
}
