import type { ReactNode } from "react";
import { useHolder } from "../../services/use-ability.ts";
import { usePrivilegeName } from "../../services/use-privilege-name.ts";
import { useTexts } from "../../services/use-texts.ts";
import { ART } from "../../ui/art.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useWindowTitle } from "../../ui/use-window-title.ts";
import { MENU, type MenuEntry } from "./menu-entries.ts";

/** A page for those to whom it is open; others are told who can open it. */
export function OpenPage({ page, children }: { page: MenuEntry["page"]; children: ReactNode }) {
  const holder = useHolder();
  const entry = MENU.flatMap(({ entries }) => entries).find((one) => one.page === page);
  return entry && holder?.abilities.includes(entry.ability) ? children : <Closed page={page} />;
}

function Closed({ page }: { page: MenuEntry["page"] }) {
  const { say } = useTexts();
  const holder = useHolder();
  const privilegeName = usePrivilegeName();
  const name = say.shell.pages[page]();
  useWindowTitle(say.windowTitle({ page: name }));
  return (
    <EmptyState art={ART.locked} level={1} title={say.shell.forbidden.title({ page: name })}>
      {holder ? say.shell.forbidden.text({ privilege: privilegeName(holder.user.privilege ?? "agent"), account: holder.account.name }) : null}
    </EmptyState>
  );
}
