import { useLocation } from "wouter";
import { useTexts } from "../../services/use-texts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import type { DialogProps } from "../../ui/dialog-props.ts";
import { BackToConsole } from "./back-to-console.tsx";
import { isAccount } from "./menu-entries.ts";
import { MenuFoot, type MenuFootProps } from "./menu-foot.tsx";
import { MenuList } from "./menu-list.tsx";
import styles from "./narrow-menu.module.css";

/** The menu where there is no room for a sidebar. */
export function NarrowMenu({ open, onClose, returnFocus, ...foot }: MenuFootProps & Pick<DialogProps, "open" | "onClose" | "returnFocus">) {
  const { say } = useTexts();
  const [path] = useLocation();
  return (
    <Dialog form="navigation" open={open} onClose={onClose} title={say.product()} closeLabel={say.actions.close()} returnFocus={returnFocus}>
      <div className={styles.menu}>
        {isAccount(path) ? (
          <div className={styles.back}>
            <BackToConsole />
          </div>
        ) : null}
        <MenuList />
      </div>
      <MenuFoot {...foot} />
    </Dialog>
  );
}
