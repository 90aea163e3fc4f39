import type { ReactNode } from "react";
import { PRINCIPAL_ONLY } from "../../services/principal-only.ts";
import { useHolder } from "../../services/use-ability.ts";
import { usePrivilegeName } from "../../services/use-privilege-name.ts";
import { useTexts } from "../../services/use-texts.ts";
import { ART } from "../../ui/art.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useWindowTitle } from "../../ui/use-window-title.ts";
import { entryOf, isOpenTo, type MenuEntry, type PageName } from "./menu-entries.ts";

/** A page for those to whom it is open; others are told who can open it. */
export function OpenPage({ page, children }: { page: PageName; children: ReactNode }) {
  const holder = useHolder();
  const entry = entryOf(page);
  return entry && isOpenTo(entry, holder) ? children : <Closed page={page} entry={entry} />;
}

function Closed({ page, entry }: { page: PageName; entry: MenuEntry | undefined }) {
  const { say } = useTexts();
  const holder = useHolder();
  const privilegeName = usePrivilegeName();
  const name = say.shell.pages[page]();
  const why = () => {
    if (!holder) return null;
    const account = holder.account.name;
    if (entry?.feature && !holder.features.includes(entry.feature)) return say.shell.notInPlan({ account });
    if (entry?.ability && PRINCIPAL_ONLY.has(entry.ability))
      return say.shell.forbidden.principal({ account });
    return say.shell.forbidden.text({ privilege: privilegeName(holder.user.privilege ?? "agent"), account });
  };
  useWindowTitle(say.windowTitle({ page: name }));
  return (
    <EmptyState art={ART.locked} level={1} title={say.shell.forbidden.title({ page: name })}>
      {why()}
    </EmptyState>
  );
}
