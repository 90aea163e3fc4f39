import { useTexts } from "../../services/use-texts.ts";
import { Tabs } from "../../ui/tabs.tsx";

const TABS = ["list", "secrets", "logs"] as const;

/** Tabs between webhooks, logs and secrets. */
export function WebhooksTabs({ current }: { current: (typeof TABS)[number] }) {
  const text = useTexts().say.webhooks.tabs;
  return (
    <Tabs
      label={text.label()}
      tabs={TABS.map((tab) => ({ href: `/webhooks/${tab}`, label: text[tab](), current: tab === current }))}
    />
  );
}
