import { useState } from "react";
import { useView } from "../../resource/kit/use-view.ts";
import { useAbility } from "../../services/use-session.ts";
import { useCreateShortcut } from "../../resource/kit/use-create-shortcut.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { View } from "../../ui/view-state.ts";
import { CreateUser } from "./create-user.tsx";
import { PeopleList, useRoom } from "./people-list.tsx";
import { USERS_RULES, USUAL_AGENT_COLUMNS } from "./people-rules.ts";
import { UsersTabs } from "./users-tabs.tsx";

const levelOf = ({ choices }: View) => (choices["level"] === "4" ? 4 : 5);

/**
 * Page with the agents of the account, in two tabs: agents (level 5), and agents who are also recording
 * auditors (level 4).
 */
export function UsersPage() {
  const { say } = useTexts();
  const { users, full } = say.people;
  const view = useView(USERS_RULES);
  const room = useRoom();
  const mayWrite = useAbility("users.write");
  const [creating, setCreating] = useState(false);
  const level = levelOf(view.view);
  const tabs = [
    { key: "5", label: users.tabs.agents(), filters: [], choices: { level: "5" } },
    { key: "4", label: users.tabs.recording(), filters: [], choices: { level: "4" } },
  ];
  const isFull = room !== null && room.used >= room.limit;
  useCreateShortcut(mayWrite && !isFull, users.create(), () => setCreating(true));
  return (
    <>
      <PageHeader
        title={users.title()}
        windowTitle={say.windowTitle({ page: users.title() })}
        aside={
          room ? users.room({ left: Math.max(0, room.limit - room.used), limit: room.limit }) : undefined
        }
        action={
          mayWrite ? (
            <Button
              kind="primary"
              icon="plus"
              onClick={() => setCreating(true)}
              {...(isFull && { unavailable: full({ limit: room.limit }) })}
            >
              {users.create()}
            </Button>
          ) : null
        }
      />
      <UsersTabs current="users" />
      <PeopleList
        {...view}
        key={level}
        kind="agents"
        rules={USERS_RULES}
        levelOf={levelOf}
        usual={USUAL_AGENT_COLUMNS}
        tabs={tabs}
        words={{
          table: users.table(),
          search: users.search(),
          empty: users.empty.title(),
          emptyText: users.empty.text(),
        }}
      />
      {mayWrite && creating ? (
        <CreateUser
          key={`new ${level}`}
          onClose={() => setCreating(false)}
          kind="agents"
          privilege={level === 4 ? "agent-recording" : "agent"}
        />
      ) : null}
    </>
  );
}
