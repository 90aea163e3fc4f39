import { useState } from "react";
import { useBeside } from "../../resource/record/use-beside.ts";
import { useView } from "../../resource/use-view.ts";
import { useAbility } from "../../services/use-ability.ts";
import { useCreateWish } from "../../resource/use-create-wish.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { CreateUser } from "./create-user.tsx";
import { PeopleList } from "./people-list.tsx";
import { ADMINISTRATORS_RULES, USUAL_ADMIN_COLUMNS } from "./people-rules.ts";
import { PermissionsTable } from "./permissions-table.tsx";
import { PrivilegesList } from "./privileges-list.tsx";
import { useRoom } from "./use-room.ts";

const levelOf = () => ({ $lt: 4 });
const TABS = ["people", "privileges", "permissions"] as const;

/** Those who administrate, what a privilege comes to, and the table that the platform decides by. */
export function AdministratorsPage({ id, part }: { readonly id?: string; readonly part?: string }) {
  const { say } = useTexts();
  const { administrators: text, users, full } = say.people;
  const view = useView(ADMINISTRATORS_RULES);
  const room = useRoom();
  const mayWrite = useAbility("administrators.write");
  const [creating, setCreating] = useState(false);
  // What stands beside is a privilege: people have a page of their own.
  const tab = id === undefined ? (TABS.find((one) => one === view.view.choices["tab"]) ?? "people") : "privileges";
  const beside = useBeside(id, part);
  const isFull = room !== null && room.used >= room.limit;
  useCreateWish(mayWrite && !isFull, text.create(), () => setCreating(true));
  const isShown = mayWrite && tab === "people";
  const privileges = <PrivilegesList id={id} part={part} beside={beside} />;
  if (beside.alone) return privileges;
  return (
    <>
      <PageHeader
        title={text.title()}
        windowTitle={say.windowTitle({ page: text.title() })}
        aside={room ? users.room({ left: Math.max(0, room.limit - room.used), limit: room.limit }) : undefined}
        action={
          isShown ? (
            <Button kind="primary" icon="plus" onClick={() => setCreating(true)} {...(isFull && { unavailable: full({ limit: room.limit }) })}>
              {text.create()}
            </Button>
          ) : null
        }
      />
      <Tabs label={text.tabs.label()} tabs={TABS.map((one) => ({ href: view.hrefOf({ saved: "", choices: { tab: one }, search: "", filters: [], sort: null }), label: text.tabs[one](), current: one === tab && view.view.saved === "" }))} />
      {tab === "people" ? (
        <PeopleList {...view} kind="administrators" rules={ADMINISTRATORS_RULES} levelOf={levelOf} usual={USUAL_ADMIN_COLUMNS} words={{ table: text.table(), search: text.search(), empty: text.empty.title(), emptyText: text.empty.text() }} />
      ) : tab === "privileges" ? (
        privileges
      ) : (
        <PermissionsTable />
      )}
      {isShown && creating ? <CreateUser onClose={() => setCreating(false)} kind="administrators" privilege="" /> : null}
    </>
  );
}
