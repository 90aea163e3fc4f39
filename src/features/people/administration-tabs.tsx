import { useTexts } from "../../services/use-texts.ts";
import { Tabs } from "../../ui/tabs.tsx";

const PLACES = {
  people: "/account/administrators",
  privileges: "/account/administrators/privileges",
  permissions: "/account/administrators?tab=permissions",
} as const;
const TABS = ["people", "privileges", "permissions"] as const;

/** Tabs of the administration pages: administrators, privileges, and permissions. */
export function AdministrationTabs({ current }: { current: (typeof TABS)[number] }) {
  const text = useTexts().say.people.administrators.tabs;
  return (
    <Tabs
      label={text.label()}
      tabs={TABS.map((tab) => ({ href: PLACES[tab], label: text[tab](), current: tab === current }))}
    />
  );
}
