import { useEffect, useEffectEvent, useRef } from "react";
import { useSearch } from "wouter/use-browser-location";
import { useTexts } from "../../services/use-texts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import type { DialogProps } from "../../ui/dialog-props.ts";
import { BackToConsole } from "./back-to-console.tsx";
import { MenuFoot, type MenuFootProps } from "./menu-foot.tsx";
import { MenuList } from "./menu-list.tsx";
import styles from "./narrow-menu.module.css";
import { useMenu } from "./use-menu.ts";

/** Shows the menu as a dialog in narrow windows. */
export function NarrowMenu({
  open,
  onClose,
  returnFocus,
  ...foot
}: MenuFootProps & Pick<DialogProps, "open" | "onClose" | "returnFocus">) {
  const { say } = useTexts();
  const { ofAccount } = useMenu();
  const search = useSearch();
  // Closes the menu when only the query changes, for example to another view of the same list.
  const shown = useRef(search);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    close();
  }, [search]);
  return (
    <Dialog
      form="navigation"
      open={open}
      onClose={onClose}
      title={say.product()}
      closeLabel={say.actions.close()}
      returnFocus={returnFocus}
    >
      <div className={styles.menu}>
        {ofAccount ? (
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
