import { Dialog } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import type { DialogProps } from "./dialog-props.ts";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";
import square from "./icon-button.module.css";

/** The part of a dialog that floats. */
export const DialogFloat = ({ open, onClose, title, closeLabel, form = "dialog", returnFocus, children }: DialogProps) => (
  <Dialog.Root
    open={open}
    onOpenChange={(change) => (change.open ? undefined : onClose())}
    lazyMount
    unmountOnExit
    finalFocusEl={returnFocus}
    // The popover that led here closes a moment later and gives the focus back: that is nobody's wish to close this.
    onRequestDismiss={(event) => event.preventDefault()}
    onFocusOutside={(event) => event.preventDefault()}
  >
    <Portal>
      <Dialog.Backdrop className={styles.scrim} />
      <Dialog.Positioner className={styles.place} data-form={form}>
        <Dialog.Content className={styles.dialog} data-form={form}>
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
