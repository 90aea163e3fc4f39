import { useTexts } from "../../services/use-texts.ts";
import { HiddenText } from "../../ui/hidden-text.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import styles from "./menu-foot.module.css";
import { useMenu } from "./use-menu.ts";
import { useSignOut } from "../../services/use-session.ts";

export interface MenuFootProps {
  readonly unread: boolean;
  readonly onHelp: () => void;
  readonly onChangelog: () => void;
}

/** Shows the buttons at the foot of the menu: help and changelog. The account menu also has sign-out. */
export function MenuFoot({
  unread,
  onHelp,
  onChangelog,
  collapsed = false,
}: MenuFootProps & { collapsed?: boolean }) {
  const { say } = useTexts();
  const { ofAccount } = useMenu();
  const signOut = useSignOut();
  const help = say.shell.guide.open();
  const title = say.shell.updates.title();
  const lines = [
    { name: help, icon: "help" as const, keys: "H", run: onHelp },
    { name: title, icon: "bell" as const, run: onChangelog, dot: unread },
    ...(ofAccount ? [{ name: say.shell.account.logout(), icon: "exit" as const, run: signOut }] : []),
  ];
  return (
    <div className={styles.foot} data-collapsed={collapsed ? "" : undefined}>
      {lines.map(({ name, icon, keys, run, dot }) => {
        const button = (
          <button
            key={name}
            type="button"
            className={styles.line}
            onClick={run}
            aria-label={dot ? say.shell.updates.unread() : undefined}
          >
            <Icon name={icon} />
            {collapsed ? <HiddenText>{name}</HiddenText> : <span>{name}</span>}
            {dot ? <i className={styles.dot} /> : null}
          </button>
        );
        return collapsed ? (
          <Tooltip key={name} text={name} keys={keys} side="right">
            {button}
          </Tooltip>
        ) : (
          button
        );
      })}
    </div>
  );
}
