import { Dialog } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { useRef, useState } from "react";
import type { DialogProps } from "./dialog-props.ts";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";
import square from "./icon-button.module.css";

const FIRST_FIELD = "form :is(textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden]))";

/** The part of a dialog that floats. The focus goes to its first field, and afterwards back to where it was; where that is gone, to the page. */
export function DialogFloat({ open, onClose, title, closeLabel, form = "dialog", returnFocus, children }: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const opener = useOpener(open);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => (change.open ? undefined : onClose())}
      lazyMount
      unmountOnExit
      initialFocusEl={() => content.current?.querySelector<HTMLElement>(FIRST_FIELD) ?? null}
      finalFocusEl={() => returnFocus?.() ?? (opener?.isConnected ? opener : document.querySelector("main"))}
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

/** What had the focus when it opened: it is asked for before anything in the dialog can take the focus. */
function useOpener(open: boolean): HTMLElement | null {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setOpener(document.activeElement);
  }
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}
