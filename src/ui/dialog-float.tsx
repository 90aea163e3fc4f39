import { Dialog } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { useEffect, useRef } from "react";
import type { DialogProps } from "./dialog-props.ts";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";
import square from "./icon-button.module.css";

const FIRST_FIELD = "form :is(textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden]))";

/** By then (ms) the dialog, or the popover that led to it, gave the focus back; they give it only where nobody has it. */
const RETURNED = 300;

/** The part of a dialog that floats. The focus goes to its first field, and afterwards back to where it was; where that is gone, to the page. */
export function DialogFloat({ open, onClose, title, closeLabel, form = "dialog", returnFocus, children }: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  useFocusKept(open);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => (change.open ? undefined : onClose())}
      lazyMount
      unmountOnExit
      initialFocusEl={() => content.current?.querySelector<HTMLElement>(FIRST_FIELD) ?? null}
      finalFocusEl={returnFocus}
      // The popover that led here closes a moment later and gives the focus back: that is nobody's wish to close this.
      onRequestDismiss={(event) => event.preventDefault()}
      onFocusOutside={(event) => event.preventDefault()}
    >
      <Portal>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Positioner className={styles.place} data-form={form}>
          <Dialog.Content ref={content} className={styles.dialog} data-form={form}>
            <header className={styles.head}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <Dialog.CloseTrigger className={square.square} aria-label={closeLabel}>
                <Icon name="x" />
              </Dialog.CloseTrigger>
            </header>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** Where what had the focus before is gone by the end, such as the row that was removed, the page has it. */
function useFocusKept(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    return () => {
      const look = () => {
        if (document.activeElement === document.body) document.querySelector("main")?.focus();
      };
      setTimeout(look, RETURNED);
    };
  }, [open]);
}
