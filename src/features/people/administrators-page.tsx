import { useState } from "react";
import { useView } from "../../resource/kit/use-view.ts";
import { useAbility } from "../../services/use-session.ts";
import { useCreateShortcut } from "../../resource/kit/use-create-shortcut.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { AdministrationTabs } from "./administration-tabs.tsx";
import { CreateUser } from "./create-user.tsx";
import { PeopleList, useRoom } from "./people-list.tsx";
import { ADMINISTRATORS_RULES, USUAL_ADMIN_COLUMNS } from "./people-rules.ts";
import { PermissionsTable } from "./permissions-table.tsx";

const levelOf = () => ({ $lt: 4 });

/** Page with the list of administrators, and a tab with the permissions of each privilege. */
export function AdministratorsPage() {
  const { say } = useTexts();
  const { administrators: text, users, full } = say.people;
  const view = useView(ADMINISTRATORS_RULES);
  const room = useRoom();
  const mayWrite = useAbility("administrators.write");
  const [creating, setCreating] = useState(false);
  const showsPeople = view.view.choices["tab"] !== "permissions";
  const isFull = room !== null && room.used >= room.limit;
  useCreateShortcut(mayWrite && !isFull, text.create(), () => setCreating(true));
  const isShown = mayWrite && showsPeople;
  return (
    <>
      <PageHeader
        title={text.title()}
        windowTitle={say.windowTitle({ page: text.title() })}
        aside={
          room ? users.room({ left: Math.max(0, room.limit - room.used), limit: room.limit }) : undefined
        }
        action={
          isShown ? (
            <Button
              kind="primary"
              icon="plus"
              onClick={() => setCreating(true)}
              {...(isFull && { unavailable: full({ limit: room.limit }) })}
            >
              {text.create()}
            </Button>
          ) : null
        }
      />
      <AdministrationTabs current={showsPeople ? "people" : "permissions"} />
      {showsPeople ? (
        <PeopleList
          {...view}
          kind="administrators"
          rules={ADMINISTRATORS_RULES}
          levelOf={levelOf}
          usual={USUAL_ADMIN_COLUMNS}
          words={{
            table: text.table(),
            search: text.search(),
            empty: text.empty.title(),
            emptyText: text.empty.text(),
          }}
        />
      ) : (
        <PermissionsTable />
      )}
      {isShown && creating ? (
        <CreateUser onClose={() => setCreating(false)} kind="administrators" privilege="" />
      ) : null}
    </>
  );
}
