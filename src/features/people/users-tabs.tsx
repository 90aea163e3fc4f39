import { useAbility } from "../../services/use-session.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Tabs } from "../../ui/tabs.tsx";

/** Tabs between users and connections, for users who may read both lists. */
export function UsersTabs({ current }: { current: "users" | "connections" }) {
  const text = useTexts().say.people.parts;
  const mayReadUsers = useAbility("users.read");
  const mayReadConnections = useAbility("connections.read");
  if (!mayReadUsers || !mayReadConnections) return null;
  return (
    <Tabs
      label={text.label()}
      tabs={[
        { href: "/users", label: text.users(), current: current === "users" },
        { href: "/users/connections", label: text.connections(), current: current === "connections" },
      ]}
    />
  );
}
