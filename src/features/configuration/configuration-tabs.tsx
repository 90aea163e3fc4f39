import { useTexts } from "../../services/use-texts.ts";
import { Tabs } from "../../ui/tabs.tsx";

/** What the configuration is, and what became of it. */
export function ConfigurationTabs({ current }: { current: "details" | "history" }) {
  const words = useTexts().say.lists.record;
  return (
    <Tabs
      label={words.parts()}
      tabs={[
        { href: "/account/configuration", label: words.details(), current: current === "details" },
        { href: "/account/configuration/history", label: words.history(), current: current === "history" },
      ]}
    />
  );
}
