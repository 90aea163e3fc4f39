import { useTexts } from "../../services/use-texts.ts";
import { Brand } from "../../ui/brand.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { BackToConsole } from "./back-to-console.tsx";
import { MenuFoot, type MenuFootProps } from "./menu-foot.tsx";
import { MenuList } from "./menu-list.tsx";
import styles from "./sidebar.module.css";
import { useMenu } from "./use-menu.ts";

/**
 * Shows the menu at the side of the page. If the sidebar is collapsed, it shows only icons, with tooltips.
 */
export function Sidebar({
  collapsed,
  onToggle,
  ...foot
}: MenuFootProps & { collapsed: boolean; onToggle: () => void }) {
  const { say } = useTexts();
  const { ofAccount } = useMenu();
  const toggle = (
    <IconButton
      icon="panel"
      label={collapsed ? say.shell.expand() : say.shell.collapse()}
      keys="["
      tip={collapsed ? "right" : "bottom"}
      aria-expanded={!collapsed}
      onClick={onToggle}
    />
  );
  return (
    <aside
      className={styles.sidebar}
      data-collapsed={collapsed ? "" : undefined}
      aria-label={say.shell.sidebar()}
    >
      <div className={styles.brand}>
        {ofAccount ? (
          <BackToConsole collapsed={collapsed} />
        ) : (
          <Brand>{collapsed ? undefined : say.product()}</Brand>
        )}
        {collapsed ? null : toggle}
      </div>
      <div className={styles.menu}>
        <MenuList collapsed={collapsed} />
      </div>
      <MenuFoot {...foot} collapsed={collapsed} />
      {collapsed ? <div className={styles.unfold}>{toggle}</div> : null}
    </aside>
  );
}
