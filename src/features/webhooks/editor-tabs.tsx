import { useTexts } from "../../services/use-texts.ts";
import { Tabs } from "../../ui/tabs.tsx";

/** What a webhook is, and what became of it. */
export function EditorTabs({ id, current }: { id: string; current: "details" | "history" }) {
  const words = useTexts().say.lists.record;
  return (
    <Tabs
      label={words.parts()}
      tabs={[
        { href: `/webhooks/editor/${id}`, label: words.details(), current: current === "details" },
        { href: `/webhooks/editor/${id}/history`, label: words.history(), current: current === "history" },
      ]}
    />
  );
}
