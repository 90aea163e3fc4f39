import type { ReactNode } from "react";
import type { Feature } from "../../../openapi/generated/console.ts";
import { useHolder } from "../../services/use-ability.ts";
import { usePrivilegeName } from "../../services/use-privilege-name.ts";
import { useTexts } from "../../services/use-texts.ts";
import { ART } from "../../ui/art.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useWindowTitle } from "../../ui/use-window-title.ts";
import { entryOf, isOpenTo, type PageName } from "./menu-entries.ts";

/** A page for those to whom it is open; others are told who can open it. */
export function OpenPage({ page, children }: { page: PageName; children: ReactNode }) {
  const holder = useHolder();
  const entry = entryOf(page);
  return entry && isOpenTo(entry, holder) ? children : <Closed page={page} feature={entry?.feature} />;
}

function Closed({ page, feature }: { page: PageName; feature: Feature | undefined }) {
  const { say } = useTexts();
  const holder = useHolder();
  const privilegeName = usePrivilegeName();
  const name = say.shell.pages[page]();
  const isPlan = feature !== undefined && holder !== null && !holder.features.includes(feature);
  useWindowTitle(say.windowTitle({ page: name }));
  return (
    <EmptyState art={ART.locked} level={1} title={say.shell.forbidden.title({ page: name })}>
      {isPlan ? say.shell.notInPlan({ account: holder.account.name }) : holder ? say.shell.forbidden.text({ privilege: privilegeName(holder.user.privilege ?? "agent"), account: holder.account.name }) : null}
    </EmptyState>
  );
}
